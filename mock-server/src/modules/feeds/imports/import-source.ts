import { FeedRefusal, isKeptMapping } from '@grt/sdk/feeds';
import type { FeedOptions, FeedSource, ItemOptions } from '@grt/sdk/feeds';
import type { ReadingChoices } from '../../../tables/feeds.tables.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import type { StoredBatch } from './feed-work.ts';
import { ImportFailure, type ImportParts } from './import-step.ts';
import type { PreparedRows } from './prepared-rows.ts';

/** An import with the feed that it is for. */
export interface ImportOfFeed {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly signal?: AbortSignal;
}

/** The rows of an import's file, in batches.
 * @throws ImportFailure when there is no file, or no mapping for it */
export async function openItems(
  parts: Pick<ImportParts, 'files' | 'reader'>,
  source: ImportOfFeed,
): Promise<AsyncGenerator<StoredBatch>> {
  const { stream, options } = await openSource(parts, source);
  return parts.reader.items(stream, options);
}

/** The file of an import, and how it is read.
 * @throws ImportFailure when there is no file, or no mapping for it */
export async function openSource(
  { files }: Pick<ImportParts, 'files'>,
  { row, feed, signal }: ImportOfFeed,
): Promise<{ readonly stream: FeedSource; readonly options: ItemOptions }> {
  const { mapping, sourceName } = row;
  if (!isKeptMapping(mapping)) throw new ImportFailure('Map the columns of the file first.');
  const file = row.fileId === null ? undefined : await files.open(row.fileId);
  if (!file) throw new ImportFailure('The file of this import has expired. Please upload it again.');
  const fileName = sourceName ?? undefined;
  const options = { ...optionsOf(row.reading), fileName, signal, mapping, feedType: feed.feedType };
  return { stream: file.stream, options };
}

/** The choices of a form as options of the feed reader. */
export function optionsOf(reading: ReadingChoices): FeedOptions {
  return {
    delimiter: reading.delimiter,
    quote: reading.quote_char,
    lazyQuotes: reading.lazy_quotes,
    hasHeaderRow: reading.has_header_row,
    headerRow: reading.header_row ?? undefined,
    recordPath: reading.record_path,
    encoding: reading.encoding,
  };
}

/** Rereads a file for its rows: after an interruption, and after a person has accepted it. */
export async function prepareAgain(
  parts: Pick<ImportParts, 'files' | 'reader'>,
  source: ImportOfFeed,
  prepared: PreparedRows,
): Promise<void> {
  try {
    for await (const batch of await openItems(parts, source)) await prepared.add(batch);
  } catch (error) {
    throw asFailure(error);
  }
}

/** A file that cannot be read ends the import with the reason. */
export function asFailure(error: unknown): unknown {
  return error instanceof FeedRefusal ? new ImportFailure(error.message, { cause: error }) : error;
}
