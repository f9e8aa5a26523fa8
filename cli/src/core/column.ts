import type { CellValue } from './cell.ts';
import type { Tone } from './colours.ts';

/** One column of a list, and one line of a single result. */
export interface Column<Row> {
  /** Heading on a terminal. */
  readonly name: string;
  /** What stands in the cell. */
  readonly value: (row: Row) => CellValue;
  /** What stands there on a terminal, where it differs: a time or a size in words. */
  readonly shown?: (row: Row) => CellValue;
  readonly tone?: (row: Row) => Tone | undefined;
  /** Numbers stand on the right, and are never cut. */
  readonly align?: 'right';
  /** Never cut on a narrow terminal: a part of it says nothing. */
  readonly whole?: true;
}
