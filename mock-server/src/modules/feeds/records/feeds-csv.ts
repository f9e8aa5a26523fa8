import type { Feed } from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';
import { fileInBatches } from '../../../core/file-in-batches.ts';
import { feedOf } from './feed-view.ts';
import type { FeedStore } from './feeds.store.ts';

const columns = [
  'id',
  'feed_name',
  'feed_description',
  'feed_type',
  'source_format',
  'feed_url',
  'category',
  'domain_id',
  'domain_name',
  'client_id',
  'company_name',
  'is_active',
  'review_status',
  'review_notes',
  'reviewed_at',
  'total_items',
  'views',
  'clicks',
  'refresh_interval_minutes',
  'next_refresh_at',
  'last_error',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Feed)[];

/** Feeds as CSV that is safe to open in a spreadsheet, in the order of the ids. */
export function feedsCsv(feeds: Pick<FeedStore, 'some'>, ids: readonly number[]): ReadableStream<Uint8Array> {
  const lineOf = (feed: Feed) =>
    csvLine([
      ...columns.map((name) => feed[name]),
      feed.last_import?.state ?? null,
      feed.last_import?.finished_at ?? null,
    ]);
  const head = csvLine([...columns, 'last_import_state', 'last_import_finished_at']);
  return fileInBatches(head, ids, async (batch) => (await feeds.some(batch)).map((row) => lineOf(feedOf(row))));
}
