import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { userId } from '../../parts/administrator.ts';

/** `grt users remove-factors` */
export function removeFactorsCommand(context: Context): Command {
  const command = addConfirm(new Command('remove-factors'))
    .description('remove the second factor of an administrator who has lost it (super admins)')
    .argument('<administrator>', 'username, email, or id')
    .action((typed: string, flags: ConfirmFlags) => removeFactors(context, typed, flags));
  prints(command, { fields: ['id', 'removed'] });
  return withExample(command, 'grt users remove-factors 2', 'grt users remove-factors 2 --yes');
}

async function removeFactors(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await userId(context, typed);
  const question = `Remove the second factor of administrator ${typed} and end all sessions and tokens?`;
  if (!(await isConfirmed(context, flags, question))) return;
  const grt = await context.grt();
  await grt.users.removeFactors({ id }, { signal: context.signal });
  await reportDone(context, id, 'removed', `Second factor of administrator ${typed}`);
}
