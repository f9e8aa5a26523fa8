import type {
  CheckOptions,
  FeedAccounting,
  FeedAnalysis,
  FeedOptions,
  FeedReport,
  FeedType,
  ItemOptions,
} from '@grt/sdk/feeds';
import type { FeedRefusalCode, RowProblem } from '@grt/sdk/feeds';

/** What can be done with the bytes of a feed. */
export type FeedWork =
  | { readonly kind: 'analyze'; readonly options: FeedOptions & { readonly feedType: FeedType } }
  | { readonly kind: 'check'; readonly options: CheckOptions }
  | { readonly kind: 'store' | 'reject'; readonly options: ItemOptions };

/** What comes of it. A refusal is the last thing that comes. */
export type FeedResult =
  | { readonly kind: 'analysis'; readonly analysis: FeedAnalysis }
  | { readonly kind: 'report'; readonly report: FeedReport }
  | { readonly kind: 'batch'; readonly batch: StoredBatch }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refusal'; readonly code: FeedRefusalCode; readonly message: string };

/** Rows of a feed as they will be stored. */
export interface StoredBatch {
  /** Of the good rows, in order. */
  readonly ids: readonly string[];
  /** Lines where they start. */
  readonly lines: readonly number[];
  /** Which of their values were stored, and changed, as bits. */
  readonly stored: readonly number[];
  readonly changed: readonly number[];
  /** The good rows, as `packItems` writes them. */
  readonly packed: Uint8Array;
  readonly columns: readonly string[];
  readonly problems: readonly RowProblem[];
  /** Rows of this batch, good and refused ones. */
  readonly rowsRead: number;
  readonly rejected: number;
  /** Bytes of the source so far, as it was sent. */
  readonly bytesRead: number;
  /** What became of all values so far, repeated rows included. */
  readonly accounting: FeedAccounting;
}
