import { Command } from 'commander';
import { addConfirm, isConfirmed, type ConfirmFlags } from '../../core/confirm.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { timeText } from '../../core/quantities.ts';
import { webhookHelp, webhookId } from './webhook-id.ts';
import { secretColumns } from './webhook-columns.ts';

/** `grt webhooks rotate` */
export function rotateCommand(context: Context): Command {
  const command = addConfirm(new Command('rotate'))
    .description('replace the secret of a webhook; the new one is printed only once, and both sign events for 24 hours')
    .argument('<webhook>', webhookHelp)
    .action((typed: string, flags: ConfirmFlags) => rotateSecret(context, typed, flags));
  return withExample(command, 'grt webhooks rotate 3 --yes');
}

async function rotateSecret(context: Context, typed: string, flags: ConfirmFlags): Promise<void> {
  const id = await webhookId(context, typed);
  if (!(await isConfirmed(context, flags, `Replace the secret of webhook ${typed}?`))) return;
  const grt = await context.grt();
  const rotated = await grt.webhooks.rotate({ id }, { signal: context.signal });
  await context.output.result(rotated, secretColumns);
  const until = rotated.webhook.old_secret_until;
  const overlap = until === null ? '' : ` Until ${timeText(until)}, events are also signed with the previous secret.`;
  await context.note(`Save it now: it will not be shown again.${overlap}`);
}
