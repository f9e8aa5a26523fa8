import type { ColumnSet } from './column-set.ts';
import type { FeedLimits } from './feed-limits.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedValue } from './feed-row.ts';

/** Spreads a JSON object over columns: nested names joined by dots, lists of plain values as lists, and of a list of
 * objects each field as a list. */
export class JsonFields {
  readonly #columns: ColumnSet;
  readonly #maxDepth: number;
  #values: (string | string[] | undefined)[] = [];
  #line = 1;

  constructor(columns: ColumnSet, limits: FeedLimits) {
    this.#columns = columns;
    this.#maxDepth = limits.maxJsonDepth;
  }

  /** @throws FeedRefusal `feed.too_many_columns`, `feed.too_deep` */
  spread(record: object, line: number): FeedValue[] {
    this.#values = Array.from<string | string[] | undefined>({ length: this.#columns.names.length });
    this.#line = line;
    this.#spreadObject(record, '', 1);
    return this.#values;
  }

  #spreadObject(value: object, path: string, depth: number): void {
    if (depth > this.#maxDepth) {
      throw new FeedRefusal('feed.too_deep', `A record is nested more than ${String(this.#maxDepth)} levels deep`, {
        line: this.#line,
      });
    }
    const entries: [string, unknown][] = Object.entries(value);
    for (const [name, entry] of entries) this.#add(path === '' ? name : `${path}.${name}`, entry, depth);
  }

  #add(path: string, value: unknown, depth: number): void {
    if (Array.isArray(value)) this.#addList(path, value, depth);
    else if (typeof value === 'object' && value !== null) this.#spreadObject(value, path, depth + 1);
    else this.#put(path, plainText(value));
  }

  #addList(path: string, list: readonly unknown[], depth: number): void {
    const plain = list.filter((entry) => typeof entry !== 'object').map((entry) => plainText(entry) ?? '');
    if (plain.length > 0) this.#put(path, plain);
    for (const entry of list) {
      if (typeof entry === 'object' && entry !== null) this.#spreadObject(entry, path, depth + 1);
    }
  }

  #put(path: string, value: string | string[] | undefined): void {
    const index = this.#columns.indexOf(path.slice(0, 300), this.#line);
    const before = this.#values[index];
    if (value === undefined || before === undefined) this.#values[index] = value ?? before;
    else if (typeof before === 'string') this.#values[index] = [before].concat(value);
    else if (typeof value === 'string') before.push(value);
    else before.push(...value);
  }
}

function plainText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

const longNumber = /[[:,]\s*-?\d{16}/;
/** An unterminated string also counts as one, so that nothing is read twice. */
const stringOrNumber = /"(?:[^"\\]|\\[\s\S])*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses a record. Whole numbers of 16 digits or more become text: as numbers, two ids could become the same.
 * @throws SyntaxError */
export function parseJsonRecord(text: string): unknown {
  if (!longNumber.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(stringOrNumber, (token) => (/^-?\d{16,}$/.test(token) ? `"${token}"` : token)));
}
