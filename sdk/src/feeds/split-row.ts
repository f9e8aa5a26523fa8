import { mappedFields, type KeptMapping } from './column-mapping.ts';
import { isEmptyValue, type CellEntries, type FeedRow, type FeedValue, type ListEntry } from './feed-row.ts';
import type { FieldName } from './fields.ts';
import { areSiblings, chainOf, entryAt, valuesOf } from './list-entries.ts';

/** What tells one video from another. */
export const identityFields: ReadonlySet<FieldName> = new Set(['external_id', 'title']);

/** Prepares splitting records that hold several videos: a page of a sitemap, or a category with its videos. They do if
 * all columns of ids and titles come from entries of one list. Each entry becomes a row of its own, with the values
 * that are in no such entry repeated in each.
 * @param onDrop - is told of each value that is of an entry without a video. */
export function createRowSplitter(
  mapping: KeptMapping,
  onDrop: (index: number, columns: readonly string[]) => void = () => undefined,
): (row: FeedRow, columns: readonly string[]) => Iterable<FeedRow> {
  const names = mappedFields(mapping).flatMap(({ column, field }) => (identityFields.has(field) ? [column] : []));
  return (row, columns) => {
    if (row.entries === undefined) return [row];
    const identity = names.map((name) => columns.indexOf(name));
    return splitFully(row, { identity, drop: (index) => onDrop(index, columns) });
  };
}

/** A list of videos may be in a list of others. */
function* splitFully(row: FeedRow, splitting: Splitting): Generator<FeedRow> {
  const level = listOfVideos(row, splitting.identity);
  if (level === undefined) yield row;
  else for (const part of split(row, level, splitting.drop)) yield* splitFully(part, splitting);
}

interface Splitting {
  /** Columns of ids and titles. */
  readonly identity: readonly number[];
  readonly drop: (index: number) => void;
}

/** Where the entries of videos are: in which entries of outer lists, and how many those are. */
interface Level {
  readonly outer: readonly ListEntry[];
  readonly videos: readonly ListEntry[];
}

function listOfVideos({ values, entries = [] }: FeedRow, identity: readonly number[]): Level | undefined {
  const chains = identity.flatMap((index) =>
    valuesOf(values[index]).flatMap((text, at) => (text.trim() === '' ? [] : [chainOf(entryAt(entries[index], at))])),
  );
  const outer: ListEntry[] = [];
  for (;;) {
    const videos = new Set(chains.map((chain) => chain[outer.length]));
    const [first, ...others] = videos;
    if (first === undefined) return undefined;
    if (others.length > 0) {
      const isOneList = others.every((other) => other !== undefined && areSiblings(first, other));
      return isOneList ? { outer, videos: [first, ...others.filter((other) => other !== undefined)] } : undefined;
    }
    outer.push(first);
  }
}

interface Cell {
  readonly index: number;
  readonly values: string[];
  readonly entries: (ListEntry | undefined)[];
}

function* split(row: FeedRow, level: Level, drop: (index: number) => void): Generator<FeedRow> {
  const { values, entries = [] } = row;
  const shared: FeedValue[] = values.map(() => undefined);
  const sharedEntries: CellEntries[] = [];
  const cellsOf = new Map<ListEntry, Cell[]>(level.videos.map((video) => [video, []]));
  for (const [index, value] of values.entries()) {
    const all: Cell = { index, values: [], entries: [] };
    const own = new Map<ListEntry, Cell>();
    for (const [at, text] of valuesOf(value).entries()) {
      const entry = entryAt(entries[index], at);
      const owner = ownerOf(entry, level);
      let cell = owner === 'all' ? all : own.get(owner);
      if (cell === undefined) {
        cell = { index, values: [], entries: [] };
        if (owner !== 'all') own.set(owner, cell);
      }
      cell.values.push(text);
      cell.entries.push(entry);
    }
    let filled = 0;
    for (const [owner, cell] of own) {
      const cells = cellsOf.get(owner);
      if (cells !== undefined) filled += 1;
      else if (!isEmptyValue(cell.values)) drop(index);
      cells?.push(cell);
    }
    if (all.values.length === 0) continue;
    if (filled === level.videos.length && !isEmptyValue(all.values)) drop(index);
    shared[index] = cellValue(all);
    sharedEntries[index] = all.entries;
  }
  for (const cells of cellsOf.values()) {
    const own = { values: [...shared], entries: [...sharedEntries] };
    for (const cell of cells) {
      own.values[cell.index] = cellValue(cell);
      own.entries[cell.index] = cell.entries;
    }
    yield { ...row, ...own };
  }
}

/** The video that a value belongs to, or another entry beside it or around it, which has none; or all of them. */
function ownerOf(entry: ListEntry | undefined, { outer, videos }: Level): ListEntry | 'all' {
  const chain = chainOf(entry);
  const [first] = videos;
  for (const [depth, step] of chain.entries()) {
    const expected = outer[depth] ?? first;
    if (expected === undefined) return 'all';
    if (depth === outer.length && (step === first || areSiblings(step, expected))) return step;
    if (step === expected) continue;
    return areSiblings(step, expected) ? step : 'all';
  }
  return 'all';
}

function cellValue({ values }: Cell): FeedValue {
  return values.length === 1 ? values[0] : values;
}
