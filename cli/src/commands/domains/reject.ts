import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { readReason, type ReasonFlag } from '../../core/reason.ts';
import { reviewJob, type DomainFilter } from './review-job.ts';

type RejectFlags = BulkFlags & ReasonFlag & DomainFilter;

/** `grt domains reject` */
export function rejectCommand(context: Context): Command {
  const command = addBulk(new Command('reject'), 'domains', 'every pending one, or those that the filters find')
    .description('reject pending domains, with a reason')
    .option('--search <text>', 'with --all: part of a name')
    .option('--client <id>', 'with --all: only of this client', wholeNumber)
    .option('-r, --reason <text>', 'reason that the client is shown')
    .action((ids: readonly number[], flags: RejectFlags) => rejectDomains(context, ids, flags));
  return withExample(command, 'grt domains reject 9 --reason "The DMCA page cannot be reached."');
}

async function rejectDomains(
  context: Context,
  ids: readonly number[],
  { reason, ...flags }: RejectFlags,
): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...reviewJob(context, flags),
    command: 'domains reject',
    verb: 'Reject',
    wanted: 'rejected',
    settings: async () => ({ reason: await readReason(context, { reason }) }),
  };
  const reject = grt.domains.reject;
  await runBulk(
    context,
    { ...job, work: (id, settings, options) => reject({ id, admin_notes: settings['reason'] ?? '' }, options) },
    ids,
    flags,
  );
}
