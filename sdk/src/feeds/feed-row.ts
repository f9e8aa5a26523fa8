import type { RowProblem } from './row-problem.ts';

/** A cell: text; a list if the source has one (JSON array, repeated XML element); undefined if the record lacks the
 * column. */
export type FeedValue = string | readonly string[] | undefined;

/** One entry of a list of objects, or one of several elements of the same name, within a record. Values of the same
 * entry belong together. Two entries are of the same list if both `list` and `within` are the same. */
export interface ListEntry {
  readonly list: unknown;
  /** The entry of an outer list that this list is in. */
  readonly within: ListEntry | undefined;
}

/** The entry that a cell comes from, or one for each of the cell's values; undefined: it is in no list. */
export type CellEntries = ListEntry | undefined | readonly (ListEntry | undefined)[];

/** One record of a feed, with its values in the order of the columns. */
export interface FeedRow {
  /** Line of the source where the record starts, from 1. */
  readonly line: number;
  /** Number of the record in the source, from 1; distinguishes records that are all on one line. */
  readonly record: number;
  readonly values: readonly FeedValue[];
  /** The entries of lists that the values come from, by column. Absent if the record has no list whose entries have
   * several fields. */
  readonly entries?: readonly CellEntries[];
  /** The record as it is in the source, where `FeedOptions.keepsText` asks for it. */
  readonly text?: string;
  /** The row had only so many cells; the others are empty. The problem is what to tell if they are needed. */
  readonly short?: { readonly cells: number; readonly problem: RowProblem };
}

/** A problem found while reading. */
export interface ReadProblem extends RowProblem {
  /** Of an error: the record as it is in the source, where `FeedOptions.keepsText` asks for it. */
  readonly text?: string;
}

/** What a file of some of the records has around and between them, to be read as the source was. */
export interface RecordFrame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/** Turns decoded text into rows, one format each. */
export interface RecordReader {
  /** Known once a record was read whose text is kept. */
  readonly frame: RecordFrame;
  /** Names of the columns so far. CSV knows them from the first record; JSON and XML add those that later records
   * introduce. */
  readonly columns: readonly string[];
  push(text: string): void;
  /** Ends the text. @throws FeedRefusal if it ends within a record or an open element. */
  end(): void;
  /** What has been read since the last call. */
  take(): { rows: FeedRow[]; problems: ReadProblem[] };
}

/** Whether a cell has nothing but space. */
export function isEmptyValue(value: FeedValue): boolean {
  if (value === undefined || value === '') return true;
  if (typeof value !== 'string') return value.every((entry) => entry.trim() === '');
  const first = value.charCodeAt(0);
  return (first <= 0x20 || first > 0x7e) && value.trim() === '';
}

/** A cell as one text, for display. */
export function shownValue(value: FeedValue): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : value.join(', ');
}
