import { csvLine } from '@grt/sdk/feeds';

type Cell = string | number | boolean | null | undefined;

/** How records become lines of a CSV file. */
export interface CsvColumns<Row> {
  readonly head: string;
  readonly lineOf: (row: Row) => string;
}

/** Columns named after the fields that they show. Entries of a list are separated by `|`, anything else is JSON. */
export function csvColumns<Row>(names: readonly (keyof Row & string)[]): CsvColumns<Row> {
  return { head: csvLine(names), lineOf: (row) => csvLine(names.map((name) => cellOf(row[name]))) };
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join('|') : JSON.stringify(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Cell);
}
