import type { CellEntries, FeedRow, FeedValue, ListEntry } from './feed-row.ts';

type Entries = ListEntry | undefined | (ListEntry | undefined)[];

/** Collects the values of a record by column, and the entry of a list that each comes from. One object for all records:
 * a feed has a million values. */
export class RecordValues {
  values: (string | string[] | undefined)[] = [];
  entries: Entries[] = [];
  #blank: undefined[] = [];

  /** Begins a record, with an empty cell for each column that is known so far. */
  start(columns: number): void {
    while (this.#blank.length < columns) this.#blank.push(undefined);
    this.values = this.#blank.slice();
    // Whoever has those of the last record keeps them, empty or not.
    this.entries = [];
  }

  /** Adds to what the column has. */
  put(index: number, value: string | readonly string[] | undefined, entry?: ListEntry): void {
    const before = this.values[index];
    if (value === undefined) {
      this.values[index] = before;
    } else if (before === undefined) {
      this.values[index] = typeof value === 'string' ? value : [...value];
      if (entry !== undefined) this.entries[index] = typeof value === 'string' ? entry : value.map(() => entry);
    } else {
      this.#append(index, { before, value, entry });
    }
  }

  #append(
    index: number,
    {
      before,
      value,
      entry,
    }: { before: string | string[]; value: string | readonly string[]; entry?: ListEntry | undefined },
  ): void {
    const list = typeof before === 'string' ? [before] : before;
    const known = this.entries[index];
    const added = typeof value === 'string' ? [value] : value;
    if (known !== undefined || entry !== undefined) {
      const entries = Array.isArray(known) ? known : list.map(() => known);
      for (let count = 0; count < added.length; count += 1) entries.push(entry);
      this.entries[index] = entries;
    }
    for (const text of added) list.push(text);
    this.values[index] = list;
  }
}

/** Whether two entries are different ones of the same list. */
export function areSiblings(one: ListEntry, other: ListEntry): boolean {
  return one !== other && one.list === other.list && one.within === other.within;
}

/** An entry and those that it is in, the outermost first. */
export function chainOf(entry: ListEntry | undefined): ListEntry[] {
  const chain: ListEntry[] = [];
  for (let at = entry; at !== undefined; at = at.within) chain.push(at);
  return chain.toReversed();
}

/** The entry of one value of a cell. */
export function entryAt(entries: CellEntries, at: number): ListEntry | undefined {
  return isSeveral(entries) ? entries[at] : entries;
}

function isSeveral(entries: CellEntries): entries is readonly (ListEntry | undefined)[] {
  return Array.isArray(entries);
}

/** The values of a cell. */
export function valuesOf(value: FeedValue): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** Keeps the values of an item together: what it takes from a list comes from one entry of that list. */
export class EntryChoice {
  readonly #chosen: ListEntry[] = [];

  /** The first value of a cell that is not empty and comes from the chosen entries, whose entries are chosen from then
   * on. Undefined: all its values come from others. */
  take({ values, entries = [] }: Pick<FeedRow, 'values' | 'entries'>, index: number): string | undefined {
    const cell = valuesOf(values[index]);
    const at = cell.findIndex((text, place) => text.trim() !== '' && this.#agrees(entryAt(entries[index], place)));
    if (at === -1) return undefined;
    for (let entry = entryAt(entries[index], at); entry !== undefined; entry = entry.within) {
      if (!this.#chosen.includes(entry)) this.#chosen.push(entry);
    }
    return cell[at];
  }

  /** The values of a cell that come from the chosen entries. */
  takeAll({ values, entries = [] }: Pick<FeedRow, 'values' | 'entries'>, index: number): FeedValue {
    return valuesOf(values[index]).filter((_, place) => this.#agrees(entryAt(entries[index], place)));
  }

  #agrees(entry: ListEntry | undefined): boolean {
    for (let at = entry; at !== undefined; at = at.within) {
      const own = at;
      if (this.#chosen.some((chosen) => areSiblings(chosen, own))) return false;
    }
    return true;
  }
}
