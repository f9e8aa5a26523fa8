import { delimiters } from '@grt/sdk/contract';
import { UsageError } from './command-error.ts';

/** A row of a small CSV file, by the names in the first row. `line` is where it starts. */
export interface CsvRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A small CSV file. */
export interface CsvTable {
  /** The names in the first row, in small letters. */
  readonly names: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Reads a small CSV file as feeds are read, with strict quotes and with the delimiter of its first row, as
 * spreadsheets write it. @throws UsageError if it is not a valid CSV file */
export async function parseCsv(text: string, what: string): Promise<CsvTable> {
  const { CsvReader, FeedRefusal } = await import('@grt/sdk/feeds');
  const reader = new CsvReader({ delimiter: delimiterOf(text), quote: '"', lazy: false, guard: false });
  try {
    reader.push(text);
    reader.end();
  } catch (error) {
    if (error instanceof FeedRefusal) throw new UsageError(`${what}: ${error.message}`, { cause: error });
    throw error;
  }
  const [problem] = reader.problems;
  if (problem) throw new UsageError(`${what}: line ${String(problem.line)}: ${problem.message}`);
  const [head, ...rows] = reader.records;
  if (head === undefined) throw new UsageError(`${what} is empty`);
  const names = head.fields.map((name) => name.trim().toLowerCase());
  return {
    names,
    rows: rows
      .filter(({ fields }) => fields.some((cell) => cell !== ''))
      .map(({ line, fields }) => ({
        line,
        cells: new Map(names.map((name, at) => [name, (fields[at] ?? '').trim()])),
      })),
  };
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  return Object.values(delimiters).find((character) => first.includes(character)) ?? delimiters.comma;
}
