import { Command } from 'commander';
import { prints } from '../../core/asked-fields.ts';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reportDone } from '../../core/report-done.ts';
import { webhookHelp, webhookId } from './webhook-id.ts';

/** `grt webhooks delete` */
export function deleteCommand(context: Context): Command {
  const command = addConfirm(new Command('delete').alias('rm'))
    .description('delete a webhook and its delivery log')
    .argument('<webhook>', webhookHelp)
    .action((typed: string, flags: ConfirmFlags) => deleteWebhook(context, typed, flags));
  prints(command, { fields: ['id', 'deleted'] });
  return withExample(command, 'grt webhooks delete 3 --yes');
}

async function deleteWebhook(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await webhookId(context, typed);
  if (!(await isConfirmed(context, flags, `Delete webhook ${typed} and its deliveries?`))) return;
  const grt = await context.grt();
  await grt.webhooks.remove({ id }, { signal: context.signal });
  await reportDone(context, id, 'deleted', `Webhook ${typed}`);
}
