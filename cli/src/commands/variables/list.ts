import type { PageVariable } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { variableColumns } from './variable-columns.ts';

/** `grt variables list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list the variables available in pages')
    .action((flags: LimitFlag & WebFlag) => listVariables(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt variables list',
    'grt variables list --json variable_key,default_value',
  );
}

async function listVariables(context: Context, { limit, web }: LimitFlag & WebFlag): Promise<void> {
  if (web === true) return openScreen(context, '/admin/pages?variables=1');
  await printList(context, await listedVariables(context), variableColumns, { limit, empty: 'No variables found.' });
}

/** What the list and the export have. */
export async function listedVariables(context: Context): Promise<readonly PageVariable[]> {
  const grt = await context.grt();
  return grt.variables.list(undefined, { signal: context.signal });
}
