import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { emptyItem, type FeedItem } from './feed-item.ts';
import { noAccounting } from './accounting.ts';
import { readItems } from './read-items.ts';
import { storedByField, unbalanced } from './testing/accounting-check.ts';
import { chosenFile, truths, writingsOf, type Truth, type Writing } from './testing/generated-feeds.ts';
import { chunked, utf8 } from './testing/sources.ts';
import { isFull } from './testing/tier.ts';

/** `npm run test:full` reads a hundred times as many. */
const feeds = Number(process.env['GRT_GENERATED_FEEDS'] ?? (isFull ? 100_000 : 1000));
const formats = 6;

vi.setConfig({ testTimeout: 15_000 + feeds * 60 });

/** The items that a truth makes. */
function itemsOf({ categories }: Truth): FeedItem[] {
  return categories.flatMap(({ name, videos }) =>
    videos.flatMap((video): FeedItem[] => {
      const { id, title, thumb, description, duration, tags } = video;
      if (id === undefined || title === undefined || thumb === undefined) return [];
      const { url, quality } = chosenFile(video);
      const item = { ...emptyItem(id), title, thumbnail_url: thumb, categories: [name], tags: [...tags] };
      return [
        {
          ...item,
          description: description ?? null,
          duration: duration === undefined ? null : Number(duration),
          video_url: url ?? null,
          quality: quality ?? null,
        },
      ];
    }),
  );
}

async function read({ text, options, mapping }: Writing, sizes: readonly number[]): Promise<Found> {
  const items: FeedItem[] = [];
  let accounting = noAccounting;
  for await (const batch of readItems(chunked(utf8(text), ...sizes), {
    ...options,
    mapping,
    feedType: 'insert_update',
  })) {
    items.push(...batch.items.map(({ item }) => item));
    accounting = batch.accounting();
  }
  const values = accounting.columns
    .filter(({ fields: [field] }) => field !== 'video_url' && field !== 'quality')
    .reduce((sum, column) => sum + column.values, 0);
  return { items, unbalanced: unbalanced(accounting), values, stored: storedByField(accounting) };
}

interface Found {
  readonly items: readonly FeedItem[];
  readonly unbalanced: readonly string[];
  /** Of all columns but those of files. */
  readonly values: number;
  readonly stored: ReturnType<typeof storedByField>;
}

/** How many values a truth has, apart from its files: a list counts once. */
function valuesOf({ categories }: Truth): number {
  const counts = categories.flatMap(({ videos }) =>
    videos.map(({ id, title, thumb, description, duration, tags }) => {
      const values = [id, title, thumb, description, duration, tags[0]];
      return 1 + values.filter((value) => value !== undefined).length; // the category is one, too
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const fields = [
  'external_id',
  'title',
  'description',
  'duration',
  'tags',
  'categories',
  'video_url',
  'quality',
] as const;

/** How many items have each field. */
function filledFields(items: readonly FeedItem[]): Found['stored'] {
  const filled = (field: (typeof fields)[number]): number =>
    items.filter(({ [field]: value }) => value !== null && !(Array.isArray(value) && value.length === 0)).length;
  return Object.fromEntries(fields.map((field) => [field, filled(field)]));
}

it('keeps each value with its video and accounts for it, in every format, whatever is missing', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(truths, sizes, async (truth, chunks) => {
      const items = itemsOf(truth);
      const stored = filledFields(items);
      for (const writing of writingsOf(truth)) {
        const found = await read(writing, chunks);
        // A column that is missing in a file has no account.
        const expected = { items, unbalanced: [], values: valuesOf(truth), stored: { ...found.stored, ...stored } };
        const asFound = { ...found, stored: { ...stored, ...found.stored } };
        // Videos without an ID and a title are no rows of their own there.
        if (writing.name.includes('nested')) expected.values = found.values;
        expect({ [writing.name]: asFound }).toEqual({ [writing.name]: expected });
      }
    }),
    { numRuns: Math.ceil(feeds / formats) },
  );
});
