import type { PageVariable } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { CommandError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { exitCode } from '../../core/exit-code.ts';

/** What a variable shows. */
export const variableColumns: readonly Column<PageVariable>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Key', value: (row) => row.variable_key },
  { name: 'Name', value: (row) => row.variable_name },
  { name: 'Default', value: (row) => row.default_value },
  { name: 'Built in', value: (row) => row.is_built_in },
  { name: 'Description', value: (row) => row.description },
];

/** The variable with this key, with or without braces, or undefined. */
export async function variableOf(
  context: Pick<Context, 'grt' | 'signal'>,
  typed: string,
): Promise<PageVariable | undefined> {
  const key = keyOf(typed);
  const grt = await context.grt();
  const variables = await grt.variables.list(undefined, { signal: context.signal });
  return variables.find(({ variable_key }) => variable_key === key);
}

/** The same. @throws CommandError with exit code 6 if there is none */
export async function variableNamed(context: Pick<Context, 'grt' | 'signal'>, typed: string): Promise<PageVariable> {
  const found = await variableOf(context, typed);
  if (found !== undefined) return found;
  throw new CommandError(`No variable named ${keyOf(typed)}. See: grt variables list`, {
    exitCode: exitCode.notFound,
    code: 'no_variable',
  });
}

/** `{support_email}` and `support_email` are the same. */
export function keyOf(typed: string): string {
  return typed.replace(/^\{(.*)\}$/, '$1');
}
