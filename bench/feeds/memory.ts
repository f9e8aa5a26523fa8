import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { analyzeFeed, readItems } from '@grt/sdk/feeds';

/** Reads feeds concurrently, as an import does before it reaches the database.
 * @returns the peak memory in bytes above the same process with the files open and nothing read; only accurate in a
 * process that does nothing else */
export async function peakOverIdle(paths: readonly string[]): Promise<number> {
  const handles = await Promise.all(paths.map((path) => open(path)));
  const idle = process.memoryUsage.rss();
  const counts = await Promise.all(paths.map((path) => countItems(path)));
  const peak = process.resourceUsage().maxRSS * 1024;
  for (const handle of handles) await handle.close();
  if (counts.includes(0)) throw new Error('A sample contained no items');
  return peak - idle;
}

async function countItems(path: string): Promise<number> {
  const feedType = 'insert_update';
  const { suggested_mapping, feed_info } = await analyzeFeed(createReadStream(path), { feedType });
  const recordPath = feed_info.record_path ?? undefined;
  let count = 0;
  const options = { feedType, recordPath, mapping: suggested_mapping } as const;
  for await (const batch of readItems(createReadStream(path), options)) count += batch.items.length;
  return count;
}
