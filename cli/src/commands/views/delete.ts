import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { viewId } from './view-id.ts';

/** `grt views delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('delete a saved view')
    .argument('<view>', 'name or id of the view')
    .action((typed: string, flags: ConfirmFlags) => deleteView(context, typed, flags));
  prints(command, { fields: ['id', 'deleted'] });
  return withExample(command, 'grt views delete 1 --yes');
}

async function deleteView(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await viewId(context, typed);
  if (!(await isConfirmed(context, flags, `Delete view ${typed}?`))) return;
  const grt = await context.grt();
  await grt.views.remove({ id }, { signal: context.signal });
  await reportDone(context, id, 'deleted', `View ${typed}`);
}
