import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { chunked, readAll, utf8 } from './testing/sources.ts';
import { isFull } from './testing/tier.ts';
import { validateFeed } from './validate-feed.ts';

const image = 'https://v.example/1.jpg';
const feeds: readonly Uint8Array[] = [
  utf8(`id,title,thumb\n1,"Käse, ""x""",${image}\n2,"two\nlines",${image}\n`),
  utf8(`1|"open|${image}\n2|two|${image}\n3|three|${image}\n`),
  utf8(`{"total":2,"data":[{"id":1,"title":"A","thumb":"${image}","tags":["a"]},{"id":2}]}`),
  utf8(`{"id":1,"title":"A"}\n{"id":2,"title":"\\u00e9"}\n`),
  utf8(
    `<?xml version="1.0"?><rss xmlns:media="http://search.yahoo.com/mrss/"><channel><item><guid>1</guid><title>A &amp; B</title><media:thumbnail url="${image}"/></item><item><guid>2</guid><title><![CDATA[x]]></title></item></channel></rss>`,
  ),
  new Uint8Array(Buffer.from('\ufeffid;title\r\n1;"ä"\r\n', 'utf16le')),
  new Uint8Array(gzipSync('id,title\n1,A\n2,B\n')),
];

const telling = '"\'<>[]{}&;,|\t\r\n\0\\/:#=%\u00ff\u0080'.split('').map((char) => char.charCodeAt(0));
const change = fc.record({
  at: fc.nat(400),
  remove: fc.nat(6),
  insert: fc.array(fc.oneof(fc.constantFrom(...telling), fc.nat(255)), { maxLength: 6 }),
  repeat: fc.constantFrom(1, 1, 1, 50),
});
const mutated = fc
  .tuple(fc.constantFrom(...feeds), fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([feed, changes]) => {
    let bytes = [...feed];
    for (const { at, remove, insert, repeat } of changes) {
      const place = at % (bytes.length + 1);
      const added = Array.from({ length: repeat }, () => insert).flat();
      bytes = [...bytes.slice(0, place), ...added, ...bytes.slice(place + remove)];
    }
    return Uint8Array.from(bytes);
  });

/** The outcome; any error other than a refusal is thrown. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'read';
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    return error.code;
  }
}

describe('characters that databases refuse', () => {
  it.each([
    ['a header', `id\0,title,th\0umb\n1\0,"A\0",x\n${'2,Title,y\n'.repeat(50)}`],
    ['JSON', '[{"id\\u0000":"1\\u0000","title":"\\ud800","th\\u0000umb":"x"},{"id\\u0000":"2"}]'],
  ])('appear in nothing that is reported about %s', async (_, text) => {
    const analysis = await analyzeFeed(chunked(utf8(text)), { feedType: 'insert_update', hasHeaderRow: true });
    expect(analysis.columns).toEqual(['id\ufffd', 'title', 'th\ufffdumb']);
    const mapping = { 'id\ufffd': 'external_id', title: 'title', 'th\ufffdumb': 'thumbnail_url' } as const;
    const report = await validateFeed(chunked(utf8(text)), { mapping, feedType: 'insert_update', hasHeaderRow: true });
    expect(report.errors.length).toBeGreaterThan(0);
    const told = JSON.stringify([analysis, report]);
    expect(told).not.toMatch(/\\u0000|\\ud800/);
  });
});

describe('any damaged feed', () => {
  it('is read, or refused with a code, the same for any chunking', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
        const read = await readAll(bytes);
        expect(read.refusal?.message).not.toBe('');
        expect(await readAll(chunked(bytes, size))).toEqual(read);
        for (const row of read.rows) expect(row.values.length).toBeLessThanOrEqual(read.columns.length);
      }),
      { numRuns: isFull ? 700 : 250 },
    );
  });

  it('is analyzed and checked, or refused with a code', async () => {
    const mapping = { id: 'external_id', title: 'title', thumb: 'thumbnail_url' } as const;
    await fc.assert(
      fc.asyncProperty(mutated, async (bytes) => {
        expect(await outcome(analyzeFeed(chunked(bytes), { feedType: 'insert_update' }))).toMatch(
          /^(?:read|feed\.\w+)$/,
        );
        expect(await outcome(validateFeed(chunked(bytes), { mapping, feedType: 'insert_update' }))).toMatch(
          /^(?:read|feed\.\w+)$/,
        );
      }),
      { numRuns: isFull ? 500 : 200 },
    );
  });
});
