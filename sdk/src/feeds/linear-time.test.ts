import { describe, expect, it, vi } from 'vitest';
import type { FieldTarget } from './column-mapping.ts';
import { fieldLabels, type FieldName } from './fields.ts';
import { countedFeeds } from './testing/counted-work.ts';
import { isFull } from './testing/tier.ts';

vi.setConfig({ testTimeout: 120_000 }); // It counts each step of reading.

/** What a hostile text repeats. */
const seeds = [
  '<embed src="',
  '<iframe ',
  '<iframe src="',
  '<iframe src= ',
  'src=',
  '<title',
  '<!--',
  '<',
  '"',
  '"\\',
  '\\"',
  "'",
  ',',
  ', //',
  '; https://a.example/',
  '&',
  '&#',
  '&amp',
  '&a=b',
  '=',
  '#',
  '?',
  ' ',
  ' \t',
  '\u00a0 ',
  'a.',
  'a.b@',
  '/',
  '//',
  'http://',
  '1',
  '1,',
  '1 ',
  '1:',
  '- ',
  'T ',
  'PT1',
  '[',
  '{"a":',
];

/** What comes before it: the way into the later parts of a reader. In `npm test` nothing, and the longest way. */
const allBeginnings = ['', 'https://a.example/', '<iframe src="https://a.example/', '2026-01-01 '];
const beginnings = isFull ? allBeginnings : ['', '<iframe src="https://a.example/'];

const targets: FieldTarget[] = [
  ...(Object.keys(fieldLabels) as FieldName[]).map((field) => ({ field })),
  ...(['query-id', 'after-embed', 'last-number', 'whole-url'] as const).map((derive): FieldTarget => ({
    field: 'external_id',
    derive,
  })),
  { field: 'thumbnails', split: ',' },
  { field: 'tags', split: ' ' },
  { field: 'description', as: 'text' },
  { field: 'duration', as: 'milliseconds' },
  { field: 'published_at', as: 'epoch' },
];

/** Characters of two texts that are compared. The shorter one already fills several blocks. */
const shorter = 1000;
const longer = 10_000;
const blockBytes = 64;
/** Ten times the text may make this many times as much work; quadratic work would be a hundred times as much. */
const mostGrowth = 12;

const { feeds, source, workOf } = await countedFeeds(blockBytes);

/** What is wrong with the work that a text makes, if anything. */
async function fault(take: (size: number) => unknown): Promise<string | undefined> {
  const less = await workOf(() => take(shorter));
  if (less < shorter) return `${String(shorter)} characters make ${String(less)} steps: not everything is counted`;
  const more = await workOf(() => take(longer));
  if (more <= mostGrowth * less) return undefined;
  return `${String(less)} steps for ${String(shorter)} characters, but ${String(more)} for ${String(longer)}`;
}

function hostile(beginning: string, seed: string, size: number): string {
  return beginning + seed.repeat(Math.ceil(size / seed.length));
}

/** The first text that makes too much work, and how much. Trying others would take long if they do, too. */
async function firstSteep(
  take: (text: string) => unknown,
  before: readonly string[] = beginnings,
): Promise<string | undefined> {
  for (const beginning of before) {
    for (const seed of seeds) {
      const found = await fault((size) => take(hostile(beginning, seed, size)));
      if (found !== undefined) return `${JSON.stringify(beginning + seed)}: ${found}`;
    }
  }
  return undefined;
}

describe('the work that a text makes grows no faster than its length', () => {
  it.each(targets.map((target) => [Object.values(target).join(' '), target] as const))('as %s', async (_, target) => {
    const map = feeds.createRowMapper({ column: target }, 'insert_update', { urlParameters: 'a=b' });
    expect(await firstSteep((text) => map({ line: 1, record: 1, values: [text] }, ['column']))).toBeUndefined();
  });

  it.each<[string, (cell: string) => string]>([
    ['a file of its own', (cell) => cell],
    [
      'a cell of CSV',
      (cell) => `id,title,embed\n1,a,"${cell.replaceAll('"', '""')}"\n2,b,"${cell.replaceAll('"', '""')}"\n`,
    ],
    ['a cell of CSV without quotes', (cell) => `1|a|${cell}\n2|b|${cell}\n`],
    [
      'a value of JSON',
      (cell) =>
        JSON.stringify([
          { id: 1, title: 'a', embed: cell, url: cell },
          { id: 2, n: cell },
        ]),
    ],
    ['a line of JSON', (cell) => `{"id":1,"title":"a"}\n{"id":1234567890123456,"embed":"${cell}}\n`],
    [
      'a text of XML',
      (cell) =>
        `<videos><video><id>1</id><embed><![CDATA[${cell}]]></embed></video><video><id>2</id><title>${cell}</title></video></videos>`,
    ],
    ['an attribute of XML', (cell) => `<videos><video id='1'/><video id='${cell}'/></videos>`],
  ])('as %s', async (_, file) => {
    const feedType = 'insert_update';
    expect(
      await firstSteep(
        async (text) => {
          const feed = file(text);
          try {
            const { suggested_mapping: mapping } = await feeds.analyzeFeed(source(feed), { feedType });
            await feeds.validateFeed(source(feed), { feedType, mapping });
          } catch (error) {
            if (!(error instanceof feeds.FeedRefusal)) throw error;
          }
        },
        [''],
      ),
    ).toBeUndefined();
  });

  it.each<[string, (count: number) => string]>([
    [
      'JSON',
      (count) =>
        JSON.stringify([
          { a: 'x', videos: entries(count) },
          { a: 'y', videos: entries(count) },
        ]),
    ],
    ['XML', (count) => `<r>${xmlGroup(count)}${xmlGroup(count)}</r>`],
  ])('as a list of videos in a record of %s', async (_, file) => {
    const steep = await fault(async (size) => {
      const feed = file(size / 20);
      const { suggested_mapping: mapping } = await feeds.analyzeFeed(source(feed), { feedType: 'insert_update' });
      await feeds.validateFeed(source(feed), { feedType: 'insert_update', mapping });
    });
    expect(steep).toBeUndefined();
  });
});

function entries(count: number): unknown[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `v${String(at)}`,
    title: `Title ${String(at)}`,
    thumb: 'https://v.example/1.jpg',
    files: [{ src: 'https://v.example/1.mp4' }, { src: 'https://v.example/2.mp4', duration: '61' }],
  }));
}

function xmlGroup(count: number): string {
  const videos = Array.from({ length: count }, (_, at) => {
    const name = String(at);
    return `<v><id>v${name}</id><title>Title ${name}</title><thumb>https://v.example/1.jpg</thumb><f a="1"/><f b="2"/></v>`;
  });
  return `<group><a>x</a>${videos.join('')}</group>`;
}
