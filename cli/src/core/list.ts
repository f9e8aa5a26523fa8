import { InvalidArgumentError, type Command } from 'commander';
import type { Column } from './column.ts';
import type { Context } from './context.ts';
import { counted } from './quantities.ts';

/** The flag of every list. */
export interface LimitFlag {
  readonly limit?: number | undefined;
}

/** Adds `--limit` to a list. Without it, the whole list is read. */
export function addLimit(command: Command): Command {
  return command.option('-L, --limit <count>', 'maximum number of rows (default: all)', wholeNumber);
}

/** Parses a whole number, 1 or more. */
export function wholeNumber(typed: string): number {
  const number = Number(typed);
  if (!/^\d{1,15}$/.test(typed) || number < 1) throw new InvalidArgumentError('Must be a whole number, 1 or more.');
  return number;
}

/** Parses a whole number of any size; what it may be is the contract's to say. */
export function anyWholeNumber(typed: string): number {
  if (!/^-?\d{1,15}$/.test(typed.trim())) throw new InvalidArgumentError('Must be a whole number.');
  return Number(typed);
}

/** Prints a list, up to the limit, and notes on standard error if it is empty. */
export async function printList<Row>(
  context: Pick<Context, 'output' | 'note'>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly Column<Row>[],
  options: LimitFlag & { readonly empty: string },
): Promise<void> {
  const { limit, empty } = options;
  const printed = await context.output.list(upTo(rows, limit), columns);
  if (printed.rows === 0) await context.note(empty);
  if (printed.hiddenColumns > 0) {
    await context.note(`${counted(printed.hiddenColumns, 'more column')} hidden: widen the terminal, or use --json`);
  }
}

/** The first rows of a list; the rest is not read. Without a limit, all rows. */
export async function* upTo<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  limit: number | undefined,
): AsyncGenerator<Row> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const row of rows) {
    yield row;
    left -= 1;
    if (left === 0) return;
  }
}
