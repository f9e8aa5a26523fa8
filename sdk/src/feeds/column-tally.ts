import {
  accountedColumns,
  countBits,
  countOf,
  mappedColumns,
  type ColumnAccount,
  type FeedAccounting,
} from './accounting.ts';
import { mappedFields, type KeptMapping } from './column-mapping.ts';
import { isEmptyValue, type FeedValue } from './feed-row.ts';
import type { MappedRow } from './row-mapper.ts';
import type { RowCode } from './row-problem.ts';

/** Counts what becomes of the values of each column, in as much memory as there are columns. */
export class ColumnTally {
  readonly #mapping: KeptMapping;
  readonly #places: readonly string[];
  /** By column of the source; only of those that are not mapped. */
  readonly #unmapped: number[] = [];
  /** By place in the mapping, like the following ones. */
  readonly #filled: number[];
  readonly #stored: number[];
  readonly #changed: number[];
  readonly #rejected: number[];
  readonly #leftOut: Map<RowCode, number>[] = [];
  #columns: readonly string[] = [];
  /** Indexes of columns that are not mapped, among the first so many columns. */
  #loose: number[] = [];
  #looseAmong = 0;
  /** Rows in a row of which the same columns were filled and stored: counted once they end. */
  #alike: Alike = { filled: 0, stored: 0, changed: 0, isRefused: false };
  #alikeRows = 0;
  #unreadRows = 0;

  constructor(mapping: KeptMapping) {
    this.#mapping = mapping;
    this.#places = mappedColumns(mapping);
    const zeros = (): number[] => this.#places.map(() => 0);
    [this.#filled, this.#stored, this.#changed, this.#rejected] = [zeros(), zeros(), zeros(), zeros()];
  }

  /** Counts a row that was mapped. */
  add(values: readonly FeedValue[], columns: readonly string[], mapped: MappedRow): void {
    if (columns !== this.#columns || columns.length !== this.#looseAmong) this.#lookAt(columns);
    for (const index of this.#loose)
      if (!isEmptyValue(values[index])) this.#unmapped[index] = (this.#unmapped[index] ?? 0) + 1;
    const { filled, stored, changed } = mapped;
    const isRefused = mapped.item === undefined;
    const alike = this.#alike;
    if (
      filled !== alike.filled ||
      stored !== alike.stored ||
      changed !== alike.changed ||
      isRefused !== alike.isRefused
    ) {
      this.#countAlike();
      this.#alike = { filled, stored, changed, isRefused };
    }
    this.#alikeRows += 1;
    if (isRefused || mapped.leftOut.length === 0) return;
    for (const { place, code } of mapped.leftOut) this.#leave(place, code);
  }

  #lookAt(columns: readonly string[]): void {
    this.#columns = columns;
    this.#looseAmong = columns.length;
    this.#loose = [...columns.keys()].filter((index) => !this.#places.includes(columns[index] ?? ''));
    while (this.#unmapped.length < columns.length) this.#unmapped.push(0);
  }

  #countAlike(): void {
    const { filled, stored, changed, isRefused } = this.#alike;
    const rows = this.#alikeRows;
    this.#alikeRows = 0;
    countBits(this.#filled, filled, rows);
    if (isRefused) countBits(this.#rejected, filled, rows);
    else {
      countBits(this.#stored, stored, rows);
      countBits(this.#changed, changed, rows);
    }
  }

  /** Counts a value that is of an entry without a video. */
  drop(index: number, columns: readonly string[]): void {
    if (columns !== this.#columns || columns.length !== this.#looseAmong) this.#lookAt(columns);
    const place = this.#places.indexOf(columns[index] ?? '');
    if (place === -1) this.#unmapped[index] = (this.#unmapped[index] ?? 0) + 1;
    else {
      this.#filled[place] = (this.#filled[place] ?? 0) + 1;
      this.#leave(place, 'row.no_video');
    }
  }

  /** Counts rejected rows that could not be divided into columns. */
  addUnread(rows: number): void {
    this.#unreadRows += rows;
  }

  #leave(place: number, code: RowCode): void {
    const counts = (this.#leftOut[place] ??= new Map<RowCode, number>());
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }

  /** What has been counted so far. */
  accounting(): FeedAccounting {
    this.#countAlike();
    const accounts = this.#columns.map((column, index) => this.#account(column, this.#unmapped[index] ?? 0));
    const ranked = accounts.toSorted(
      (one, other) => Number(other.fields.length > 0) - Number(one.fields.length > 0) || other.values - one.values,
    );
    const others = new Set(ranked.slice(accountedColumns));
    return {
      columns: accounts.filter((account) => !others.has(account)),
      other_columns: { columns: others.size, values: [...others].reduce((sum, { values }) => sum + values, 0) },
      unread_rows: this.#unreadRows,
    };
  }

  #account(column: string, unmapped: number): ColumnAccount {
    const place = this.#places.indexOf(column);
    const leftOut = [...(this.#leftOut[place] ?? [])].map(([code, count]) => countOf(code, count));
    return {
      column,
      fields: mappedFields(this.#mapping).flatMap((mapped) => (mapped.column === column ? [mapped.field] : [])),
      values: place === -1 ? unmapped : (this.#filled[place] ?? 0),
      stored: this.#stored[place] ?? 0,
      changed: this.#changed[place] ?? 0,
      not_mapped: unmapped,
      rejected: this.#rejected[place] ?? 0,
      left_out: leftOut.sort((one, other) => other.count - one.count),
    };
  }
}

interface Alike {
  readonly filled: number;
  readonly stored: number;
  readonly changed: number;
  readonly isRefused: boolean;
}
