import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';

/** `grt system feeds` */
export function feedsCommand(context: Context): Command {
  const command = new Command('feeds').description('count feeds by state').action(() => showFeeds(context));
  return withExample(command, 'grt system feeds --json failed_feeds');
}

async function showFeeds(context: Context): Promise<void> {
  const grt = await context.grt();
  await context.output.record(await grt.system.feedStatus(undefined, { signal: context.signal }), [
    { name: 'All', value: (row) => row.total_feeds },
    { name: 'Active', value: (row) => row.active_feeds },
    { name: 'Auto-refresh', value: (row) => row.auto_refresh_feeds },
    { name: 'Failed', value: (row) => row.failed_feeds, tone: (row) => (row.failed_feeds > 0 ? 'bad' : undefined) },
  ]);
}
