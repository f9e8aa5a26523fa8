import { delimiters, feedDefaults } from '@grt/sdk/contract';
import type {
  AdminFeedFileForm,
  AdminFeedUrlForm,
  Delimiter,
  FeedChanges,
  FeedFileForm,
  FeedType,
  FeedTypeInput,
  FeedUrlForm,
} from '@grt/sdk/contract';
import { encodedUrlParameters, feedReadingErrors } from '@grt/sdk/rules';
import { invalid } from '../../../core/refusal.ts';
import type { FeedFieldChanges, FeedFields, ReadingChoices } from '../../../tables/feeds.tables.ts';

type WithoutFile<Form> = Omit<Form, 'file'>;
type AnyForm = WithoutFile<FeedFileForm> | WithoutFile<AdminFeedFileForm> | FeedUrlForm | AdminFeedUrlForm;
type ReadingForm = Partial<
  Pick<
    FeedFileForm,
    'delimiter' | 'quote_char' | 'lazy_quotes' | 'has_header_row' | 'header_row' | 'record_path' | 'encoding'
  >
>;

/** The fields of a new feed, which the contract and its rule have checked, with the specification's defaults for what
 * is omitted. @see docs/specification/part-1-public-and-client.md §5 and §9; docs/specification/decisions.md §7 */
export function readFeedForm(form: AnyForm): FeedFields {
  const delimiter = form.delimiter ?? ('csv_delimiter' in form ? form.csv_delimiter : undefined);
  return {
    feedName: form.feed_name,
    feedDescription: form.feed_description || null,
    category: form.category ?? null,
    feedType: feedTypeOf(form.feed_type ?? feedDefaults.feed_type),
    domainId: form.domain_id,
    feedUrl: ('feed_url' in form ? form.feed_url : undefined) || null,
    reading: readingOf({ ...form, ...(delimiter === undefined ? {} : { delimiter }) }),
    urlParameters: encodedUrlParameters(form.url_parameters ?? '') || null,
  };
}

/** What is changed in an existing feed. */
export function readFeedChanges(form: Partial<FeedChanges>): FeedFieldChanges {
  const { feed_name, feed_description, category, feed_url, feed_type, domain_id, url_parameters, is_active } = form;
  const { refresh_interval_minutes } = form;
  const reading = readingChanges(form);
  return {
    ...(feed_name === undefined ? {} : { feedName: feed_name }),
    ...(feed_description === undefined ? {} : { feedDescription: feed_description || null }),
    ...(category === undefined ? {} : { category }),
    ...(feed_url === undefined ? {} : { feedUrl: feed_url }),
    ...(feed_type === undefined ? {} : { feedType: feedTypeOf(feed_type) }),
    ...(domain_id === undefined ? {} : { domainId: domain_id }),
    ...(url_parameters === undefined ? {} : { urlParameters: encodedUrlParameters(url_parameters) || null }),
    ...(is_active === undefined ? {} : { isActive: is_active }),
    ...(refresh_interval_minutes === undefined ? {} : { refreshIntervalMinutes: refresh_interval_minutes }),
    ...(Object.keys(reading).length === 0 ? {} : { reading }),
  };
}

/** The choices of a form with the specification's defaults for what it omits. */
export function readingOf(form: ReadingForm): ReadingChoices {
  const { delimiter, quote_char, lazy_quotes, has_header_row } = feedDefaults;
  return { delimiter, quote_char, lazy_quotes, has_header_row, header_row: null, ...readingChanges(form) };
}

/** A feed's choices after a change. @throws Refusal 422 on `quote_char` when it is also the delimiter. */
export function possible(reading: ReadingChoices): ReadingChoices {
  const errors = feedReadingErrors(reading);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return reading;
}

function readingChanges(form: ReadingForm): Partial<ReadingChoices> {
  const { delimiter, quote_char, lazy_quotes, has_header_row, header_row, record_path, encoding } = form;
  return {
    ...(delimiter === undefined ? {} : { delimiter: character(delimiter) }),
    ...(quote_char === undefined ? {} : { quote_char }),
    ...(lazy_quotes === undefined ? {} : { lazy_quotes }),
    // Whether there is a header row, stated alone, is stated anew: a line from before is not kept.
    ...(has_header_row === undefined ? {} : { has_header_row, header_row: null }),
    ...(header_row === undefined ? {} : { has_header_row: true, header_row }),
    ...(record_path ? { record_path } : {}),
    ...(encoding ? { encoding } : {}),
  };
}

/** rss, json, xml and csv name the format of the source, which its content decides, and mean insert_update. */
export function feedTypeOf(input: FeedTypeInput): FeedType {
  return input === 'disabled' ? 'disabled' : 'insert_update';
}

function character(delimiter: Delimiter): string {
  return Object.hasOwn(delimiters, delimiter) ? delimiters[delimiter as keyof typeof delimiters] : delimiter;
}
