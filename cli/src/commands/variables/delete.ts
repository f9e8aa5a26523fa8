import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { variableColumns, variableNamed } from './variable-columns.ts';

/** `grt variables delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('delete a variable and its values; pages that use it will show its name')
    .argument('<key>', 'such as support_email')
    .action((key: string, flags: ConfirmFlags) => deleteVariable(context, key, flags));
  prints(command, { dataOf: 'variables.update' });
  return withExample(command, 'grt variables delete support_email --yes');
}

async function deleteVariable(context: Context, key: string, flags: ConfirmFlags): Promise<void> {
  const variable = await variableNamed(context, key);
  if (!(await isConfirmed(context, flags, `Delete variable ${variable.variable_key} and its values?`))) return;
  const grt = await context.grt();
  await grt.variables.remove({ id: variable.id }, { signal: context.signal });
  await context.output.result(variable, variableColumns);
}
