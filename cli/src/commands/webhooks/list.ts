import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { webhookColumns } from './webhook-columns.ts';

/** `grt webhooks list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description("list your company's webhooks; for administrators, the platform's")
    .action((flags: LimitFlag) => listWebhooks(context, flags));
  return withExample(addLimit(command), 'grt webhooks list', "grt webhooks list --jq '.[].url'");
}

async function listWebhooks(context: Context, { limit }: LimitFlag): Promise<void> {
  const grt = await context.grt();
  const webhooks = await grt.webhooks.list(undefined, { signal: context.signal });
  await printList(context, webhooks, webhookColumns, { limit, empty: 'No webhooks found.' });
}
