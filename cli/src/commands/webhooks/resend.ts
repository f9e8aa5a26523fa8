import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { parseId } from '../../core/ids.ts';
import { webhookHelp, webhookId } from './webhook-id.ts';
import { attemptedDelivery } from './attempted-delivery.ts';
import { deliveryColumns } from './webhook-columns.ts';

/** `grt webhooks resend` */
export function resendCommand(context: Context): Command {
  const command = new Command('resend')
    .description('resend a delivery and show the response; exits 1 if it was not delivered')
    .argument('<webhook>', webhookHelp)
    .argument('<delivery>', 'delivery id', parseId)
    .action(async (typed: string, deliveryId: number) =>
      resendDelivery(context, await webhookId(context, typed), deliveryId),
    );
  return withExample(command, 'grt webhooks resend 3 7');
}

async function resendDelivery(context: Context, id: number, deliveryId: number): Promise<void> {
  const grt = await context.grt();
  const queued = await grt.webhooks.resend({ id, delivery_id: deliveryId }, { signal: context.signal });
  const delivery = await attemptedDelivery(context, id, queued);
  await context.output.result(delivery, deliveryColumns);
  if (delivery.status !== 'delivered') context.exitWith(exitCode.failed);
}
