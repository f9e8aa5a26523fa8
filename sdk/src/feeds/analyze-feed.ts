import type { FeedSource } from './byte-blocks.ts';
import { profileColumns } from './column-profile.ts';
import type { ColumnMapping } from './column-mapping.ts';
import type { FeedOptions, FeedShape } from './feed-options.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { shownValue, type FeedRow } from './feed-row.ts';
import { availableFields, type AvailableField, type FeedType } from './fields.ts';
import { naturalMapping } from './natural-mapping.ts';
import { FeedSurvey } from './feed-survey.ts';
import { openFeed } from './open-feed.ts';
import { batchesOf, type FeedBatch } from './read-feed.ts';
import type { RecordCandidate } from './record-place.ts';
import { tellable, type RowProblem } from './row-problem.ts';
import { createRowSplitter } from './split-row.ts';
import { suggestMapping } from './suggest-mapping.ts';
import { suggestedMapping, type MappingSuggestion } from './suggested-mapping.ts';
import { mappingPreviewRows } from '../contract/limits.ts';

/** What the analysis found in a feed, for the mapping screen (wire names).
 * @see docs/specification/part-1-public-and-client.md §3 */
export interface FeedAnalysis {
  /** At most 300 characters each, as in `mapping`. */
  readonly columns: string[];
  /** One for each column, of all rows that were read. `distinct` counts to 1,000, and a list as a whole. */
  readonly column_counts: { readonly filled: number; readonly distinct: number }[];
  /** Records that were read: all of them, or those before a fault of the file. */
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
  /** Line of the header row, from 1, if there is one. */
  readonly header_row: number | null;
  readonly first_row_looks_like_header: boolean;
  /** Options to keep, and to state when the feed is imported. */
  readonly record_path: string | null;
  readonly record_candidates: RecordCandidate[];
  /** Notes worth knowing, in sentences. */
  readonly notes: string[];
}

const shownChars = 300;

/** Recognizes a feed by its beginning, reads all of it, and suggests how to map its columns. A fault that comes after the
 * first record ends reading, and is for the import to tell.
 * @throws FeedRefusal if it is not a feed, or has no records */
export async function analyzeFeed(
  source: FeedSource,
  options: FeedOptions & { readonly feedType: FeedType },
): Promise<FeedAnalysis> {
  const survey = new FeedSurvey();
  let last: FeedBatch | undefined;
  let problem: RowProblem | undefined;
  const feed = await openFeed(source, { ...options, findsPlaces: true });
  try {
    for await (const batch of batchesOf(feed, options)) {
      last = batch;
      problem ??= batch.problems[0];
      for (const row of batch.rows) survey.add(row);
    }
  } catch (error) {
    if (!(error instanceof FeedRefusal) || survey.total === 0) throw error;
  }
  if (last === undefined || survey.total === 0) throw withoutRecords(problem);
  const { shape } = last;
  const columns = [...last.columns];
  const { rows, suggestions } = videosIn(survey.rows, { columns, shape, feedType: options.feedType });
  const natural = naturalMapping(columns, options.feedType);
  return {
    columns,
    column_counts: columns.map((_, index) => survey.counts(index)),
    analyzed_rows: survey.total,
    sample_data: rows.slice(0, mappingPreviewRows).map((row) => columns.map((_, index) => shown(row, index))),
    available_fields: availableFields(options.feedType),
    suggestions,
    suggested_mapping: suggestedMapping(suggestions),
    needs_mapping: natural.needsMapping,
    natural_mapping: natural.mapping,
    feed_info: feedInfo(shape, { feedType: options.feedType, places: feed.places?.candidates() }),
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
    const rows = videosBy(chosen);
    const ofVideos = rows.length > records.length ? suggest(rows) : [];
    if (videosBy(ofVideos).length > records.length) return { rows, suggestions: ofVideos };
  }
  return { rows: records, suggestions };
}

function withoutRecords(problem: RowProblem | undefined): FeedRefusal {
  if (problem === undefined) return new FeedRefusal('feed.no_records', 'The file contains no records');
  const { line, message } = problem;
  return new FeedRefusal('feed.no_records', `No record of the file can be read. The first problem: ${message}`, {
    line,
  });
}

function shown(row: FeedRow, index: number): string {
  return tellable(shownValue(row.values[index]).slice(0, shownChars));
}

function feedInfo(
  shape: FeedShape,
  { feedType, places = [] }: { feedType: FeedType; places?: RecordCandidate[] | undefined },
): FeedInfo {
  return {
    feed_type: feedType,
    source_format: shape.sourceFormat,
    format: shape.format,
    encoding: shape.encoding,
    delimiter: shape.delimiter,
    suggested_delimiter: shape.suggestedDelimiter,
    has_header_row: shape.hasHeaderRow,
    header_row: shape.headerRow,
    first_row_looks_like_header: shape.firstRowLooksLikeHeader,
    record_path: shape.recordPath,
    record_candidates: places,
    notes: [...shape.notes],
  };
}
