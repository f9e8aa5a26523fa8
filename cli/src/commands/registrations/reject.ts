import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { readReason, type ReasonFlag } from '../../core/reason.ts';
import { reviewJob } from './review-job.ts';

interface RejectFlags extends BulkFlags, ReasonFlag {
  readonly search?: string;
}

/** `grt registrations reject` */
export function rejectCommand(context: Context): Command {
  const command = addBulk(new Command('reject'), 'applications', 'every pending one, or those that --search finds')
    .description('reject pending applications, with a reason')
    .option('--search <text>', 'with --all: part of a company, email, name or application number')
    .option('-r, --reason <text>', 'reason that the applicants are sent')
    .action((ids: readonly number[], flags: RejectFlags) => rejectRegistrations(context, ids, flags));
  return withExample(
    command,
    'grt registrations reject 43 --reason "The website could not be reached."',
    'grt registrations reject --from ids.txt --reason "No website." --yes',
  );
}

async function rejectRegistrations(
  context: Context,
  ids: readonly number[],
  { search, reason, ...flags }: RejectFlags,
): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...reviewJob(context, search),
    command: 'registrations reject',
    verb: 'Reject',
    wanted: 'rejected',
    settings: async () => ({ reason: await readReason(context, { reason }) }),
  };
  const reject = grt.registrations.reject;
  await runBulk(
    context,
    { ...job, work: (id, settings, options) => reject({ id, admin_notes: settings['reason'] ?? '' }, options) },
    ids,
    flags,
  );
}
