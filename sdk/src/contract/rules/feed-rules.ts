import { feedDefaults } from '../limits.ts';
import { messagesOfFeedFileForm } from '../messages.gen.ts';
import { parseDelimiter } from './delimiter.ts';
import type { FormErrors } from './form-rule.ts';

const words = messagesOfFeedFileForm;

/** The fields that these rules check. Delimiters are characters or their names. */
interface FeedFields {
  readonly category?: string;
  readonly feed_type?: string;
  readonly domain_id?: number;
  readonly delimiter?: string;
  readonly csv_delimiter?: string;
  readonly quote_char?: string;
  readonly has_header_row?: boolean;
  readonly header_row?: number | null;
  readonly url_parameters?: string;
}

/** For a changed feed: the delimiter and the quote character must differ, only a header row has a line, and the parameters
 * must fit into links. */
export function feedReadingErrors(feed: FeedFields): FormErrors {
  const { delimiter, csv_delimiter, quote_char, has_header_row, header_row, url_parameters } = feed;
  const [one, other] = [characterOf(delimiter), characterOf(csv_delimiter)];
  const contradicts = one !== undefined && other !== undefined && one !== other;
  const isBoth = quote_char !== undefined && (one ?? other) === quote_char;
  return {
    ...(contradicts ? { csv_delimiter: ['delimiter and csv_delimiter must match'] } : {}),
    ...(isBoth ? { quote_char: ['The delimiter and the quote character must differ'] } : {}),
    ...(has_header_row === false && typeof header_row === 'number'
      ? { header_row: ['A feed without a header row has no line for it'] }
      : {}),
    ...(encodedUrlParameters(url_parameters ?? '').length > urlParametersMaxLength
      ? {
          url_parameters: [
            `URL parameters can have at most ${urlParametersMaxLength.toLocaleString('en-US')} characters`,
          ],
        }
      : {}),
  };
}

/** The same for a file or URL that is read for the first time, with the specification's defaults for omitted fields. */
export function firstReadingErrors(feed: FeedFields): FormErrors {
  const { delimiter = feed.csv_delimiter ?? feedDefaults.delimiter, quote_char = feedDefaults.quote_char } = feed;
  return feedReadingErrors({ ...feed, delimiter, quote_char });
}

/** A feed with items needs a category; a removal list does not.
 * @see docs/specification/part-1-public-and-client.md §5 */
export function categoryErrors({ feed_type, category }: FeedFields): FormErrors {
  return feed_type === 'disabled' || category !== undefined ? {} : { category: [words.category.required] };
}

/** What a new feed needs: a domain, a category if it has items, and valid reading options. */
export function newFeedErrors(feed: FeedFields): FormErrors {
  return {
    ...(feed.domain_id === undefined ? { domain_id: [words.domain_id.required] } : {}),
    ...categoryErrors(feed),
    ...firstReadingErrors(feed),
  };
}

/** Most characters that parameters may have once they are part of a link. As in the contract. */
const urlParametersMaxLength = 1000;

/** Parameters as appended to links: without the leading ? or &, and without characters that links cannot contain. */
export function encodedUrlParameters(text: string): string {
  const bare = text
    .trim()
    .replace(/^[?&]+/, '')
    .replace(/(?<!&)&+$/, '');
  return bare.replaceAll(/\s/g, '%20').replaceAll('#', '%23');
}

function characterOf(delimiter: string | undefined): string | undefined {
  return delimiter === undefined ? undefined : parseDelimiter(delimiter);
}
