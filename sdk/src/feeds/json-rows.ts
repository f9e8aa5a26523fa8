import { ColumnSet } from './column-set.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedRow, ReadProblem, RecordFrame, RecordReader } from './feed-row.ts';
import { JsonFields, parseJsonRecord } from './json-fields.ts';
import { ambiguousKey, repairJson, strangeToken, type JsonOddity } from './json-repair.ts';
import type { JsonNotice, JsonRecord } from './json-splitter.ts';
import { beginning, rowCodeMessages, type RowCode, type RowProblem } from './row-problem.ts';

/** What cuts a text into records. */
interface RecordSplitter {
  readonly records: JsonRecord[];
  readonly notices: JsonNotice[];
  readonly frame: RecordFrame;
  push(text: string): void;
  end(): void;
}

/** Rows of JSON records. A record that is not valid JSON, or not an object, is a row error; the others are read. */
export class JsonRows implements RecordReader {
  readonly #splitter: RecordSplitter;
  readonly #columns: ColumnSet;
  readonly #fields: JsonFields;
  readonly #limits: FeedLimits;
  readonly #keepsText: boolean;
  #rows: FeedRow[] = [];
  #problems: ReadProblem[] = [];
  #records = 0;
  #objects = 0;

  constructor(splitter: RecordSplitter, limits: FeedLimits, keepsText: boolean) {
    this.#splitter = splitter;
    this.#keepsText = keepsText;
    this.#limits = limits;
    this.#columns = new ColumnSet(limits.maxColumns);
    this.#fields = new JsonFields(this.#columns, limits);
  }

  get columns(): readonly string[] {
    return this.#columns.names;
  }

  get frame(): RecordFrame {
    return this.#splitter.frame;
  }

  push(text: string): void {
    this.#splitter.push(text);
    this.#parseRecords();
  }

  end(): void {
    this.#splitter.end();
    this.#parseRecords();
  }

  take(): { rows: FeedRow[]; problems: ReadProblem[] } {
    const taken = { rows: this.#rows, problems: this.#problems };
    this.#rows = [];
    this.#problems = [];
    return taken;
  }

  #parseRecords(): void {
    for (const { line, message } of this.#splitter.notices.splice(0))
      this.#warn('row.repaired_json', line, { message, value: null });
    for (const record of this.#splitter.records.splice(0)) {
      this.#records += 1;
      const found = this.#parse(record);
      if (found !== undefined) this.#addRows(record, found);
    }
  }

  /** A list within the list of records is as if its entries were in that. */
  #addRows(source: JsonRecord, found: Parsed): void {
    const { line, text, key } = source;
    let keys = 0;
    const rows: FeedRow[] = [];
    for (const object of found.objects) {
      this.#objects += 1;
      const cells = this.#fields.spread(object, line, key === undefined ? undefined : readable(key));
      keys += this.#fields.keys;
      const large = cells.values.some(
        (value) => typeof value === 'string' && value.length > this.#limits.maxFieldChars,
      );
      if (large) this.#problem('row.field_too_large', source);
      else rows.push({ line, record: this.#records, ...cells, ...this.#kept(source) });
    }
    const doubled = keys === keysIn(found.text) ? undefined : ambiguousKey(found.text);
    if (doubled !== undefined) {
      const message = `The record has ${beginning(doubled.what)} twice, with different values`;
      this.#problem('row.ambiguous_key', { ...source, line: line + linesBefore(text, doubled) }, message);
    } else for (const row of rows) this.#rows.push(row);
  }

  #parse(source: JsonRecord): Parsed | undefined {
    const { line, text } = source;
    let read = text;
    let record = parsed(text);
    if (record === undefined) {
      const { text: repaired, oddities } = repairJson(text);
      read = repaired;
      record = parsed(repaired);
      if (record === undefined) {
        const strange = strangeToken(repaired);
        const message =
          strange &&
          `The record is not valid JSON: unexpected ${strange.what} on line ${String(line + linesBefore(text, strange))}`;
        this.#problem('row.malformed_json', source, message);
        return undefined;
      }
      for (const oddity of oddities) {
        const message = `The record has ${oddity.what}, which is not valid JSON`;
        this.#warn('row.repaired_json', line + linesBefore(text, oddity), { message, value: beginning(text) });
      }
    }
    const entries: readonly unknown[] = Array.isArray(record.value) ? record.value : [record.value];
    const objects = entries.filter((entry) => isObject(entry));
    if (objects.length > 0 && objects.length === entries.length) return { text: read, objects };
    this.#problem('row.not_an_object', source);
    if (this.#objects === 0 && this.#records >= this.#limits.hopelessRecords) {
      throw new FeedRefusal('feed.no_records', 'The list contains no records with fields', { line });
    }
    return undefined;
  }

  /** The text of a record with its key, if that is kept. */
  #kept({ text, key }: JsonRecord): Pick<ReadProblem, 'text'> {
    if (!this.#keepsText) return {};
    return { text: key === undefined ? text : `"${key}": ${text}` };
  }

  #problem(code: RowCode, source: JsonRecord, message: string = rowCodeMessages[code]): void {
    const { line, text } = source;
    const value = beginning(text);
    const problem = { severity: 'error', line, column: null, field: null, code, message, value } as const;
    this.#problems.push({ ...problem, ...this.#kept(source) });
  }

  #warn(code: RowCode, line: number, { message, value }: Pick<RowProblem, 'message' | 'value'>): void {
    this.#problems.push({ severity: 'warning', line, column: null, field: null, code, message, value });
  }
}

/** A record, and the objects that it consists of: one, unless it is a list. */
interface Parsed {
  /** As JSON. */
  readonly text: string;
  readonly objects: readonly object[];
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parseJsonRecord(text) };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Line ends of a record before something in it. */
function linesBefore(text: string, { at }: JsonOddity): number {
  return text.slice(0, at).split('\n').length - 1;
}

/** How many keys a text seems to have. A string may look like one, and so may a key with unusual spaces not: another
 * number than there are is only a reason to look closer. */
function keysIn(text: string): number {
  return occurrences(text, '":') || occurrences(text, '" :');
}

function occurrences(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

/** A key as it is meant, without the escapes of JSON. */
function readable(key: string): string {
  const found = parsed(`"${key}"`)?.value;
  return typeof found === 'string' ? found : key;
}
