import type { Feed, FeedTypeInput } from '@grt/sdk/contract';

/** The types of the admin's feed forms. Each names the format and means insert and update.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
const formats = ['rss', 'json', 'xml', 'csv'] as const;

/** The type that the admin's form shows for a feed: its format, or a removal list. */
export function formTypeOf({ feed_type, source_format }: Pick<Feed, 'feed_type' | 'source_format'>): FeedTypeInput {
  if (feed_type === 'disabled') return 'disabled';
  return formats.find((format) => format === source_format) ?? 'csv';
}

export const feedTypeChoices = [
  { value: 'rss', label: 'RSS' },
  { value: 'json', label: 'JSON' },
  { value: 'xml', label: 'XML' },
  { value: 'csv', label: 'CSV' },
  { value: 'disabled', label: 'Disabled: a removal list' },
] as const;
