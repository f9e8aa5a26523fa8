import { delimiters, feedDefaults, messages } from '@grt/sdk/contract';
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
import { isHttpUrl } from '@grt/sdk/rules';
import { invalid } from '../../core/refusal.ts';
import type { FeedFieldChanges, FeedFields, ReadingChoices } from '../../tables/feeds.tables.ts';

const words = messages.FeedFileForm;

type WithoutFile<Form> = Omit<Form, 'file'>;
type AnyForm = WithoutFile<FeedFileForm> | WithoutFile<AdminFeedFileForm> | FeedUrlForm | AdminFeedUrlForm;
type ReadingForm = Partial<
  Pick<FeedFileForm, 'delimiter' | 'quote_char' | 'lazy_quotes' | 'has_header_row' | 'record_path' | 'encoding'>
>;

/** The fields of a new feed: trimmed, and with the specification's defaults for what is left out.
 * @param may - what the form may leave open: an administrator's short one says neither category nor domain.
 * @throws Refusal 422 with every refused field.
 * @see docs/specification/part-1-public-and-client.md §5 and §9; docs/specification/decisions.md §7 */
export function readFeedForm(
  form: AnyForm,
  may: { readonly leaveCategoryOpen: boolean; readonly leaveDomainOpen: boolean },
): FeedFields {
  const feedType = feedTypeOf(form.feed_type ?? feedDefaults.feed_type);
  const csvDelimiter = 'csv_delimiter' in form ? form.csv_delimiter : undefined;
  const contradicts =
    form.delimiter !== undefined && csvDelimiter !== undefined && character(form.delimiter) !== character(csvDelimiter);
  const feedUrl = ('feed_url' in form ? form.feed_url?.trim() : undefined) || null;
  const errors: Record<string, string[]> = {
    ...(form.category === undefined && feedType === 'insert_update' && !may.leaveCategoryOpen
      ? { category: [words.category.required] }
      : {}),
    ...(form.domain_id === undefined && !may.leaveDomainOpen ? { domain_id: [words.domain_id.required] } : {}),
    ...(feedUrl === null || isHttpUrl(feedUrl) ? {} : { feed_url: [words.feed_url.format] }),
    ...(contradicts ? { csv_delimiter: ['delimiter and csv_delimiter say different things'] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const delimiter = form.delimiter ?? csvDelimiter;
  return {
    feedName: oneLine(form.feed_name),
    feedDescription: form.feed_description?.trim() || null,
    category: form.category ?? null,
    feedType,
    domainId: form.domain_id,
    feedUrl,
    reading: readingOf({ ...form, ...(delimiter === undefined ? {} : { delimiter }) }),
    urlParameters: urlParametersOf(form.url_parameters ?? ''),
  };
}

/** What is changed in a feed that is there already. */
export function readFeedChanges(form: Partial<FeedChanges>): FeedFieldChanges {
  const { feed_name, feed_description, category, feed_url, feed_type, domain_id, url_parameters, is_active } = form;
  const { refresh_interval_minutes } = form;
  const reading = readingChanges(form);
  return {
    ...(feed_name === undefined ? {} : { feedName: oneLine(feed_name) }),
    ...(feed_description === undefined ? {} : { feedDescription: feed_description.trim() || null }),
    ...(category === undefined ? {} : { category }),
    ...(feed_url === undefined ? {} : { feedUrl: checkedUrl(feed_url) }),
    ...(feed_type === undefined ? {} : { feedType: feedTypeOf(feed_type) }),
    ...(domain_id === undefined ? {} : { domainId: domain_id }),
    ...(url_parameters === undefined ? {} : { urlParameters: urlParametersOf(url_parameters) }),
    ...(is_active === undefined ? {} : { isActive: is_active }),
    ...(refresh_interval_minutes === undefined ? {} : { refreshIntervalMinutes: refresh_interval_minutes }),
    ...(Object.keys(reading).length === 0 ? {} : { reading }),
  };
}

/** @throws Refusal 422 on `feed_url`. */
function checkedUrl(text: string): string {
  if (isHttpUrl(text.trim())) return text.trim();
  throw invalid({ feed_url: [words.feed_url.format] });
}

/** The choices of a form with the specification's defaults for what it leaves out. */
export function readingOf(form: ReadingForm): ReadingChoices {
  const { delimiter, quote_char, lazy_quotes, has_header_row } = feedDefaults;
  return possible({ delimiter, quote_char, lazy_quotes, has_header_row, ...readingChanges(form) });
}

/** @throws Refusal 422 on `quote_char` when it is the delimiter, too. */
export function possible(reading: ReadingChoices): ReadingChoices {
  if (reading.delimiter !== reading.quote_char) return reading;
  throw invalid({ quote_char: ['The delimiter and the quote character have to differ'] });
}

function readingChanges(form: ReadingForm): Partial<ReadingChoices> {
  const { delimiter, quote_char, lazy_quotes, has_header_row } = form;
  const record_path = form.record_path?.trim();
  const encoding = form.encoding?.trim();
  return {
    ...(delimiter === undefined ? {} : { delimiter: character(delimiter) }),
    ...(quote_char === undefined ? {} : { quote_char }),
    ...(lazy_quotes === undefined ? {} : { lazy_quotes }),
    ...(has_header_row === undefined ? {} : { has_header_row }),
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

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Parameters for links: without the leading ? or &, null when nothing is left. */
function urlParametersOf(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^[?&]+/, '')
    .replace(/&+$/, '');
  const encoded = bare.replaceAll(/\s/g, '%20').replaceAll('#', '%23');
  if (encoded.length > 1000) throw invalid({ url_parameters: ['URL parameters have at most 1,000 characters'] });
  return encoded || null;
}
