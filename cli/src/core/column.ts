import type { CellValue } from './cell.ts';
import type { Tone } from './colors.ts';

/** One column of a list, and one line of a single result. */
export interface Column<Row> {
  /** Heading on a terminal. */
  readonly name: string;
  /** The cell's value. */
  readonly value: (row: Row) => CellValue;
  /** The value on a terminal, if different: a time or a size in words. */
  readonly shown?: (row: Row) => CellValue;
  /** The value is a server time. A terminal shows it in full, or if the table is too narrow, as in `3 days ago`. */
  readonly time?: true;
  /** Left out before other columns on a narrow terminal. Otherwise the last ones are. */
  readonly minor?: true;
  readonly tone?: (row: Row) => Tone | undefined;
  /** Numbers are right-aligned and never truncated. */
  readonly align?: 'right';
  /** Never truncated on a narrow terminal, although it may have blanks. What has none, such as an id, a link, or a domain name,
   * never is. */
  readonly whole?: true;
  /** Continues on the next lines of a terminal instead of being truncated: sentences. */
  readonly wraps?: true;
}
