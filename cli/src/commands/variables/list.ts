import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { variableColumns } from './variable-columns.ts';

/** `grt variables list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list the variables available in pages')
    .action((flags: LimitFlag) => listVariables(context, flags));
  return withExample(addLimit(command), 'grt variables list', 'grt variables list --json variable_key,default_value');
}

async function listVariables(context: Context, { limit }: LimitFlag): Promise<void> {
  const grt = await context.grt();
  const variables = await grt.variables.list(undefined, { signal: context.signal });
  await printList(context, variables, variableColumns, { limit, empty: 'No variables found.' });
}
