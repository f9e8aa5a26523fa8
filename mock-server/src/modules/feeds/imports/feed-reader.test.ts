import { analyzeFeed, validateFeed } from '@grt/sdk/feeds';
import { describe, expect, it, vi } from 'vitest';
import { createFeedReader, feedReader } from './feed-reader.ts';
import type { StoredBatch } from './feed-work.ts';
import { unpackItems } from './packed-items.ts';

vi.setConfig({ testTimeout: 120_000 }); // It waits for the limits of the threads that read files.

const mapping = { id: 'external_id', title: 'title', thumb: 'thumbnail_url' } as const;
const feedType = 'insert_update';
const reader = feedReader;

function csv(rows: number, titleOf: (row: number) => string = (row) => `Title ${String(row)}`): string {
  const lines = Array.from(
    { length: rows },
    (_, row) => `${String(row)},"${titleOf(row)}",https://cdn.example/${String(row)}.jpg`,
  );
  return ['id,title,thumb', ...lines, ''].join('\n');
}

const sourceOf = (text: string) => new Blob([text]).stream();

async function batchesOf(text: string, given = reader): Promise<StoredBatch[]> {
  const batches: StoredBatch[] = [];
  for await (const batch of given.items(sourceOf(text), { mapping, feedType })) batches.push(batch);
  return batches;
}

describe('a feed that is read in a thread', () => {
  it('gives what reading it here gives', async () => {
    const text = csv(30, (row) => (row % 10 === 0 ? '' : `Title ${String(row)}`));
    expect(await reader.analyze(sourceOf(text), { feedType })).toEqual(await analyzeFeed(sourceOf(text), { feedType }));
    const options = { feedType, mapping, fileName: 'a.csv', badRowsPercent: 5 } as const;
    expect(await reader.check(sourceOf(text), options)).toEqual(await validateFeed(sourceOf(text), options));
  });

  it('gives its rows in slices, as they are stored, with their ids, lines and problems', async () => {
    const batches = await batchesOf(csv(1201, (row) => (row === 3 ? '' : 'A')));
    expect(batches.map(({ ids }) => ids.length)).toHaveLength(3);
    expect(batches.flatMap(({ ids }) => ids)).toHaveLength(1200);
    expect(batches[0]?.ids.slice(0, 4)).toEqual(['0', '1', '2', '4']);
    expect(batches[0]?.lines.slice(0, 4)).toEqual([2, 3, 4, 6]);
    expect(batches[0]?.problems).toMatchObject([{ line: 5, code: 'row.required' }]);
    expect(batches.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBe(1201);
    expect(batches.reduce((sum, { rejected }) => sum + rejected, 0)).toBe(1);
    const stored = batches.flatMap(({ packed }) => unpackItems(Buffer.from(packed)));
    expect(stored.map(({ externalId }) => externalId)).toEqual(batches.flatMap(({ ids }) => ids));
  });

  it('is refused as it would be here, after the rows before the fault', async () => {
    await expect(reader.analyze(sourceOf(''), { feedType })).rejects.toMatchObject({
      code: 'feed.empty',
      status: 422,
      message: 'The file is empty',
    });
    const seen: StoredBatch[] = [];
    const items = reader.items(sourceOf(`[${'{"id":1,"title":"a","thumb":"https://a.example/"},'.repeat(3)}`), {
      mapping,
      feedType,
    });
    const reading = (async () => {
      for await (const batch of items) seen.push(batch);
    })();
    await expect(reading).rejects.toMatchObject({ code: 'feed.truncated' });
    expect(seen.flatMap(({ ids }) => ids)).toEqual(['1', '1', '1']);
  });

  it('is refused when its analysis takes more time than that may', async () => {
    const limits = { analysis: { timeMs: 100, heapMb: 64 }, reading: { timeMs: 60_000, heapMb: 64 }, places: 1 };
    // Only the beginning of a file is analyzed, so no file surely takes longer: this thread works without end.
    const endless = new URL('../../../core/threads/testing/odd-jobs-worker-start.mjs', import.meta.url);
    await expect(createFeedReader(limits, endless).analyze(sourceOf(csv(1)), { feedType })).rejects.toMatchObject({
      code: 'feed.too_costly',
      status: 422,
      message: 'Reading this file takes longer than 0.1 seconds. Please split it into smaller files.',
    });
  });

  it('is refused in plain words when it takes more time or memory than it may', async () => {
    const limits = { timeMs: 1, heapMb: 512 };
    const hurried = createFeedReader({ analysis: limits, reading: limits, places: 1 });
    // Much more work than the 50 ms for which answers may be under way.
    const text = csv(200_000);
    const tooLong = {
      code: 'feed.too_costly',
      status: 422,
      message: 'Reading this file takes longer than 0.001 seconds. Please split it into smaller files.',
    };
    await expect(hurried.check(sourceOf(text), { feedType, mapping })).rejects.toMatchObject(tooLong);
    await expect(batchesOf(text, hurried)).rejects.toMatchObject(tooLong);
    const tight = { timeMs: 60_000, heapMb: 24 };
    const cramped = createFeedReader({ analysis: tight, reading: tight, places: 1 });
    await expect(cramped.check(sourceOf(csv(400_000)), { feedType, mapping })).rejects.toMatchObject({
      code: 'feed.too_costly',
      message: 'Reading this file takes too much memory. Please split it into smaller files.',
    });
  });
});
