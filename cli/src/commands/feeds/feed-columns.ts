import type { Feed, ImportError } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { statusTone } from '../../parts/tones.ts';
import { switchedOffText } from './switched-off-text.ts';

/** What is wrong in a file or an import. */
export const problemColumns: readonly Column<ImportError>[] = [
  { name: 'Line', value: (row) => row.line, align: 'right' },
  { name: 'Severity', value: (row) => row.severity, tone: (row) => (row.severity === 'error' ? 'bad' : 'waiting') },
  { name: 'Code', value: (row) => row.code },
  { name: 'Column', value: (row) => row.column },
  { name: 'Message', value: (row) => row.message },
  { name: 'Value', value: (row) => row.value },
];

/** What is printed after changing a feed. */
export const feedResult: readonly Column<Feed>[] = [
  { name: 'Id', value: (feed) => feed.id, align: 'right' },
  { name: 'Feed', value: (feed) => feed.feed_name },
  { name: 'Domain', value: (feed) => feed.domain_name },
  {
    name: 'Review',
    whole: true,
    value: (feed) => feed.review_status,
    shown: reviewText,
    tone: (feed) => statusTone(feed.review_status),
  },
];

/** The review status, and that a new version of an approved feed is in review. */
export function reviewText({ review_status, version_in_review }: Feed): string {
  return version_in_review ? `${review_status}, new version in review` : review_status;
}

/** The number of items, and how many more removal lists keep off. A removal list has none of its own. */
function itemsText({ feed_type, total_items, switched_off = [] }: Feed): string {
  if (feed_type === 'disabled') return 'removal list';
  const off = switched_off.reduce((sum, { items }) => sum + items, 0);
  return off === 0 ? String(total_items) : `${String(total_items)} (${String(off)} off)`;
}

/** What a list of feeds shows. */
export const feedColumns: readonly Column<Feed>[] = [
  ...feedResult,
  { name: 'Active', minor: true, value: (feed) => feed.is_active },
  { name: 'Items', value: (feed) => feed.total_items, shown: itemsText, align: 'right' },
  {
    name: 'Import',
    value: (feed) => feed.last_import?.state,
    tone: (feed) => statusTone(feed.last_import?.state ?? ''),
  },
  { name: 'Type', minor: true, value: (feed) => feed.feed_type },
  { name: 'Category', minor: true, value: (feed) => feed.category },
  { name: 'Client', value: (feed) => feed.company_name },
  { name: 'Added', value: (feed) => feed.created_at, time: true },
];

/** What is shown for one feed. */
export const feedDetails: readonly Column<Feed>[] = [
  ...feedColumns,
  { name: 'Switched off', value: (feed) => switchedOffText(feed.switched_off) },
  { name: 'Description', value: (feed) => feed.feed_description },
  { name: 'URL', value: (feed) => feed.feed_url },
  { name: 'Format', value: (feed) => feed.source_format },
  { name: 'Delimiter', value: (feed) => (feed.delimiter === '\t' ? 'tab' : feed.delimiter) },
  { name: 'Quote', value: (feed) => feed.quote_char },
  { name: 'Lazy quotes', value: (feed) => feed.lazy_quotes },
  { name: 'Header row', value: (feed) => feed.has_header_row },
  { name: 'Header row line', value: (feed) => feed.header_row },
  { name: 'URL parameters', value: (feed) => feed.url_parameters },
  { name: 'Reviewed', value: (feed) => feed.reviewed_at, time: true },
  { name: 'New version sent', value: (feed) => feed.version_in_review?.submitted_at, time: true },
  { name: 'Review notes', value: (feed) => feed.review_notes },
  { name: 'Refresh minutes', value: (feed) => feed.refresh_interval_minutes },
  { name: 'Last error', value: (feed) => feed.last_error },
];
