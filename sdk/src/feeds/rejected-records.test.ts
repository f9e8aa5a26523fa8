import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { readItems, type ItemOptions } from './read-items.ts';
import { rejectedRecords } from './rejected-records.ts';
import { truths, writingsOf } from './testing/generated-feeds.ts';
import { chunked, utf8 } from './testing/sources.ts';

const feedType = 'insert_update';
const mapping = { id: { field: 'external_id' }, title: { field: 'title' }, thumb: { field: 'thumbnail_url' } } as const;

async function rejectedIn(bytes: Uint8Array, options: ItemOptions, sizes: readonly number[]): Promise<string> {
  let text = '';
  for await (const part of rejectedRecords(chunked(bytes, ...sizes), options)) text += part;
  return text;
}

/** How many rows were rejected, and why. */
async function rejections(bytes: Uint8Array, options: ItemOptions): Promise<readonly string[]> {
  const reasons: string[] = [];
  for await (const { problems } of readItems(chunked(bytes), options)) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    reasons.push(...errors.map(({ code, column }) => `${code} ${column ?? ''}`));
  }
  return reasons;
}

describe('the rejected records of a feed', () => {
  it.each([
    [
      'delimited text: the header row, quotes, and lines as they are',
      'sep=;\r\nid;title;thumb\r\na;Fine;https://a.example/a.jpg\r\n;"No ""ID""\r\nin two lines";https://b.example/b.jpg\r\nc;Too;many;cells\r\n',
      'id;title;thumb\n;"No ""ID""\nin two lines";https://b.example/b.jpg\nc;Too;many;cells\n',
      {},
    ],
    [
      'a list of JSON: with the keys that lead to it',
      '{"n": 3, "data": {"videos": [{"id": 1, "title": "Fine", "thumb": "https://a.example/a.jpg"}, {"id": 2.50, "title": null},\n {"id": oops}]}}',
      '{"data": {"videos": [\n{"id": 2.50, "title": null},\n{"id": oops}\n]}}\n',
      { recordPath: 'data.videos' },
    ],
    [
      'records of JSON under keys: with these',
      '{"a": {"id": 1, "title": "Fine", "thumb": "https://a.example/a.jpg"}, "b": {"id": 2}}',
      '{\n"b": {"id": 2}\n}\n',
      { recordPath: '*' },
    ],
    [
      'lines of JSON',
      '{"id": 1, "title": "Fine", "thumb": "https://a.example/a.jpg"}\n{"id": 2}\n[3]\n',
      '{"id": 2}\n[3]\n',
      {},
    ],
    [
      'XML: with the elements around it, their namespaces, attributes, sections, and comments',
      '<?xml version="1.0" encoding="windows-1252"?>\n<feed xmlns:m="http://search.yahoo.com/mrss/"><note>All of them</note><list kind="v">' +
        '<item no="1"><id>1</id><title>Fine</title><thumb>https://a.example/a.jpg</thumb></item>' +
        '<item no="2"><id>2</id><!-- why? --><title><![CDATA[<b>]]> & more</title></item><item/></list></feed>',
      '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns:m="http://search.yahoo.com/mrss/">\n<list kind="v">\n' +
        '<item no="2"><id>2</id><!-- why? --><title><![CDATA[<b>]]> &amp; more</title></item>\n<item/>\n</list>\n</feed>\n',
      {},
    ],
  ])('are %s', async (_, text, expected, options) => {
    for (const size of [text.length, 5])
      expect(await rejectedIn(utf8(text), { ...options, mapping, feedType }, [size])).toBe(expected);
  });

  it('are nothing where nothing is rejected, and those before the fault of a file that ends too early', async () => {
    const begun = '[{"id": 1, "title": "Fine", "thumb": "https://a.example/a.jpg"}';
    expect(await rejectedIn(utf8(`${begun}]`), { mapping, feedType }, [9])).toBe('');
    expect(await rejectedIn(utf8(`${begun}, {"id": 2}, {"id"`), { mapping, feedType }, [9])).toBe('[\n{"id": 2}\n]\n');
  });

  it('are rejected for the same reasons when they are sent again, in every format', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(truths, sizes, async (truth, chunks) => {
        for (const { name, text, options, mapping: written } of writingsOf(truth)) {
          const how = { ...options, mapping: written, feedType } as const;
          const expected = await rejections(utf8(text), how);
          const rejected = await rejectedIn(utf8(text), how, chunks);
          const again = rejected === '' ? [] : await rejections(utf8(rejected), how);
          expect({ [name]: again }).toEqual({ [name]: expected });
        }
      }),
      { numRuns: 30 },
    );
  });

  it('of all kinds of odd files are rejected for the same reasons again', async () => {
    const folder = new URL('testing/reports/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
      try {
        const analysis = await analyzeFeed(chunked(bytes), { feedType });
        const how = { mapping: analysis.suggested_mapping, feedType } as const;
        const expected = await rejections(bytes, how);
        const rejected = await rejectedIn(bytes, how, [7]);
        expect({ [name]: rejected === '' ? [] : await rejections(utf8(rejected), how) }).toEqual({ [name]: expected });
      } catch (error) {
        if (!(error instanceof FeedRefusal)) throw error;
      }
    }
  });
});
