import type { Notification } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { notificationColumns } from './notification-columns.ts';

interface ReadFilters {
  readonly unread?: true;
  readonly read?: true;
}

/** `grt notifications list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list what happened to your feeds, domains, and budgets, newest first')
    .action((flags: LimitFlag & ReadFilters) => listNotifications(context, flags));
  return withExample(
    addLimit(addReadFilters(command)),
    'grt notifications list --unread',
    "grt notifications list --jq '.[].message'",
  );
}

async function listNotifications(context: Context, { limit, ...filters }: LimitFlag & ReadFilters): Promise<void> {
  const empty = filters.unread === true ? 'No unread notifications.' : 'No notifications found.';
  await printList(context, listedNotifications(context, filters), notificationColumns, { limit, empty });
}

/** Adds the flags that choose notifications. */
export function addReadFilters(command: Command): Command {
  return command
    .option('--unread', 'only unread ones')
    .addOption(new Option('--read', 'only those already read').conflicts('unread'));
}

/** What the list and the export have. */
export async function* listedNotifications(
  context: Context,
  { unread, read }: ReadFilters,
): AsyncGenerator<Notification> {
  const grt = await context.grt();
  const wanted = unread === true ? { is_read: false } : read === true ? { is_read: true } : {};
  yield* grt.notifications.list(wanted, { signal: context.signal });
}
