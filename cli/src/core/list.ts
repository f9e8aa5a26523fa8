import { InvalidArgumentError, type Command } from 'commander';
import type { Column } from './column.ts';
import type { Context } from './context.ts';
import { counted } from './quantities.ts';

/** The flag of every list. */
export interface LimitFlag {
  readonly limit?: number | undefined;
}

/** Adds `--limit` to a list. Without it the list is read to its end. */
export function addLimit(command: Command): Command {
  return command.option('-L, --limit <count>', 'rows at most; all by default', wholeNumber);
}

/** Reads a flag that is a whole number, 1 or more. */
export function wholeNumber(typed: string): number {
  const number = Number(typed);
  if (!/^\d{1,15}$/.test(typed) || number < 1)
    throw new InvalidArgumentError('It has to be a whole number, 1 or more.');
  return number;
}

/** Prints a list, up to the limit, and says on standard error when there is nothing to print. */
export async function printList<Row>(
  context: Pick<Context, 'output' | 'note'>,
  rows: AsyncIterable<Row>,
  columns: readonly Column<Row>[],
  options: LimitFlag & { readonly empty: string },
): Promise<void> {
  const { limit, empty } = options;
  const printed = await context.output.list(limit === undefined ? rows : first(rows, limit), columns);
  if (printed.rows === 0) await context.note(empty);
  if (printed.hiddenColumns > 0) {
    await context.note(`${counted(printed.hiddenColumns, 'more column')}: widen the terminal, or use --json`);
  }
}

async function* first<Row>(rows: AsyncIterable<Row>, limit: number): AsyncGenerator<Row> {
  let left = limit;
  for await (const row of rows) {
    yield row;
    left -= 1;
    if (left === 0) return;
  }
}
