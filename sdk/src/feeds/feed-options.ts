import type { FeedLimits } from './feed-limits.ts';
import type { RecordCandidate } from './record-place.ts';

/** How the records of a feed are written. ndjson: one JSON object per line. */
export type FeedFormat = 'csv' | 'json' | 'ndjson' | 'xml';

/** What the sender states about a feed. Anything omitted is determined from the content. */
export interface FeedOptions {
  /** Distinguishes .txt from .csv; decides nothing else. */
  readonly fileName?: string | undefined;
  readonly format?: FeedFormat | undefined;
  /** A label that TextDecoder accepts, such as `windows-1251`. */
  readonly encoding?: string | undefined;
  /** One character. */
  readonly delimiter?: string | undefined;
  /** One character, or empty for no quoting. */
  readonly quote?: string | undefined;
  /** Default true. `'exact'`: lazy without the guard against quotes that are never closed.
   * @see docs/specification/decisions.md §7 */
  readonly lazyQuotes?: boolean | 'exact' | undefined;
  readonly hasHeaderRow?: boolean | undefined;
  /** Line of the header row, from 1, in a table that has others above it. There is one, then. */
  readonly headerRow?: number | undefined;
  /** JSON: keys joined by dots, `$` for the root. XML: element names joined by slashes. */
  readonly recordPath?: string | undefined;
  readonly limits?: Partial<FeedLimits> | undefined;
  /** Rows have the text of their record; so have problems with one that cannot be read. */
  readonly keepsText?: boolean | undefined;
  /** Rows per batch, 500 by default. */
  readonly batchRows?: number | undefined;
  /** Checked between blocks of the source: the source itself must end a stalled read. */
  readonly signal?: AbortSignal | undefined;
}

/** How a feed is read: what was stated and what was detected. */
export interface FeedShape {
  readonly format: FeedFormat;
  /** As stored with the feed: rss is XML with the root rss, rdf:RDF or feed; txt is delimited text in a .txt file.
   * @see docs/specification/decisions.md §7 */
  readonly sourceFormat: 'csv' | 'json' | 'xml' | 'rss' | 'txt';
  readonly encoding: string;
  readonly gzip: boolean;
  /** For delimited text only, like the following four; otherwise null or false. */
  readonly delimiter: string | null;
  readonly quote: string | null;
  readonly hasHeaderRow: boolean;
  /** Its line in the file, from 1. */
  readonly headerRow: number | null;
  readonly firstRowLooksLikeHeader: boolean;
  /** Another delimiter, if one fits much better than the stated one. */
  readonly suggestedDelimiter: string | null;
  /** JSON and XML: where the records are. */
  readonly recordPath: string | null;
  /** All places where records may be, the most promising first. */
  readonly recordCandidates: readonly RecordCandidate[];
  /** Lines end with a lone CR, as in old Mac spreadsheets. */
  readonly endsLinesWithCr: boolean;
  /** Characters at the beginning that are not read: lines above a table, or what comes before a document. */
  readonly frontChars: number;
  /** Notes worth knowing, in sentences. */
  readonly notes: readonly string[];
}
