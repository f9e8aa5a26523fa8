import { FeedRefusal } from './feed-refusal.ts';
import { tellable } from './row-problem.ts';

/** Columns in the order in which records introduce them. Names are data: `__proto__` is a name like any other. */
export class ColumnSet {
  readonly names: string[] = [];
  readonly #indexes = new Map<string, number>();
  readonly #max: number;

  constructor(maxColumns: number) {
    this.#max = maxColumns;
  }

  /** Position of a column, which is added if it is new.
   * @throws FeedRefusal `feed.too_many_columns` */
  indexOf(rawName: string, line: number): number {
    const known = this.#indexes.get(rawName);
    if (known !== undefined) return known;
    const name = tellable(rawName);
    const same = this.#indexes.get(name);
    if (same !== undefined) return same;
    const index = this.names.length;
    if (index >= this.#max) {
      throw new FeedRefusal(
        'feed.too_many_columns',
        `The records have more than ${String(this.#max)} different fields`,
        { line },
      );
    }
    this.names.push(name);
    this.#indexes.set(name, index);
    this.#indexes.set(rawName, index);
    return index;
  }
}

/** Names of the columns in a header row: trimmed, without gaps, each one unique. */
export function headerNames(cells: readonly string[]): string[] {
  const seen = new Set<string>();
  return cells.map((cell, index) => {
    const base = tellable(cell.trim().slice(0, 300)) || `column_${String(index + 1)}`;
    let name = base;
    for (let copy = 2; seen.has(name); copy += 1) name = `${base}_${String(copy)}`;
    seen.add(name);
    return name;
  });
}

/** Names of columns without a header row: `column_1` and so on. @see docs/specification/decisions.md §7 */
export function numberedNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `column_${String(index + 1)}`);
}
