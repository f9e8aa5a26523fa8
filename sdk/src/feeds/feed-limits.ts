import { feedReading } from '../contract/limits.ts';

/** Limits for reading one feed. Sizes of records and fields are measured in characters of the decoded text.
 * @see docs/specification/part-1-public-and-client.md §9 (50 MB); the others are ours: contract/limits.ts */
export interface FeedLimits {
  /** Bytes, both as sent and unpacked. */
  readonly maxBytes: number;
  readonly maxRows: number;
  readonly maxRecordChars: number;
  readonly maxFieldChars: number;
  readonly maxColumns: number;
  readonly maxJsonDepth: number;
  readonly maxXmlDepth: number;
  /** Reading stops when none of this many records at the start are valid. */
  readonly hopelessRecords: number;
}

/** The limits that apply unless a caller sets stricter ones. */
export const defaultLimits: FeedLimits = {
  maxBytes: feedReading.maxBytes,
  maxRows: feedReading.maxRows,
  maxRecordChars: feedReading.maxRecordBytes,
  maxFieldChars: feedReading.maxFieldBytes,
  maxColumns: feedReading.maxColumns,
  maxJsonDepth: feedReading.maxJsonDepth,
  maxXmlDepth: feedReading.maxXmlDepth,
  hopelessRecords: feedReading.hopelessRecords,
};
