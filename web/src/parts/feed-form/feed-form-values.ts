import { delimiters, feedDefaults } from '@grt/sdk/contract';
import type { Feed, FeedCategory, FeedChanges, FeedFileChanges, FeedTypeInput } from '@grt/sdk/contract';

/** Form values of a feed. Selects hold the id as a string, or '' for none. */
export interface FeedFormValues {
  mode: 'file' | 'url';
  file: File | undefined;
  feed_url: string;
  feed_name: string;
  feed_description: string;
  category: FeedCategory | '';
  /** A format name also means insert_update. */
  feed_type: FeedTypeInput;
  client_id: string;
  domain_id: string;
  delimiter: string;
  quote_char: string;
  lazy_quotes: boolean;
  has_header_row: boolean;
  /** Its line; '': it is found. */
  header_row: string;
  /** Chosen among those of the file; '' for the most promising one. */
  record_path: string;
  url_parameters: string;
  refresh_interval_minutes: string;
}

/** What the form of a new feed starts with. @see docs/specification/part-1-public-and-client.md §9 */
export const emptyFeedForm: FeedFormValues = {
  mode: 'file',
  file: undefined,
  feed_url: '',
  feed_name: '',
  feed_description: '',
  category: '',
  client_id: '',
  domain_id: '',
  header_row: '',
  record_path: '',
  url_parameters: '',
  refresh_interval_minutes: '',
  ...feedDefaults,
};

/** What the form of an existing feed starts with. */
export function feedFormOf(feed: Feed): FeedFormValues {
  return {
    ...emptyFeedForm,
    mode: feed.is_fetched ? 'url' : 'file',
    feed_url: feed.feed_url ?? '',
    feed_name: feed.feed_name,
    feed_description: feed.feed_description ?? '',
    category: feed.category ?? '',
    feed_type: feed.feed_type,
    client_id: String(feed.client_id),
    domain_id: String(feed.domain_id),
    delimiter: feed.delimiter,
    quote_char: feed.quote_char,
    lazy_quotes: feed.lazy_quotes !== false,
    has_header_row: feed.has_header_row,
    header_row: String(feed.header_row ?? ''),
    url_parameters: feed.url_parameters ?? '',
    refresh_interval_minutes: feed.refresh_interval_minutes === null ? '' : String(feed.refresh_interval_minutes),
  };
}

/** The id in a select; undefined for none. */
export const chosenId = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** The feed fields to send, without the content source. */
export function wireFieldsOf(values: FeedFormValues) {
  return {
    feed_name: values.feed_name.trim(),
    feed_type: values.feed_type,
    ...(values.category === '' ? {} : { category: values.category }),
    domain_id: Number(values.domain_id),
    ...(isDelimiter(values.delimiter) ? { delimiter: values.delimiter } : {}),
    quote_char: values.quote_char,
    lazy_quotes: values.lazy_quotes,
    has_header_row: values.has_header_row,
    ...(values.header_row.trim() === '' ? {} : { header_row: Number(values.header_row) }),
    ...(values.record_path === '' ? {} : { record_path: values.record_path }),
  };
}

/** Only what differs from the current feed, so that untouched fields do not send it back for review. */
export function feedChangesOf(feed: Feed, values: FeedFormValues): FeedChanges {
  const before = feedFormOf(feed);
  const minutes = values.refresh_interval_minutes.trim();
  const all: FeedChanges = {
    ...wireFieldsOf(values),
    feed_description: values.feed_description.trim(),
    url_parameters: values.url_parameters.trim(),
    ...(values.mode === 'url' ? { feed_url: values.feed_url.trim() } : {}),
    refresh_interval_minutes: minutes === '' ? null : Number(minutes),
  };
  const isTouched = (name: string) =>
    name in before && before[name as keyof FeedFormValues] !== values[name as keyof FeedFormValues];
  // Stated alone, it has the line found again.
  const isLineTakenBack = isTouched('header_row') && all.header_row === undefined;
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => isTouched(name) || (name === 'has_header_row' && isLineTakenBack)),
  );
}

/** The changed reading options of a new file. */
export function fileChangesOf(feed: Feed, values: FeedFormValues): Omit<FeedFileChanges, 'file'> {
  const changes = feedChangesOf(feed, values);
  const { delimiter, quote_char, lazy_quotes, has_header_row, header_row, record_path, url_parameters } = changes;
  const reading = { delimiter, quote_char, lazy_quotes, has_header_row, header_row, record_path, url_parameters };
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => value !== undefined));
}

type DelimiterCharacter = (typeof delimiters)[keyof typeof delimiters];

const isDelimiter = (text: string): text is DelimiterCharacter => Object.values<string>(delimiters).includes(text);
