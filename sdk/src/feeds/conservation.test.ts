import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { emptyItem, type FeedItem } from './feed-item.ts';
import { readItems } from './read-items.ts';
import { chosenFile, truths, writingsOf, type Truth, type Writing } from './testing/generated-feeds.ts';
import { chunked, utf8 } from './testing/sources.ts';

/** `npm run test:full` reads a hundred times as many. */
const feeds = Number(process.env['GRT_GENERATED_FEEDS'] ?? (process.env['GRT_TEST_TIER'] === 'full' ? 100_000 : 1000));
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

async function read({ text, options, mapping }: Writing, sizes: readonly number[]): Promise<FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const batch of readItems(chunked(utf8(text), ...sizes), {
    ...options,
    mapping,
    feedType: 'insert_update',
  }))
    items.push(...batch.items.map(({ item }) => item));
  return items;
}

it('keeps each value with its video, in every format, whatever is missing', async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(truths, sizes, async (truth, chunks) => {
      const expected = itemsOf(truth);
      for (const writing of writingsOf(truth))
        expect({ [writing.name]: await read(writing, chunks) }).toEqual({ [writing.name]: expected });
    }),
    { numRuns: Math.ceil(feeds / formats) },
  );
});
