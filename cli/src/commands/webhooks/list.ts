import type { Webhook } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { webhookColumns } from './webhook-columns.ts';

/** `grt webhooks list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description("list your company's webhooks; for administrators, the platform's")
    .action((flags: LimitFlag & WebFlag) => listWebhooks(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt webhooks list', "grt webhooks list --jq '.[].url'");
}

async function listWebhooks(context: Context, { limit, web }: LimitFlag & WebFlag): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin/webhooks', client: '/client/webhooks' });
  await printList(context, await listedWebhooks(context), webhookColumns, { limit, empty: 'No webhooks found.' });
}

/** What the list and the export have. */
export async function listedWebhooks(context: Context): Promise<readonly Webhook[]> {
  const grt = await context.grt();
  return grt.webhooks.list(undefined, { signal: context.signal });
}
