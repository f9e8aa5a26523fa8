import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { factorId } from './factor-id.ts';

/** `grt factors delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('remove a second factor; removing the last one removes the recovery codes, too')
    .argument('<factor>', 'name or id of the factor')
    .action((typed: string, flags: ConfirmFlags) => deleteFactor(context, typed, flags));
  prints(command, { fields: ['id', 'removed'] });
  return withExample(command, 'grt factors delete 1', 'grt factors delete 1 --yes');
}

async function deleteFactor(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await factorId(context, typed);
  if (!(await isConfirmed(context, flags, `Remove second factor ${typed}?`))) return;
  const grt = await context.grt();
  await grt.factors.remove({ id }, { signal: context.signal });
  await reportDone(context, id, 'removed', `Second factor ${typed}`);
}
