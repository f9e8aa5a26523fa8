import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { reviewJob } from './review-job.ts';

interface ApproveFlags extends BulkFlags {
  readonly notes?: string;
  readonly search?: string;
}

/** `grt registrations approve` */
export function approveCommand(context: Context): Command {
  const command = addBulk(new Command('approve'), 'applications', 'every pending one, or those that --search finds')
    .description('approve pending applications; each applicant is mailed a setup link')
    .option('--search <text>', 'with --all: part of a company, email, name or application number')
    .option('--notes <text>', 'note kept with the applications')
    .action((ids: readonly number[], flags: ApproveFlags) => approveRegistrations(context, ids, flags));
  return withExample(
    command,
    'grt registrations approve 42',
    'grt registrations list --status pending --json id | grt registrations approve --from -',
    'grt registrations approve --all --search northlight --dry-run',
    'grt registrations approve --resume',
  );
}

async function approveRegistrations(
  context: Context,
  ids: readonly number[],
  { notes, search, ...flags }: ApproveFlags,
): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...reviewJob(context, search),
    command: 'registrations approve',
    verb: 'Approve',
    wanted: 'approved',
    settings: () => Promise.resolve(notes === undefined ? {} : { notes }),
  };
  const approve = grt.registrations.approve;
  await runBulk(
    context,
    { ...job, work: (id, { notes: admin_notes }, options) => approve({ id, admin_notes }, options) },
    ids,
    flags,
  );
}
