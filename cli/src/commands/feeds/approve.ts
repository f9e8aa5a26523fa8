import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { reviewJob, type FeedFilter } from './review-job.ts';

/** `grt feeds approve` */
export function approveCommand(context: Context): Command {
  const command = addBulk(new Command('approve'), 'feeds', 'every pending one, or those that the filters find')
    .description('approve pending feeds, and switch them on')
    .option('--search <text>', 'with --all: part of a name or address')
    .option('--domain <name-or-id>', 'with --all: only of this domain')
    .option('--client <id>', 'with --all: only of this client', wholeNumber)
    .action((ids: readonly number[], flags: BulkFlags & FeedFilter) => approveFeeds(context, ids, flags));
  return withExample(
    command,
    'grt feeds approve 7',
    'grt feeds list --status pending --json id | grt feeds approve --from -',
    'grt feeds approve --all --client 1 --yes',
  );
}

async function approveFeeds(context: Context, ids: readonly number[], flags: BulkFlags & FeedFilter): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...reviewJob(context, flags),
    command: 'feeds approve',
    verb: 'Approve',
    wanted: 'approved',
  };
  const approve = grt.adminFeeds.approve;
  await runBulk(context, { ...job, work: (id, _settings, options) => approve({ id }, options) }, ids, flags);
}
