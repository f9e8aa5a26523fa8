import { headerNames, numberedNames } from './column-set.ts';
import { CsvReader, type CsvProblem, type CsvRecord } from './csv-reader.ts';
import type { CsvDialect } from './csv-scan.ts';
import type { FeedLimits } from './feed-limits.ts';
import type { FeedRow, ReadProblem, RecordFrame, RecordReader } from './feed-row.ts';
import { beginning } from './row-problem.ts';

/** Rows of delimited text. Extra empty cells at the end of a row are ignored, and a row that lacks cells at its end is
 * read as if they were empty, unless it has a single cell or is of several lines. Any other number of columns is an error.
 * @see docs/decisions/0028-feeds-as-they-are.md */
export class CsvRows implements RecordReader {
  columns: readonly string[] = [];
  readonly #reader: CsvReader;
  readonly #dialect: CsvDialect;
  readonly #keepsText: boolean;
  #headerPending: boolean;
  #header: string | undefined;
  #records = 0;
  /** Columns with a name of their own, or, without a header row, all of them. */
  #namedColumns = 0;

  constructor(
    dialect: CsvDialect,
    hasHeaderRow: boolean,
    { limits, keepsText }: { readonly limits: FeedLimits; readonly keepsText: boolean },
  ) {
    this.#reader = new CsvReader(dialect, limits, keepsText);
    this.#dialect = dialect;
    this.#keepsText = keepsText;
    this.#headerPending = hasHeaderRow;
  }

  get frame(): RecordFrame {
    return { before: this.#header === undefined ? '' : `${this.#header}\n`, between: '\n', after: '\n' };
  }

  push(text: string): void {
    this.#reader.push(text);
  }

  end(): void {
    this.#reader.end();
  }

  take(): { rows: FeedRow[]; problems: ReadProblem[] } {
    const problems = this.#reader.problems.splice(0).map((problem) => this.#asRowProblem(problem));
    const rows: FeedRow[] = [];
    for (const record of this.#reader.records.splice(0)) {
      if (this.columns.length === 0) {
        this.columns = this.#headerPending ? headerNames(record.fields) : numberedNames(record.fields.length);
        this.#namedColumns = this.#headerPending
          ? record.fields.findLastIndex((cell) => cell.trim() !== '') + 1
          : record.fields.length;
        if (this.#headerPending) {
          this.#headerPending = false;
          this.#header = record.text;
          continue;
        }
      }
      this.#records += 1;
      const surplus = record.fields.length - this.columns.length;
      if (surplus > 0) dropEmptyEnd(record.fields, surplus);
      const { line, text } = record;
      const kept = text === undefined ? {} : { text };
      const row = { line, record: this.#records, values: record.fields, ...kept };
      if (record.fields.length === this.columns.length) rows.push(row);
      else if (surplus < 0 && mayBePadded(record)) rows.push({ ...row, ...this.#padded(record) });
      else problems.push({ ...this.#wrongCount(record), ...kept });
    }
    return { rows, problems };
  }

  /** Fills a short row. Cells of columns without a name are not missed. */
  #padded(record: CsvRecord): Pick<FeedRow, 'short'> {
    const cells = record.fields.length;
    const problem = this.#wrongCount(record);
    while (record.fields.length < this.columns.length) record.fields.push('');
    return cells < this.#namedColumns ? { short: { cells, problem } } : {};
  }

  #wrongCount({ line, fields }: CsvRecord): ReadProblem {
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

  #asRowProblem({ severity, line, column, code, message, text }: CsvProblem): ReadProblem {
    return {
      severity,
      line,
      column: null,
      field: null,
      code,
      message: `${message} (character ${String(column)} of the line)`,
      value: beginning(text),
      ...(this.#keepsText && severity === 'error' ? { text } : {}),
    };
  }
}

/** A single cell is no row, and in one of several lines a quote that is never closed may have taken the other cells. */
function mayBePadded({ fields }: CsvRecord): boolean {
  return fields.length > 1 && !fields.some((field) => field.includes('\n'));
}

function countOf(columns: number): string {
  return columns === 1 ? '1 column' : `${String(columns)} columns`;
}

function dropEmptyEnd(fields: string[], surplus: number): void {
  if (fields.slice(-surplus).every((field) => field.trim() === '')) fields.length -= surplus;
}
