import type { ColumnSet } from './column-set.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedRow, ListEntry } from './feed-row.ts';
import { RecordValues } from './list-entries.ts';

/** Column of the key under which a record is kept, where records are the values of an object. */
const keyColumn = '@key';

/** What a value is in. */
interface Within {
  readonly depth: number;
  readonly entry?: ListEntry | undefined;
}

/** Spreads a JSON object over columns: nested names joined by dots, lists of plain values as lists, and of a list of
 * objects each field as a list. */
export class JsonFields {
  readonly #columns: ColumnSet;
  readonly #maxDepth: number;
  readonly #record = new RecordValues();
  /** How many keys the last record had, those of nested objects included. */
  keys = 0;
  #line = 1;

  constructor(columns: ColumnSet, limits: FeedLimits) {
    this.#columns = columns;
    this.#maxDepth = limits.maxJsonDepth;
  }

  /** @throws FeedRefusal `feed.too_many_columns`, `feed.too_deep` */
  spread(record: object, line: number, key?: string): Pick<FeedRow, 'values' | 'entries'> {
    this.#record.start(this.#columns.names.length);
    this.#line = line;
    this.keys = 0;
    if (key !== undefined) this.#put(keyColumn, key, { depth: 1 });
    this.#spreadObject(record, '', { depth: 1 });
    const { values, entries } = this.#record;
    return entries.length > 0 ? { values, entries } : { values };
  }

  #spreadObject(value: object, path: string, within: Within): void {
    if (within.depth > this.#maxDepth) {
      throw new FeedRefusal('feed.too_deep', `A record is nested more than ${String(this.#maxDepth)} levels deep`, {
        line: this.#line,
      });
    }
    const fields: [string, unknown][] = Object.entries(value);
    this.keys += fields.length;
    for (const [name, field] of fields) this.#add(path === '' ? name : `${path}.${name}`, field, within);
  }

  #add(path: string, value: unknown, within: Within): void {
    if (Array.isArray(value)) this.#addList(path, value, within);
    else if (typeof value === 'object' && value !== null)
      this.#spreadObject(value, path, { depth: within.depth + 1, entry: within.entry });
    else this.#put(path, plainText(value), within);
  }

  #addList(path: string, list: readonly unknown[], within: Within): void {
    const plain = list.filter((entry) => typeof entry !== 'object').map((entry) => plainText(entry) ?? '');
    if (plain.length > 0) this.#put(path, plain, within);
    const objects = list.filter((entry) => typeof entry === 'object' && entry !== null);
    for (const object of objects) {
      const entry = objects.length === 1 ? within.entry : { list, within: within.entry };
      this.#spreadObject(object, path, { depth: within.depth + 1, entry });
    }
  }

  #put(path: string, value: string | string[] | undefined, { entry }: Within): void {
    this.#record.put(this.#columns.indexOf(path.slice(0, 300), this.#line), value, entry);
  }
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

const longNumber = /[[:,]\s*-?\d{16}/;
/** An unterminated string also counts as one, so that nothing is read twice. */
const stringOrNumber = /"(?:[^"\\]|\\[\s\S])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses a record as it is. Whole numbers of 16 digits or more become text: as numbers, two ids could become the same.
 * @throws SyntaxError */
export function parseJsonRecord(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(stringOrNumber, (token) => (/^-?\d{16,}$/.test(token) ? `"${token}"` : token)));
}
