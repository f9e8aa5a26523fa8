import type { UnreadCount } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import { MissingArgumentError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { collectId } from '../../core/ids.ts';

interface ReadFlags {
  readonly all?: boolean;
}

const columns: readonly Column<UnreadCount>[] = [
  { name: 'Unread', value: ({ unread }) => unread, align: 'right' },
  { name: 'Latest', value: (count) => count.latest_id, align: 'right' },
];

/** `grt notifications read` */
export function readCommand(context: Context): Command {
  const command = new Command('read')
    .description('mark notifications as read, and show how many are still unread (100 means 100 or more)')
    .argument('[id...]', 'notification ids', collectId)
    .option('--all', 'mark all of them')
    .action((ids: readonly number[] = [], { all }: ReadFlags) => markAsRead(context, ids, all === true));
  return withExample(command, 'grt notifications read 12 11', 'grt notifications read --all');
}

/** @throws UsageError unless either ids or `--all` are given */
async function markAsRead(context: Context, ids: readonly number[], all: boolean): Promise<void> {
  if (all === ids.length > 0) throw new MissingArgumentError('Specify notification ids, or --all');
  const grt = await context.grt();
  const options = { signal: context.signal };
  let count = await grt.notifications.unread(undefined, options);
  if (all && count.latest_id !== null) count = await grt.notifications.readAll({ through: count.latest_id }, options);
  for (const id of ids) count = await grt.notifications.read({ id }, options);
  await context.output.result(count, columns);
}
