import type { Column } from './column.ts';

/** Takes results one by one, each as soon as it is there. */
export interface RowWriter<Row> {
  add(row: Row): Promise<void>;
  /** To be called once, also when something went wrong in between. */
  end(): Promise<void>;
}

/** Standard output: results and nothing else. On a terminal for reading, in a pipe for programs, with `--json` as JSON. */
export interface Output {
  readonly isJson: boolean;
  readonly isTerminal: boolean;
  /** A list that is read to its end: a table on a terminal, else one line per row with tabs between the cells. */
  list<Row>(rows: AsyncIterable<Row> | Iterable<Row>, columns: readonly Column<Row>[]): Promise<ListEnd>;
  /** One thing: a line for each column, with its name in front. */
  record<Row>(row: Row, columns: readonly Column<Row>[]): Promise<void>;
  /** What one change led to: one line. */
  result<Row>(row: Row, columns: readonly Column<Row>[]): Promise<void>;
  /** The same for several changes, line by line as they happen; a JSON array with `--json`. */
  results<Row>(columns: readonly Column<Row>[]): RowWriter<Row>;
  /** Text or bytes as they are. */
  raw(content: string | Uint8Array): Promise<void>;
}

/** What a list came to. */
export interface ListEnd {
  readonly rows: number;
  /** Columns that the terminal has no room for. */
  readonly hiddenColumns: number;
}
