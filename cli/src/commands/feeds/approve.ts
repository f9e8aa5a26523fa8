import { Command } from 'commander';
import { runEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addIds, allIds, type FromFlag } from '../../core/ids.ts';
import { feedResult } from './feed-columns.ts';

/** `grt feeds approve` */
export function approveCommand(context: Context): Command {
  const command = addIds(new Command('approve'), 'feeds')
    .description('approve pending feeds, and switch them on')
    .action((ids: readonly number[], flags: FromFlag) => approveFeeds(context, ids, flags));
  return withExample(
    command,
    'grt feeds approve 7',
    'grt feeds list --status pending --json id | grt feeds approve --from -',
  );
}

async function approveFeeds(context: Context, ids: readonly number[], { from }: FromFlag): Promise<void> {
  const chosen = await allIds(context, ids, from);
  const grt = await context.grt();
  await runEach(context, chosen, feedResult, (id) => grt.adminFeeds.approve({ id }, context.once()));
}
