import type { FeedSource } from './byte-blocks.ts';
import { profileColumns } from './column-profile.ts';
import type { ColumnMapping } from './column-mapping.ts';
import type { FeedOptions, FeedShape } from './feed-options.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { shownValue, type FeedRow } from './feed-row.ts';
import { availableFields, type AvailableField, type FeedType } from './fields.ts';
import { naturalMapping } from './natural-mapping.ts';
import { openFeed, type OpenFeed } from './open-feed.ts';
import type { RecordCandidate } from './record-place.ts';
import { tellable, type RowProblem } from './row-problem.ts';
import { sniffedBytes } from './sniff-feed.ts';
import { createRowSplitter } from './split-row.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { suggestedMapping, type MappingSuggestion } from './suggested-mapping.ts';
import { mappingPreviewRows } from '../contract/limits.ts';
import { sizeText } from '../contract/size-text.ts';

/** What the analysis found in a feed, for the mapping screen (wire names).
 * @see docs/specification/part-1-public-and-client.md §3 */
export interface FeedAnalysis {
  /** At most 300 characters each, as in `mapping`. */
  readonly columns: string[];
  /** One for each column, of the rows that were analyzed. */
  readonly column_counts: { readonly filled: number; readonly distinct: number }[];
  /** At most 300. */
  readonly analyzed_rows: number;
  /** The first five rows, one value per column, each at most 300 characters.
   * @see docs/specification/part-1-public-and-client.md §9 */
  readonly sample_data: string[][];
  readonly available_fields: readonly AvailableField[];
  readonly suggestions: MappingSuggestion[];
  readonly suggested_mapping: ColumnMapping;
  /** False: every required field has a column of its own name or label. @see docs/specification/decisions.md §7 */
  readonly needs_mapping: boolean;
  /** Columns that have a field's own name or label: the mapping an import uses when none is needed. */
  readonly natural_mapping: ColumnMapping;
  readonly feed_info: FeedInfo;
}

/** How the feed is written. */
export interface FeedInfo {
  readonly feed_type: FeedType;
  readonly source_format: FeedShape['sourceFormat'];
  readonly format: FeedShape['format'];
  readonly encoding: string;
  readonly delimiter: string | null;
  readonly suggested_delimiter: string | null;
  readonly has_header_row: boolean;
  readonly first_row_looks_like_header: boolean;
  /** Options to keep, and to state when the feed is imported. */
  readonly record_path: string | null;
  readonly record_candidates: RecordCandidate[];
  /** Only the first 256 KiB were looked at. */
  readonly is_sampled: boolean;
  /** Notes worth knowing, in sentences. */
  readonly notes: string[];
}

/** How many rows suggestions are based on. */
const profiledRows = 300;
const shownChars = 300;

/** Recognizes a feed and suggests how to map it. Reads only its first 256 kB.
 * @throws FeedRefusal if it is not a feed, or has no records there */
export async function analyzeFeed(
  source: FeedSource,
  options: FeedOptions & { readonly feedType: FeedType },
): Promise<FeedAnalysis> {
  const feed = await openFeed(source, options);
  const { rows: records, problems } = readSample(feed);
  await feed.close();
  const { shape, reader } = feed;
  const columns = [...reader.columns];
  if (records.length === 0) throw withoutRecords(feed, problems);
  const { rows, suggestions } = videosIn(records, { columns, shape, feedType: options.feedType });
  const natural = naturalMapping(columns, options.feedType);
  return {
    columns,
    column_counts: profileColumns(columns, rows).map(({ values, distinct }) => ({ filled: values.length, distinct })),
    analyzed_rows: rows.length,
    sample_data: rows.slice(0, mappingPreviewRows).map((row) => columns.map((_, index) => shown(row, index))),
    available_fields: availableFields(options.feedType),
    suggestions,
    suggested_mapping: suggestedMapping(suggestions),
    needs_mapping: natural.needsMapping,
    natural_mapping: natural.mapping,
    feed_info: feedInfo(feed, options.feedType),
  };
}

/** The rows of videos with their suggestions. Records may turn out to hold several videos each: then what was suggested
 * for the records is suggested again for the videos. */
function videosIn(
  records: FeedRow[],
  { columns, shape, feedType }: { columns: readonly string[]; shape: FeedShape; feedType: FeedType },
): { rows: FeedRow[]; suggestions: MappingSuggestion[] } {
  const isHeaderIgnored = shape.firstRowLooksLikeHeader && !shape.hasHeaderRow;
  const hints = isHeaderIgnored ? records[0]?.values.map((value) => shownValue(value)) : undefined;
  const suggest = (rows: FeedRow[]): MappingSuggestion[] =>
    suggestMapping(profileColumns(columns, isHeaderIgnored ? rows.slice(1) : rows), feedType, hints);
  const suggestions = suggest(records);
  const videosBy = (chosen: readonly MappingSuggestion[]): FeedRow[] => {
    const split = createRowSplitter(suggestedMapping(chosen));
    return records.flatMap((record) => [...split(record, columns)]);
  };
  // A page has an id of its own, too: its videos may only be told apart by their titles at first.
  for (const chosen of [suggestions, suggestions.filter(({ field }) => field === 'title')]) {
    const rows = videosBy(chosen).slice(0, profiledRows);
    const ofVideos = rows.length > records.length ? suggest(rows) : [];
    if (videosBy(ofVideos).length > records.length) return { rows, suggestions: ofVideos };
  }
  return { rows: records, suggestions };
}

function withoutRecords({ isComplete }: OpenFeed, [problem]: readonly RowProblem[]): FeedRefusal {
  if (problem !== undefined) {
    const { line, message } = problem;
    return new FeedRefusal('feed.no_records', `No record of the file can be read. The first problem: ${message}`, {
      line,
    });
  }

  const beginning = `The first ${sizeText(sniffedBytes)} of the file contain no complete record, so its columns cannot be read. Shorten or move its first record.`;
  return new FeedRefusal('feed.no_records', isComplete ? 'The file contains no records' : beginning);
}

/** The first rows. A sample that ends within a record is not a fault of the feed; a fault of the feed is found
 * when it is read. */
function readSample({ decoder, reader, push, sample, isComplete }: OpenFeed): ReturnType<OpenFeed['reader']['take']> {
  const text = decoder.decode(sample) + (isComplete ? decoder.end() : '');
  try {
    push(text);
    if (isComplete) reader.end();
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error;
    const { rows, problems } = reader.take();
    if (rows.length === 0) throw error;
    return { rows: rows.slice(0, profiledRows), problems };
  }
  const { rows, problems } = reader.take();
  return { rows: rows.slice(0, profiledRows), problems };
}

function shown(row: FeedRow, index: number): string {
  return tellable(shownValue(row.values[index]).slice(0, shownChars));
}

function feedInfo({ shape, isComplete }: OpenFeed, feedType: FeedType): FeedInfo {
  return {
    feed_type: feedType,
    source_format: shape.sourceFormat,
    format: shape.format,
    encoding: shape.encoding,
    delimiter: shape.delimiter,
    suggested_delimiter: shape.suggestedDelimiter,
    has_header_row: shape.hasHeaderRow,
    first_row_looks_like_header: shape.firstRowLooksLikeHeader,
    record_path: shape.recordPath,
    record_candidates: [...shape.recordCandidates],
    is_sampled: !isComplete,
    notes: [...shape.notes],
  };
}
