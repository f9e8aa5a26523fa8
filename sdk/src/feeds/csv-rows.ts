import { headerNames, numberedNames } from './column-set.ts';
import { CsvReader, type CsvProblem, type CsvRecord } from './csv-reader.ts';
import type { CsvDialect } from './csv-scan.ts';
import type { FeedLimits } from './feed-limits.ts';
import type { FeedRow, RecordReader } from './feed-row.ts';
import { beginning, type RowProblem } from './row-problem.ts';

/** Rows of delimited text. A row whose number of columns differs from the first row's is an error, as in Go's
 * encoding/csv; only extra empty cells at its end are ignored. */
export class CsvRows implements RecordReader {
  columns: readonly string[] = [];
  readonly #reader: CsvReader;
  readonly #dialect: CsvDialect;
  #headerPending: boolean;
  #records = 0;

  constructor(dialect: CsvDialect, hasHeaderRow: boolean, limits: FeedLimits) {
    this.#reader = new CsvReader(dialect, limits);
    this.#dialect = dialect;
    this.#headerPending = hasHeaderRow;
  }

  push(text: string): void {
    this.#reader.push(text);
  }

  end(): void {
    this.#reader.end();
  }

  take(): { rows: FeedRow[]; problems: RowProblem[] } {
    const problems = this.#reader.problems.splice(0).map((problem) => asRowProblem(problem));
    const rows: FeedRow[] = [];
    for (const record of this.#reader.records.splice(0)) {
      if (this.columns.length === 0) {
        this.columns = this.#headerPending ? headerNames(record.fields) : numberedNames(record.fields.length);
        if (this.#headerPending) {
          this.#headerPending = false;
          continue;
        }
      }
      this.#records += 1;
      const surplus = record.fields.length - this.columns.length;
      if (surplus > 0) dropEmptyEnd(record.fields, surplus);
      if (record.fields.length === this.columns.length) {
        rows.push({ line: record.line, record: this.#records, values: record.fields });
      } else {
        problems.push(this.#wrongCount(record));
      }
    }
    return { rows, problems };
  }

  #wrongCount({ line, fields }: CsvRecord): RowProblem {
    return {
      severity: 'error',
      line,
      column: null,
      field: null,
      code: 'row.column_count',
      message: `The row has ${countOf(fields.length)}, but ${countOf(this.columns.length)} ${this.columns.length === 1 ? 'was' : 'were'} expected`,
      value: beginning(fields.join(this.#dialect.delimiter)),
    };
  }
}

function countOf(columns: number): string {
  return columns === 1 ? '1 column' : `${String(columns)} columns`;
}

function dropEmptyEnd(fields: string[], surplus: number): void {
  if (fields.slice(-surplus).every((field) => field.trim() === '')) fields.length -= surplus;
}

function asRowProblem({ severity, line, column, code, message, text }: CsvProblem): RowProblem {
  return {
    severity,
    line,
    column: null,
    field: null,
    code,
    message: `${message} (character ${String(column)} of the line)`,
    value: beginning(text),
  };
}
