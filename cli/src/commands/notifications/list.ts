import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { notificationColumns } from './notification-columns.ts';

interface ListFlags extends LimitFlag {
  readonly unread?: true;
  readonly read?: true;
}

/** `grt notifications list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list what happened to your feeds, domains, and budgets, newest first')
    .option('--unread', 'only unread ones')
    .addOption(new Option('--read', 'only those already read').conflicts('unread'))
    .action((flags: ListFlags) => listNotifications(context, flags));
  return withExample(addLimit(command), 'grt notifications list --unread', "grt notifications list --jq '.[].message'");
}

async function listNotifications(context: Context, { limit, unread, read }: ListFlags): Promise<void> {
  const grt = await context.grt();
  const wanted = unread === true ? { is_read: false } : read === true ? { is_read: true } : {};
  const notifications = grt.notifications.list(wanted, { signal: context.signal });
  const empty = unread === true ? 'No unread notifications.' : 'No notifications found.';
  await printList(context, notifications, notificationColumns, { limit, empty });
}
