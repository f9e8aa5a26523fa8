import { delimiters } from '@grt/sdk/contract';
import { UsageError } from './command-error.ts';

/** A row of a small CSV file, by the names in the first row. `line` is where it starts. */
export interface CsvRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** The rows of a small CSV file, read as feeds are, with strict quotes and with the delimiter of its first row, as
 * spreadsheets write it. @throws UsageError if it is not a valid CSV file */
export async function parseCsv(text: string, what: string): Promise<readonly CsvRow[]> {
  const { CsvReader, FeedRefusal } = await import('@grt/sdk/feeds');
  const content = text.replace(/^\uFEFF/, '');
  const reader = new CsvReader({ delimiter: delimiterOf(content), quote: '"', lazy: false, guard: false });
  try {
    reader.push(content);
    reader.end();
  } catch (error) {
    if (error instanceof FeedRefusal) throw new UsageError(`${what}: ${error.message}`, { cause: error });
    throw error;
  }
  const [problem] = reader.problems;
  if (problem) throw new UsageError(`${what}: line ${String(problem.line)}: ${problem.message}`);
  const [head, ...rows] = reader.records;
  if (head === undefined) throw new UsageError(`${what} is empty`);
  return rows
    .filter(({ fields }) => fields.some((cell) => cell !== ''))
    .map(({ line, fields }) => ({
      line,
      cells: new Map(head.fields.map((name, at) => [name.trim().toLowerCase(), (fields[at] ?? '').trim()])),
    }));
}

function delimiterOf(content: string): string {
  const [first = ''] = content.split(/\r?\n/, 1);
  return Object.values(delimiters).find((character) => first.includes(character)) ?? delimiters.comma;
}
