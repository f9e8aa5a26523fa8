import type { Input } from '@grt/sdk/contract';
import { delimiterValues } from '@grt/sdk/contract';
import { UsageError } from '../../core/command-error.ts';
import type { GivenMapping } from './mapping-source.ts';
import { headerRowOf, type ReadingFlags } from './reading-flags.ts';

/** How a feed is read, by wire name. */
type ReadingFields = Pick<
  Input<'clientFeeds.create'>,
  | 'feed_type'
  | 'delimiter'
  | 'quote_char'
  | 'lazy_quotes'
  | 'has_header_row'
  | 'header_row'
  | 'url_parameters'
  | 'record_path'
  | 'encoding'
>;

/** How to read a feed: a flag takes precedence over the mapping file. What neither says is left out. */
export function readingFields(flags: ReadingFlags, options: GivenMapping['options']): Partial<ReadingFields> {
  const type = flags.type ?? (options.format === 'ndjson' ? 'json' : options.format);
  const delimiter = flags.delimiter ?? delimiterOf(options.delimiter);
  const quote = flags.quote ?? options.quote;
  const header = flags.header ?? options.hasHeaderRow;
  const line = headerRowOf(flags, options);
  const path = flags.recordPath ?? options.recordPath;
  const encoding = flags.encoding ?? options.encoding;
  return {
    ...(type === undefined ? {} : { feed_type: type }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(quote === undefined ? {} : { quote_char: quote }),
    ...(flags.lazyQuotes === undefined ? {} : { lazy_quotes: flags.lazyQuotes }),
    ...(header === undefined ? {} : { has_header_row: header }),
    ...(line === undefined ? {} : { header_row: line }),
    ...(flags.urlParameters === undefined ? {} : { url_parameters: flags.urlParameters }),
    ...(path === undefined ? {} : { record_path: path }),
    ...(encoding === undefined ? {} : { encoding }),
  };
}

function delimiterOf(stated: string | undefined): ReadingFlags['delimiter'] {
  if (stated === undefined) return undefined;
  const known = delimiterValues.find((value) => value === stated);
  if (known === undefined) throw new UsageError('delimiter: choose comma, semicolon, pipe, or tab');
  return known;
}
