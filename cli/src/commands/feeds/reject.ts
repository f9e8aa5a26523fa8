import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { readReason, type ReasonFlag } from '../../core/reason.ts';
import { reviewJob, type FeedFilter } from './review-job.ts';

type RejectFlags = BulkFlags & ReasonFlag & FeedFilter;

/** `grt feeds reject` */
export function rejectCommand(context: Context): Command {
  const command = addBulk(new Command('reject'), 'feeds', 'every pending one, or those that the filters find')
    .description('reject pending feeds, with a reason')
    .option('--search <text>', 'with --all: part of a name or address')
    .option('--domain <name-or-id>', 'with --all: only of this domain')
    .option('--client <id>', 'with --all: only of this client', wholeNumber)
    .option('-r, --reason <text>', 'reason that the client is shown')
    .action((ids: readonly number[], flags: RejectFlags) => rejectFeeds(context, ids, flags));
  return withExample(command, 'grt feeds reject 8 --reason "The thumbnails cannot be reached."');
}

async function rejectFeeds(context: Context, ids: readonly number[], { reason, ...flags }: RejectFlags): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...reviewJob(context, flags),
    command: 'feeds reject',
    verb: 'Reject',
    wanted: 'rejected',
    settings: async () => ({ reason: await readReason(context, { reason }) }),
  };
  const reject = grt.adminFeeds.reject;
  await runBulk(
    context,
    { ...job, work: (id, settings, options) => reject({ id, reason: settings['reason'] ?? '' }, options) },
    ids,
    flags,
  );
}
