import type { Column } from './column.ts';

/** Accepts results one by one, as soon as each is available. */
export interface RowWriter<Row> {
  add(row: Row): Promise<void>;
  /** Must be called once, even after a failure. */
  end(): Promise<void>;
}

/** Standard output: results only. Human-readable on a terminal, plain in a pipe, JSON with `--json`. */
export interface Output {
  readonly isJson: boolean;
  readonly isTerminal: boolean;
  /** A complete list: a table on a terminal, otherwise one line per row with tabs between the cells. */
  list<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly Column<Row>[]): Promise<ListEnd>;
  /** One item: a line for each column, starting with its name. */
  record<Row>(row: Row, columns: readonly Column<Row>[]): Promise<void>;
  /** The result of one change: one line. */
  result<Row>(row: Row, columns: readonly Column<Row>[]): Promise<void>;
  /** The same for several changes, line by line as they happen; a JSON array with `--json`. */
  results<Row>(columns: readonly Column<Row>[]): RowWriter<Row>;
  /** A value as JSON, even without `--json`. */
  json(value: unknown): Promise<void>;
  /** Text or bytes, unchanged. */
  raw(content: string | Uint8Array): Promise<void>;
}

/** Summary of a printed list. */
export interface ListEnd {
  readonly rows: number;
  /** Columns that do not fit on the terminal. */
  readonly hiddenColumns: number;
}
