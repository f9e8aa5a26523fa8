import type { MappingAnalysis } from '@grt/sdk/contract';
import { analyzeWhole, checkKeptMapping, checkMapping, FeedRefusal, mappingFits } from '@grt/sdk/feeds';
import type { FeedAnalysis, FeedRefusalCode, FeedSource, FeedType, KeptMapping } from '@grt/sdk/feeds';
import { invalid, Refusal } from '../../../core/refusal.ts';
import type { ReadingChoices } from '../../../tables/feeds.tables.ts';
import { optionsOf } from './import-source.ts';
import type { ImportingParts } from './importing-parts.ts';

/** A file that was sent, and how to read it. */
export interface SentFile {
  readonly file: { open(): FeedSource };
  readonly fileName: string;
  readonly reading: ReadingChoices;
  readonly feedType: FeedType;
}

/** Finds out what a file contains.
 * @throws Refusal 413, 415 or 422 with the plain reason when it is not a feed. */
export async function analyzeFile(
  { reader }: Pick<ImportingParts, 'reader'>,
  { file, fileName, reading, feedType }: SentFile,
): Promise<FeedAnalysis> {
  const options = { ...optionsOf(reading), fileName, feedType };
  return refusing(() => analyzeWhole((stated) => reader.analyze(file.open(), stated), options));
}

/** The field at fault, if it is not the file. Delimiter and quote character are checked earlier. */
const fieldOf: Partial<Record<FeedRefusalCode, string>> = {
  'feed.record_path_not_found': 'record_path',
  'feed.header_row_not_found': 'header_row',
  'feed.bad_options': 'encoding',
};

/** Turns what the feed reader refuses into the reply to a call. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    const errors = error.status === 422 ? { [fieldOf[error.code] ?? 'file']: [error.message] } : undefined;
    throw new Refusal(error.status, error.message, { code: error.code, errors, cause: error });
  }
}

/** The choices with what was found in the content, so that the import reads the file as its analysis did. */
export function pinned(
  reading: ReadingChoices,
  { record_path, encoding }: { record_path: string | null; encoding: string },
): ReadingChoices {
  return { ...reading, encoding, ...(record_path === null ? {} : { record_path }) };
}

/** What an analysis is shown with. */
export interface AnalysisContext {
  readonly upload: { readonly id: string; readonly expiresAt: Date };
  readonly feedName: string;
  readonly fileName: string;
  readonly urlParameters: string | null;
  /** The mapping that the feed used last. */
  readonly savedMapping: MappingAnalysis['saved_mapping'];
}

/** An analysis as it goes over the wire. */
export function mappingAnalysisOf(
  analysis: FeedAnalysis,
  { upload, feedName, fileName, urlParameters, savedMapping }: AnalysisContext,
): MappingAnalysis {
  const {
    columns,
    column_counts,
    analyzed_rows,
    sample_data,
    available_fields,
    suggestions,
    feed_info: found,
  } = analysis;
  return {
    upload_id: upload.id,
    expires_at: upload.expiresAt.toISOString(),
    columns,
    column_counts,
    analyzed_rows,
    sample_data,
    available_fields,
    suggestions,
    saved_mapping: savedMapping !== null && fits(savedMapping, analysis) ? savedMapping : null,
    feed_info: {
      feed_type: found.feed_type,
      feed_name: feedName,
      file_name: fileName === '' ? null : fileName,
      source_format: found.source_format,
      encoding: found.encoding,
      delimiter: found.delimiter,
      suggested_delimiter: found.suggested_delimiter,
      has_header_row: found.has_header_row,
      header_row: found.header_row,
      first_row_looks_like_header: found.first_row_looks_like_header,
      record_path: found.record_path,
      record_candidates: found.record_candidates,
      notes: found.notes,
      url_parameters: urlParameters,
    },
  };
}

function fits(mapping: NonNullable<MappingAnalysis['saved_mapping']>, { columns, feed_info }: FeedAnalysis): boolean {
  const errors = checkKeptMapping(mapping, columns, feed_info.feed_type);
  return Object.keys(errors).length === 0 && mappingFits(mapping as KeptMapping, columns);
}

/** @throws Refusal 422 on `mapping` and `mapping.<column>` unless the mapping can be used for these columns. */
export function requireMapping(mapping: unknown, columns: readonly string[] | undefined, feedType: FeedType): void {
  const errors = checkMapping(mapping, columns, feedType);
  const [first] = errors['mapping'] ?? [];
  if (Object.keys(errors).length > 0) throw invalid(errors, first);
}
