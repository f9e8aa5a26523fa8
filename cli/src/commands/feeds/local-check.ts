import type { NamedFileSource } from '@grt/sdk';
import type { ColumnMapping } from '@grt/sdk/contract';
import type { FeedAnalysis, FeedReport, FeedSource, FeedType, ItemOptions } from '@grt/sdk/feeds';
import { CommandError } from '../../core/command-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { headerHint, isHeaderOverlooked } from './given-mapping.ts';
import type { GivenMapping } from './mapping-source.ts';

/** What is known about a file without the server. */
export interface LocalFeed {
  readonly file: NamedFileSource;
  readonly feedType: FeedType;
  readonly options: GivenMapping['options'] & Pick<ItemOptions, 'lazyQuotes' | 'urlParameters'>;
}

/** Detects a file's format, as the server would. @throws CommandError with exit code 8 when it is not a feed */
export async function analyzeLocally({ file, feedType, options }: LocalFeed): Promise<FeedAnalysis> {
  const { analyzeFeed, analyzeWhole } = await import('@grt/sdk/feeds');
  const reading = { ...options, fileName: file.name, feedType };
  return refusing(() => analyzeWhole((stated) => analyzeFeed(bytesOf(file), stated), reading));
}

/** Checks every row of a file, as an import would.
 * @throws CommandError with exit code 8 when it is not a feed, or the mapping does not fit it */
export async function checkLocally(feed: LocalFeed, mapping: ColumnMapping | undefined): Promise<FeedReport> {
  const { validateFeed, checkMapping } = await import('@grt/sdk/feeds');
  const { file, feedType, options } = feed;
  const analysis = await analyzeLocally(feed);
  const natural = analysis.needs_mapping ? analysis.suggested_mapping : analysis.natural_mapping;
  // The two types differ in how they represent an omitted part.
  const chosen = (mapping ?? natural) as ItemOptions['mapping'];
  const errors = checkMapping(chosen, analysis.columns, feedType);
  if (Object.keys(errors).length > 0) {
    const details = { exitCode: exitCode.invalid, fields: errors };
    throw mapping === undefined
      ? new CommandError('This file needs a mapping', {
          ...details,
          code: 'needs_mapping',
          next: 'Create one: grt feeds mapping init FILE > mapping.yaml',
        })
      : new CommandError('This mapping does not work for the file', {
          ...details,
          code: 'invalid_mapping',
          ...(isHeaderOverlooked(analysis.feed_info) ? { next: headerHint } : {}),
        });
  }
  const { format, encoding, delimiter, has_header_row, record_path } = analysis.feed_info;
  const found = { format, encoding, hasHeaderRow: has_header_row };
  const shape = {
    ...found,
    ...(delimiter === null ? {} : { delimiter }),
    ...(record_path === null ? {} : { recordPath: record_path }),
  };
  const reading = { ...shape, ...options, fileName: file.name, mapping: chosen, feedType };
  const report = await refusing(async () => validateFeed(bytesOf(file), reading));
  const isAssumed = options.hasHeaderRow === undefined && has_header_row;
  return isAssumed ? { ...report, notes: [...report.notes, headerAssumed] } : report;
}

const headerAssumed = 'The first row was read as a header row. To upload the file that way, add --header.';

function bytesOf(file: NamedFileSource): FeedSource {
  return file.stream();
}

async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  const { FeedRefusal } = await import('@grt/sdk/feeds');
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    throw new CommandError(error.message, { exitCode: exitCode.invalid, code: error.code, cause: error });
  }
}
