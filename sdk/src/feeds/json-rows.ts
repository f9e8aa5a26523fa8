import { ColumnSet } from './column-set.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedRow, RecordReader } from './feed-row.ts';
import { JsonFields, parseJsonRecord } from './json-fields.ts';
import type { JsonRecord } from './json-splitter.ts';
import { beginning, rowCodeMessages, type RowCode, type RowProblem } from './row-problem.ts';

/** What cuts a text into records. */
interface RecordSplitter {
  readonly records: JsonRecord[];
  push(text: string): void;
  end(): void;
}

/** Rows of JSON records. A record that is not valid JSON, or not an object, is a row error; the others are read. */
export class JsonRows implements RecordReader {
  readonly #splitter: RecordSplitter;
  readonly #columns: ColumnSet;
  readonly #fields: JsonFields;
  readonly #limits: FeedLimits;
  #rows: FeedRow[] = [];
  #problems: RowProblem[] = [];
  #records = 0;
  #objects = 0;

  constructor(splitter: RecordSplitter, limits: FeedLimits) {
    this.#splitter = splitter;
    this.#limits = limits;
    this.#columns = new ColumnSet(limits.maxColumns);
    this.#fields = new JsonFields(this.#columns, limits);
  }

  get columns(): readonly string[] {
    return this.#columns.names;
  }

  push(text: string): void {
    this.#splitter.push(text);
    this.#parseRecords();
  }

  end(): void {
    this.#splitter.end();
    this.#parseRecords();
  }

  take(): { rows: FeedRow[]; problems: RowProblem[] } {
    const taken = { rows: this.#rows, problems: this.#problems };
    this.#rows = [];
    this.#problems = [];
    return taken;
  }

  #parseRecords(): void {
    for (const { line, text } of this.#splitter.records.splice(0)) {
      this.#records += 1;
      const record = this.#parse(text, line);
      if (record === undefined) continue;
      this.#objects += 1;
      const cells = this.#fields.spread(record, line);
      const large = cells.values.findIndex(
        (value) => typeof value === 'string' && value.length > this.#limits.maxFieldChars,
      );
      if (large !== -1) this.#problem('row.field_too_large', line, text);
      else this.#rows.push({ line, record: this.#records, ...cells });
    }
  }

  #parse(text: string, line: number): object | undefined {
    let record: unknown;
    try {
      record = parseJsonRecord(text);
    } catch {
      this.#problem('row.malformed_json', line, text);
      return undefined;
    }
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) return record;
    this.#problem('row.not_an_object', line, text);
    if (this.#objects === 0 && this.#records >= this.#limits.hopelessRecords) {
      throw new FeedRefusal('feed.no_records', 'The list contains no records with fields', { line });
    }
    return undefined;
  }

  #problem(code: RowCode, line: number, text: string): void {
    const message = rowCodeMessages[code];
    this.#problems.push({ severity: 'error', line, column: null, field: null, code, message, value: beginning(text) });
  }
}
