import { mappedFields, type KeptMapping } from './column-mapping.ts';
import type { FieldName } from './fields.ts';
import { rowCodeMessages, type RowCode } from './row-problem.ts';

/** How often something occurred (wire shape). */
export interface ProblemCount {
  readonly code: RowCode;
  readonly count: number;
  readonly message: string;
}

/** What became of the values of one source column, counted by row: a list counts once (wire shape).
 * `values = stored + not_mapped + rejected + left_out` */
export interface ColumnAccount {
  readonly column: string;
  /** What it is mapped to. */
  readonly fields: readonly FieldName[];
  readonly values: number;
  /** Kept by an item. */
  readonly stored: number;
  /** Of those that are stored: not as they were, or not all of them. */
  readonly changed: number;
  readonly not_mapped: number;
  /** Refused together with their row. */
  readonly rejected: number;
  /** By the rule that left them out. */
  readonly left_out: readonly ProblemCount[];
}

/** What became of every value of a source (wire shape). */
export interface FeedAccounting {
  /** Those that are mapped, and of the others those with the most values: at most 50. */
  readonly columns: readonly ColumnAccount[];
  /** All others together; none of them is mapped. */
  readonly other_columns: { readonly columns: number; readonly values: number };
  /** Rejected rows that could not be divided into columns. */
  readonly unread_rows: number;
}

/** Of a source without any value. */
export const noAccounting: FeedAccounting = {
  columns: [],
  other_columns: { columns: 0, values: 0 },
  unread_rows: 0,
};

/** Most columns that are listed one by one. */
export const accountedColumns = 50;

/** Which values of a row were stored: one bit for each mapped column, in the order of {@link mappedColumns}. */
export interface RowMarks {
  readonly stored: number;
  /** Of those that are stored. */
  readonly changed: number;
}

/** Columns of a mapping, each once. There are fewer than bits in a number: each fills a field that no other one does. */
export function mappedColumns(mapping: KeptMapping): readonly string[] {
  return [...new Set(mappedFields(mapping).map(({ column }) => column))];
}

/** Counts, by place in the mapping, the values of rows that turn out not to count. */
export class RepeatedRows {
  readonly stored: number[] = [];
  readonly changed: number[] = [];

  add(marks: RowMarks): void {
    countBits(this.stored, marks.stored);
    countBits(this.changed, marks.changed);
  }
}

/** Adds to the count of each bit that is set. */
export function countBits(counts: number[], bits: number, times = 1): void {
  for (let place = 0, rest = bits; rest !== 0; place += 1, rest >>>= 1)
    if ((rest & 1) === 1) counts[place] = (counts[place] ?? 0) + times;
}

/** The same, once repeated rows no longer count as stored. */
export function withRepeated(
  accounting: FeedAccounting,
  repeated: Pick<RepeatedRows, 'stored' | 'changed'>,
  mapping: KeptMapping,
): FeedAccounting {
  const places = mappedColumns(mapping);
  const columns = accounting.columns.map((account) => {
    const place = places.indexOf(account.column);
    const count = repeated.stored[place] ?? 0;
    if (count === 0) return account;
    const { stored, changed, left_out } = account;
    return {
      ...account,
      stored: stored - count,
      changed: changed - (repeated.changed[place] ?? 0),
      left_out: [...left_out, countOf('row.repeated_id', count)].sort((one, other) => other.count - one.count),
    };
  });
  return { ...accounting, columns };
}

/** A count with its words. */
export function countOf(code: RowCode, count: number): ProblemCount {
  return { code, count, message: rowCodeMessages[code] };
}
