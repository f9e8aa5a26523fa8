import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyzeFeed } from './analyze-feed.ts';
import { emptyItem, type FeedItem } from './feed-item.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { noAccounting } from './accounting.ts';
import { readItems } from './read-items.ts';
import { accountLines, unbalanced } from './testing/accounting-check.ts';
import { chunked } from './testing/sources.ts';

/** What a file gives whose suggested mapping is accepted as it is. */
interface Report {
  readonly items?: readonly Partial<FeedItem>[];
  /** `line: message: value` */
  readonly problems?: readonly string[];
  readonly notes?: readonly string[];
  /** What became of the values of each column. */
  readonly accounting?: readonly string[];
  readonly refused?: string;
}

/** Files of our own making, each of a kind that people have reported somewhere. */
const folder = new URL('testing/reports/', import.meta.url);
const expected = JSON.parse(
  readFileSync(new URL('testing/expected-reports.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Report>>;
const feedType = 'insert_update';

async function reportOf(bytes: Uint8Array, chunk: number): Promise<Report> {
  const items: Partial<FeedItem>[] = [];
  const problems: string[] = [];
  let notes: readonly string[] = [];
  let accounting = noAccounting;
  try {
    const { suggested_mapping: mapping } = await analyzeFeed(chunked(bytes, chunk), { feedType });
    for await (const batch of readItems(chunked(bytes, chunk), { feedType, mapping })) {
      items.push(...batch.items.map(({ item }) => filled(item)));
      problems.push(...batch.problems.map(({ line, message, value }) => `${String(line)}: ${message}: ${value ?? ''}`));
      notes = batch.shape.notes;
      accounting = batch.accounting();
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    return { refused: error.message };
  }
  expect(unbalanced(accounting)).toEqual([]);
  return {
    items,
    accounting: accountLines(accounting),
    ...(problems.length > 0 && { problems }),
    ...(notes.length > 0 && { notes }),
  };
}

/** An item without what it lacks. */
function filled(item: FeedItem): Partial<FeedItem> {
  const without = emptyItem('');
  const fields = Object.entries(item).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(without[field as keyof FeedItem]),
  );
  return Object.fromEntries(fields);
}

it.each(readdirSync(folder))('%s gives what it says', async (name) => {
  const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
  for (const chunk of [bytes.length, 7]) expect(await reportOf(bytes, chunk)).toEqual(expected[name]);
});

it('expects something of each file', () => {
  expect(Object.keys(expected).toSorted()).toEqual(readdirSync(folder).toSorted());
});
