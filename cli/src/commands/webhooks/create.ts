import { webhookEventTypeValues, type WebhookEventType } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { needsFlags } from '../../core/needed-input.ts';
import { addEventFlag } from './event-flag.ts';
import { secretColumns } from './webhook-columns.ts';

interface CreateFlags {
  readonly event?: readonly WebhookEventType[];
  readonly description?: string;
}

/** `grt webhooks create` */
export function createCommand(context: Context): Command {
  const command = addEventFlag(new Command('create').alias('add'))
    .description('add a webhook; its secret is printed only once')
    .argument('<url>', 'address that receives the events')
    .option('--description <text>', 'what it is for')
    .action((url: string, flags: CreateFlags) => createWebhook(context, url, flags));
  needsFlags(command, ({ event }) => ({ [`--event (${webhookEventTypeValues.join(', ')})`]: event }));
  return withExample(
    command,
    'grt webhooks create https://hooks.example.com/grt --event feed.approved,feed.rejected',
    'grt webhooks create https://hooks.example.com/grt --event budget.spent --jq .secret | your-secret-store put GRT_WEBHOOK_SECRET',
  );
}

async function createWebhook(context: Context, url: string, { event = [], description }: CreateFlags): Promise<void> {
  const grt = await context.grt();
  const created = await grt.webhooks.create({ url, events: [...event], description }, { signal: context.signal });
  await context.output.result(created, secretColumns);
  await context.note(
    `Save it now: it will not be shown again. Webhook ${String(created.webhook.id)} is ready. Try it: grt webhooks test ${String(created.webhook.id)}`,
  );
}
