import type { Feed } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { timeText } from '../../core/quantities.ts';
import { statusTone } from '../../parts/tones.ts';

/** What is printed after changing a feed. */
export const feedResult: readonly Column<Feed>[] = [
  { name: 'Id', value: (feed) => feed.id, align: 'right' },
  { name: 'Feed', value: (feed) => feed.feed_name },
  { name: 'Domain', value: (feed) => feed.domain_name },
  { name: 'Review', whole: true, value: (feed) => feed.review_status, tone: (feed) => statusTone(feed.review_status) },
];

/** What a list of feeds shows. */
export const feedColumns: readonly Column<Feed>[] = [
  ...feedResult,
  { name: 'Active', value: (feed) => feed.is_active },
  { name: 'Items', value: (feed) => feed.total_items, align: 'right' },
  {
    name: 'Import',
    value: (feed) => feed.last_import?.state,
    tone: (feed) => statusTone(feed.last_import?.state ?? ''),
  },
  { name: 'Type', value: (feed) => feed.feed_type },
  { name: 'Category', value: (feed) => feed.category },
  { name: 'Client', value: (feed) => feed.company_name },
  { name: 'Added', value: (feed) => feed.created_at, shown: (feed) => timeText(feed.created_at) },
];

/** What is shown for one feed. */
export const feedDetails: readonly Column<Feed>[] = [
  ...feedColumns,
  { name: 'Description', value: (feed) => feed.feed_description },
  { name: 'URL', value: (feed) => feed.feed_url },
  { name: 'Format', value: (feed) => feed.source_format },
  { name: 'Delimiter', value: (feed) => (feed.delimiter === '\t' ? 'tab' : feed.delimiter) },
  { name: 'Quote', value: (feed) => feed.quote_char },
  { name: 'Lazy quotes', value: (feed) => feed.lazy_quotes },
  { name: 'Header row', value: (feed) => feed.has_header_row },
  { name: 'URL parameters', value: (feed) => feed.url_parameters },
  { name: 'Reviewed', value: (feed) => feed.reviewed_at, shown: (feed) => timeText(feed.reviewed_at) },
  { name: 'Review notes', value: (feed) => feed.review_notes },
  { name: 'Refresh minutes', value: (feed) => feed.refresh_interval_minutes },
  { name: 'Last error', value: (feed) => feed.last_error },
];
