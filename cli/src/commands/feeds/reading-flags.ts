import { delimiterValues, delimiters, feedFileMaxBytes, feedTypeInputValues, megabytes } from '@grt/sdk/contract';
import type { FeedType } from '@grt/sdk/feeds';
import { Option, type Command } from 'commander';
import { wholeNumber } from '../../core/list.ts';
import type { LocalFeed } from './local-check.ts';
import type { GivenMapping } from './mapping-source.ts';

/** What a command that reads a file takes. */
export const feedFileHelp =
  `CSV, JSON, XML, or TXT file, optionally gzipped, up to ${megabytes(feedFileMaxBytes)} MB ` +
  '(- for standard input)';

/** How to read a file. */
export interface ReadingFlags {
  readonly type?: (typeof feedTypeInputValues)[number];
  readonly delimiter?: (typeof delimiterValues)[number];
  readonly quote?: string;
  readonly lazyQuotes?: boolean | 'exact';
  readonly header?: boolean;
  readonly headerRow?: number;
  readonly urlParameters?: string;
  readonly recordPath?: string;
  readonly encoding?: string;
}

/** Adds a flag for each. */
export function addReadingFlags(command: Command): Command {
  return command
    .addOption(new Option('--type <type>', 'disabled turns off the items with these ids').choices(feedTypeInputValues))
    .addOption(new Option('--delimiter <character>', 'column separator').choices(delimiterValues))
    .option('--quote <character>', 'quote character; empty to disable quoting')
    .addOption(new Option('--lazy-quotes [exact]', 'allow quotes in unquoted fields').choices(['exact']))
    .option('--no-lazy-quotes', 'reject rows with quotes in unquoted fields')
    .option('--header', 'the first row is a header')
    .option('--no-header', 'the first row is data')
    .option('--header-row <line>', 'line of the header row (default: found)', wholeNumber)
    .option('--url-parameters <text>', "parameters to add to the items' links")
    .option('--record-path <path>', 'path to the records in JSON or XML')
    .option('--encoding <name>', 'file encoding, such as windows-1252 (default: detected)');
}

const formats: Readonly<Record<string, 'csv' | 'json' | 'xml'>> = { csv: 'csv', json: 'json', xml: 'xml', rss: 'xml' };

/** The same for local reading: a flag takes precedence over the mapping file. */
export function localOptions(flags: ReadingFlags, stated: GivenMapping['options']): Omit<LocalFeed, 'file'> {
  const { type, delimiter, quote, lazyQuotes, header, urlParameters, recordPath, encoding } = flags;
  const format = type === undefined ? undefined : formats[type];
  const feedType: FeedType = type === 'disabled' ? 'disabled' : 'insert_update';
  return {
    feedType,
    options: {
      ...stated,
      ...(format === undefined ? {} : { format }),
      ...(delimiter === undefined ? {} : { delimiter: characterOf(delimiter) }),
      ...(quote === undefined ? {} : { quote }),
      ...(lazyQuotes === undefined ? {} : { lazyQuotes }),
      ...(header === undefined ? {} : { hasHeaderRow: header }),
      ...(flags.headerRow === undefined ? {} : { hasHeaderRow: header ?? true }),
      headerRow: headerRowOf(flags, stated),
      ...(urlParameters === undefined ? {} : { urlParameters }),
      ...(recordPath === undefined ? {} : { recordPath }),
      ...(encoding === undefined ? {} : { encoding }),
    },
  };
}

/** The line of the header row. Whatever a flag says about the header row takes the place of the line in a mapping file. */
export function headerRowOf(flags: ReadingFlags, stated: GivenMapping['options']): number | undefined {
  return flags.headerRow ?? (flags.header === undefined ? stated.headerRow : undefined);
}

/** `comma` and `,` are the same. */
function characterOf(delimiter: string): string {
  return Object.entries(delimiters).find(([name]) => name === delimiter)?.[1] ?? delimiter;
}
