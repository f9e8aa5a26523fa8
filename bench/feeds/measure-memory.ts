/** Reads samples at the same time, as an import does up to its database, and tells how much memory that took at its peak,
 * over the same process with the files open and nothing read. Run as a process of its own, with a path for each reader. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { analyzeFeed, readItems } from '@grt/sdk/feeds';

const paths = process.argv.slice(2);
const handles = await Promise.all(paths.map((path) => open(path)));
const idle = process.memoryUsage.rss();
const counts = await Promise.all(paths.map((path) => items(path)));
const peak = process.resourceUsage().maxRSS * 1024;
for (const handle of handles) await handle.close();
process.send?.({ overIdleBytes: peak - idle, items: counts });

async function items(path: string): Promise<number> {
  const feedType = 'insert_update';
  const { suggested_mapping, feed_info } = await analyzeFeed(createReadStream(path), { feedType });
  const recordPath = feed_info.record_path ?? undefined;
  let count = 0;
  const options = { feedType, recordPath, mapping: suggested_mapping } as const;
  for await (const batch of readItems(createReadStream(path), options)) count += batch.items.length;
  return count;
}
