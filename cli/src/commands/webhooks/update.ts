import type { BodyOf, WebhookEventType } from '@grt/sdk/contract';
import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { webhookHelp, webhookId } from './webhook-id.ts';
import { addEventFlag } from './event-flag.ts';
import { webhookColumns } from './webhook-columns.ts';

interface UpdateFlags {
  readonly url?: string;
  readonly event?: readonly WebhookEventType[];
  readonly description?: string;
  readonly enable?: true;
  readonly disable?: true;
}

/** `grt webhooks update` */
export function updateCommand(context: Context): Command {
  const command = addEventFlag(new Command('update').alias('edit'))
    .description('change, enable, or disable a webhook; fields you leave out stay unchanged')
    .argument('<webhook>', webhookHelp)
    .option('--url <url>', 'address that receives the events')
    .option('--description <text>', 'what it is for')
    .option('--enable', 'send events again')
    .option('--disable', 'stop sending events; pending deliveries count as failed')
    .action((typed: string, flags: UpdateFlags) => updateWebhook(context, typed, flags));
  return withExample(
    command,
    'grt webhooks update 3 --event feed.approved,budget.spent',
    'grt webhooks update 3 --enable',
  );
}

async function updateWebhook(context: Context, typed: string, flags: UpdateFlags): Promise<void> {
  const changes = changesOf(flags);
  const id = await webhookId(context, typed);
  const grt = await context.grt();
  const updated = await grt.webhooks.update({ ...changes, id }, { signal: context.signal });
  await context.output.result(updated, webhookColumns);
}

/** @throws UsageError */
function changesOf({ url, event, description, enable, disable }: UpdateFlags): BodyOf<'webhooks.update'> {
  if (enable === true && disable === true) throw new UsageError('Use either --enable or --disable');
  const changes = {
    ...(url === undefined ? {} : { url }),
    ...(event === undefined ? {} : { events: [...event] }),
    ...(description === undefined ? {} : { description }),
    ...(enable === true ? { is_enabled: true } : {}),
    ...(disable === true ? { is_enabled: false } : {}),
  };
  if (Object.keys(changes).length > 0) return changes;
  throw new UsageError('Nothing to change: use --url, --event, --description, --enable, or --disable');
}
