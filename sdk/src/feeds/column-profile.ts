import type { FeedRow } from './feed-row.ts';
import { valueKind, type ValueKind } from './value-kind.ts';
import type { ListSeparator } from './column-mapping.ts';
import { likelySeparator } from './text-fields.ts';

/** What the sampled values of a column are like. */
export interface ColumnProfile {
  readonly column: string;
  /** Values that are not empty, as text; the entries of a list are separate in `lists`. */
  readonly values: readonly string[];
  /** Different values; lists as a whole. */
  readonly distinct: number;
  /** The source has lists here. */
  readonly hasLists: boolean;
  /** Share of each kind among the values. */
  readonly kinds: ReadonlyMap<ValueKind, number>;
  /** Share of values that no other row has, 0 to 1. */
  readonly uniqueShare: number;
  readonly meanWords: number;
  /** The whole numbers among the values, in order. */
  readonly numbers: readonly number[];
  /** Median of the whole numbers; undefined without any. */
  readonly medianNumber: number | undefined;
  /** The separator in most list-like values. */
  readonly separator: ListSeparator | undefined;
}

/** Describes each column based on sampled rows. */
export function profileColumns(columns: readonly string[], rows: readonly FeedRow[]): ColumnProfile[] {
  return columns.map((column, index) =>
    profile(
      column,
      rows.map((row) => row.values[index]),
    ),
  );
}

function profile(column: string, cells: FeedRow['values']): ColumnProfile {
  const values: string[] = [];
  const whole = new Set<string>();
  const kindCounts = new Map<ValueKind, number>();
  let lists = 0;
  for (const cell of cells) {
    const isList = cell !== undefined && typeof cell !== 'string';
    const text = (isList ? (cell[0] ?? '') : (cell ?? '')).trim();
    if (text === '') continue;
    const kind = isList && cell.length > 1 ? listKind(text) : valueKind(text);
    if (isList && cell.length > 1) lists += 1;
    kindCounts.set(kind, (kindCounts.get(kind) ?? 0) + 1);
    values.push(text);
    whole.add(isList ? JSON.stringify(cell) : text);
  }
  const kinds = new Map([...kindCounts].map(([kind, count]) => [kind, count / values.length]));
  const numbers = values.filter((value) => /^\d{1,15}$/.test(value)).map(Number);
  return {
    column,
    values,
    distinct: whole.size,
    hasLists: lists > 0,
    kinds,
    uniqueShare: values.length === 0 ? 0 : new Set(values).size / values.length,
    meanWords:
      values.length === 0 ? 0 : values.reduce((sum, value) => sum + value.split(/\s+/).length, 0) / values.length,
    numbers,
    medianNumber: numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)],
    separator: commonest(values.map((value) => likelySeparator(value))),
  };
}

function listKind(entry: string): ValueKind {
  return valueKind(entry) === 'image-url' ? 'image-list' : 'list';
}

function commonest(separators: readonly (ListSeparator | undefined)[]): ListSeparator | undefined {
  const counts = new Map<ListSeparator, number>();
  for (const separator of separators)
    if (separator !== undefined) counts.set(separator, (counts.get(separator) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0];
}
