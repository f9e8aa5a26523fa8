import type { FeedSource } from './byte-blocks.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { openFeed } from './open-feed.ts';
import { batchesOf } from './read-feed.ts';
import type { ItemOptions } from './read-items.ts';
import { createRowMapper } from './row-mapper.ts';
import { createRowSplitter } from './split-row.ts';

/** Reads a feed again for the records that give no item, or fewer than they hold, and writes them as a feed of the same form: as
 * they are in the source, with its header row, or the lists and elements around them. Ready to be corrected and sent again. A feed
 * that cannot be read to its end gives those before the fault.
 * @yields parts of a text, to be encoded as UTF-8; the first one belongs to the first record
 * @throws FeedRefusal when nothing of the feed can be read; a failure of the source, unchanged */
export async function* rejectedRecords(source: FeedSource, options: ItemOptions): AsyncGenerator<string> {
  const feed = await openFeed(source, { ...options, keepsText: true });
  const toItem = createRowMapper(options.mapping, options.feedType);
  const videosIn = createRowSplitter(options.mapping, () => undefined);
  let hasBegun = false;
  try {
    for await (const { columns, rows, problems } of batchesOf(feed, options)) {
      const rejected = rows.filter((row) => [...videosIn(row, columns)].some((one) => !toItem(one, columns).item));
      const unread = problems.filter(({ severity }) => severity === 'error');
      const records = [...rejected, ...unread].sort((one, other) => one.line - other.line);
      if (records.length === 0) continue;
      const { before, between } = feed.reader.frame;
      yield (hasBegun ? between : before) + records.map(({ text = '' }) => text).join(between);
      hasBegun = true;
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
  }
  if (hasBegun) yield feed.reader.frame.after;
}
