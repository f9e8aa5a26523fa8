import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { clientId } from '../../parts/review/client-records.ts';

/** `grt clients remove-factors` */
export function removeFactorsCommand(context: Context): Command {
  const command = addConfirm(new Command('remove-factors'))
    .description('remove the second factor of a client who has lost it')
    .argument('<client>', 'id, company, username, or email')
    .action((typed: string, flags: ConfirmFlags) => removeFactors(context, typed, flags));
  prints(command, { fields: ['id', 'removed'] });
  return withExample(command, 'grt clients remove-factors 1', 'grt clients remove-factors 1 --yes');
}

async function removeFactors(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await clientId(context, typed);
  const question = `Remove the second factor of client ${typed} and end all sessions and tokens?`;
  if (!(await isConfirmed(context, flags, question))) return;
  const grt = await context.grt();
  await grt.clients.removeFactors({ id }, { signal: context.signal });
  await reportDone(context, id, 'removed', `Second factor of client ${typed}`);
}
