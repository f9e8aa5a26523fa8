import { describe, expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import type { FieldTarget } from './column-mapping.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { fieldLabels, type FieldName } from './fields.ts';
import { createRowMapper } from './row-mapper.ts';
import { chunked, utf8 } from './testing/sources.ts';
import { validateFeed } from './validate-feed.ts';

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

/** What comes before it: the way into the later parts of a reader. */
const beginnings = ['', 'https://a.example/', '<iframe src="https://a.example/', '2026-01-01 '];

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

const sizes = [2000, 20_000, 200_000, 2_000_000] as const;
/** A shorter time says nothing about growth: caches and the collection of garbage count for too much in it. */
const tellingMs = 20;
/** What takes less for the third size is not tried with the fourth. */
const worthLargestMs = 60;
/** What takes this long without a telling time before it has grown more than a hundredfold. */
const giveUpMs = 100 * tellingMs;
/** Ten times the text may take this many times as long; with quadratic time it would be a hundred. */
const mostGrowth = 30;

/** Tries a text of each size until two times can be compared. @returns what is wrong, if anything. */
async function growth(take: (size: number) => unknown): Promise<string | undefined> {
  let before = 0;
  for (const size of sizes) {
    if (size === sizes[3] && before < worthLargestMs) return undefined;
    const isTelling = before >= tellingMs;
    const most = isTelling ? mostGrowth * before : giveUpMs;
    let time = await timeMs(() => take(size));
    // Something else, such as garbage collection, may have interfered; that happens only once.
    for (let again = 0; again < 2 && time > most; again += 1) time = Math.min(time, await timeMs(() => take(size)));
    if (time > most) return `${String(size)} characters take ${time.toFixed(0)} ms`;
    if (isTelling) return undefined;
    before = time;
  }
  return undefined;
}

/** CPU time of this process: other processes on the machine do not count. */
async function timeMs(work: () => unknown): Promise<number> {
  const { user, system } = process.cpuUsage();
  await work();
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1000;
}

function hostile(beginning: string, seed: string, size: number): string {
  return beginning + seed.repeat(Math.ceil(size / seed.length));
}

/** Each text with what is wrong with its time. */
async function slowOnes(take: (text: string) => unknown, before: readonly string[] = beginnings): Promise<string[]> {
  const slow: string[] = [];
  for (const beginning of before) {
    for (const seed of seeds) {
      const fault = await growth((size) => take(hostile(beginning, seed, size)));
      if (fault !== undefined) slow.push(`${JSON.stringify(beginning + seed)}: ${fault}`);
    }
  }
  return slow;
}

describe('the time that a text takes grows no faster than its length', () => {
  it.each(targets.map((target) => [Object.values(target).join(' '), target] as const))('as %s', async (_, target) => {
    const map = createRowMapper({ column: target }, 'insert_update', { urlParameters: 'a=b' });
    expect(await slowOnes((text) => map({ line: 1, record: 1, values: [text] }, ['column']))).toEqual([]);
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
      await slowOnes(
        async (text) => {
          const bytes = utf8(file(text));
          try {
            const { suggested_mapping: mapping } = await analyzeFeed(chunked(bytes, 65_536), { feedType });
            await validateFeed(chunked(bytes, 65_536), { feedType, mapping });
          } catch (error) {
            if (!(error instanceof FeedRefusal)) throw error;
          }
        },
        [''],
      ),
    ).toEqual([]);
  });
});
