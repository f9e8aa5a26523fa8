import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { parseId } from '../../core/ids.ts';

/** `grt account end-session` */
export function endSessionCommand(context: Context): Command {
  const command = addConfirm(new Command('end-session'))
    .description('sign out somewhere else')
    .argument('<id>', 'session id', parseId)
    .action((id: number, flags: ConfirmFlags) => endSession(context, id, flags));
  prints(command, { fields: ['id', 'ended'] });
  return withExample(command, 'grt account end-session 57 --yes');
}

async function endSession(context: Context, id: number, flags: ConfirmFlags): Promise<void> {
  if (!(await isConfirmed(context, flags, `End session ${String(id)}?`))) return;
  const grt = await context.grt();
  await grt.auth.revokeSession({ id }, { signal: context.signal });
  await reportDone(context, id, 'ended', `Session ${String(id)}`);
}
