import type { Feed } from '@grt/sdk/contract';
import { csvColumns } from '../../../core/csv-columns.ts';
import { fileInBatches } from '../../../core/file-in-batches.ts';
import { feedOf } from './feed-view.ts';
import type { FeedStore } from './feeds.store.ts';

type FeedLine = Omit<Feed, 'switched_off'> & {
  /** Items. */
  readonly switched_off: number;
  readonly last_import_state: string | null;
  readonly last_import_finished_at: string | null;
};

const { head, lineOf } = csvColumns<FeedLine>([
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
  'switched_off',
  'last_import_state',
  'last_import_finished_at',
]);

/** Feeds as CSV that is safe to open in a spreadsheet, in the order of the ids. */
export function feedsCsv(feeds: Pick<FeedStore, 'some'>, ids: readonly number[]): ReadableStream<Uint8Array> {
  return fileInBatches(head, ids, async (batch) =>
    (await feeds.some(batch)).map((row) => lineOf(feedLineOf(feedOf(row)))),
  );
}

function feedLineOf(feed: Feed): FeedLine {
  return {
    ...feed,
    switched_off: (feed.switched_off ?? []).reduce((sum, { items }) => sum + items, 0),
    last_import_state: feed.last_import?.state ?? null,
    last_import_finished_at: feed.last_import?.finished_at ?? null,
  };
}
