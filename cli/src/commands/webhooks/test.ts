import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { exitCode } from '../../core/exit-code.ts';
import { webhookHelp, webhookId } from './webhook-id.ts';
import { attemptedDelivery } from './attempted-delivery.ts';
import { deliveryColumns } from './webhook-columns.ts';

/** `grt webhooks test` */
export function testCommand(context: Context): Command {
  const command = new Command('test')
    .description('send a test event and show the response; exits 1 if it was not delivered')
    .argument('<webhook>', webhookHelp)
    .action(async (typed: string) => testWebhook(context, await webhookId(context, typed)));
  return withExample(command, 'grt webhooks test 3');
}

async function testWebhook(context: Context, id: number): Promise<void> {
  const grt = await context.grt();
  const queued = await grt.webhooks.test({ id }, { signal: context.signal });
  const delivery = await attemptedDelivery(context, id, queued);
  await context.output.result(delivery, deliveryColumns);
  if (delivery.status !== 'delivered') context.exitWith(exitCode.failed);
}
