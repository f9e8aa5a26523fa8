import { delimiterValues, delimiters, feedTypeInputValues } from '@grt/sdk/contract';
import type { FeedType } from '@grt/sdk/feeds';
import { Option, type Command } from 'commander';
import type { LocalFeed } from './local-check.ts';
import type { GivenMapping } from './mapping-source.ts';

/** How a file is to be read. */
export interface ReadingFlags {
  readonly type?: (typeof feedTypeInputValues)[number];
  readonly delimiter?: (typeof delimiterValues)[number];
  readonly quote?: string;
  readonly lazyQuotes?: boolean | 'exact';
  readonly header?: boolean;
  readonly urlParameters?: string;
  readonly recordPath?: string;
  readonly encoding?: string;
}

/** Adds a flag for each. */
export function addReadingFlags(command: Command): Command {
  return command
    .addOption(
      new Option('--type <type>', 'disabled: switches the items with these ids off').choices(feedTypeInputValues),
    )
    .addOption(new Option('--delimiter <character>', 'what stands between two columns').choices(delimiterValues))
    .option('--quote <character>', 'quote character; empty for no quoting')
    .addOption(new Option('--lazy-quotes [exact]', 'let quotes stand in unquoted fields').choices(['exact']))
    .option('--no-lazy-quotes', 'refuse rows with such quotes')
    .option('--header', 'the first row holds the names of the columns')
    .option('--no-header', 'the first row is data')
    .option('--url-parameters <text>', 'put on the links of the items')
    .option('--record-path <path>', 'where the records are in JSON or XML')
    .option('--encoding <name>', 'such as windows-1252; found when left out');
}

const formats: Readonly<Record<string, 'csv' | 'json' | 'xml'>> = { csv: 'csv', json: 'json', xml: 'xml', rss: 'xml' };

/** The same for reading here: a flag wins over the mapping file. */
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
      ...(urlParameters === undefined ? {} : { urlParameters }),
      ...(recordPath === undefined ? {} : { recordPath }),
      ...(encoding === undefined ? {} : { encoding }),
    },
  };
}

/** `comma` and `,` are the same. */
function characterOf(delimiter: string): string {
  return Object.entries(delimiters).find(([name]) => name === delimiter)?.[1] ?? delimiter;
}
