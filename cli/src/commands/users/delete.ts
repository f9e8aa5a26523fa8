import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { userId } from '../../parts/administrator.ts';

/** `grt users delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('remove an administrator; their sessions and tokens end immediately (super admins)')
    .argument('<administrator>', 'username, email, or id')
    .action((typed: string, flags: ConfirmFlags) => deleteUser(context, typed, flags));
  prints(command, { fields: ['id', 'removed'] });
  return withExample(command, 'grt users delete 2', 'grt users delete 2 --yes');
}

async function deleteUser(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await userId(context, typed);
  if (!(await isConfirmed(context, flags, `Remove administrator ${typed}?`))) return;
  const grt = await context.grt();
  await grt.users.remove({ id }, { signal: context.signal });
  await reportDone(context, id, 'removed', `Administrator ${typed}`);
}
