import type { ColumnAccount, FeedAccounting, Import } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';
import { counted, countText } from '../../core/quantities.ts';

const columns: readonly Column<ColumnAccount>[] = [
  { name: 'Column', value: (row) => row.column },
  { name: 'Field', value: (row) => row.fields.join(', ') },
  { name: 'Values', value: (row) => row.values, align: 'right' },
  { name: 'Stored', value: (row) => row.stored, align: 'right' },
  { name: 'Changed', value: (row) => row.changed, align: 'right' },
  { name: 'Not mapped', value: (row) => row.not_mapped, align: 'right' },
  { name: 'Rejected', value: (row) => row.rejected, align: 'right' },
  {
    name: 'Left out',
    value: (row) => row.left_out.map(({ code, count }) => `${code} ${countText(count)}`).join(', '),
  },
];

/** Prints what became of the values of each column of an import's file.
 * @throws CommandError with exit code 1 when the file was not read to the end */
export async function listColumns(context: Context, { id, accounting }: Import): Promise<void> {
  if (!accounting)
    throw new CommandError(`The file of import ${String(id)} has not been read to the end`, {
      exitCode: exitCode.failed,
      code: 'no_accounting',
    });
  await printColumns(context, accounting);
}

/** The same, in a terminal, below the counts of the import. */
export async function showColumns(context: Context, { accounting }: Import): Promise<void> {
  if (accounting && context.output.isTerminal && !context.output.isJson) await printColumns(context, accounting);
}

async function printColumns(
  context: Context,
  { columns: accounts, other_columns, unread_rows }: FeedAccounting,
): Promise<void> {
  await context.output.list(accounts, columns);
  const { columns: others, values } = other_columns;
  if (others > 0)
    await context.note(
      `${counted(others, 'more column')} with ${counted(values, 'value')} in all, none of them mapped.`,
    );
  if (unread_rows > 0) await context.note(`${counted(unread_rows, 'row')} could not be divided into columns.`);
}
