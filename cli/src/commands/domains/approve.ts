import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { wholeNumber } from '../../core/list.ts';
import { reviewJob, type DomainFilter } from './review-job.ts';

interface ApproveFlags extends BulkFlags, DomainFilter {
  readonly notes?: string;
}

/** `grt domains approve` */
export function approveCommand(context: Context): Command {
  const command = addBulk(new Command('approve'), 'domains', 'every pending one, or those that the filters find')
    .description('approve pending domains')
    .option('--search <text>', 'with --all: part of a name')
    .option('--client <id>', 'with --all: only of this client', wholeNumber)
    .option('--notes <text>', 'note shown to the client')
    .action((ids: readonly number[], flags: ApproveFlags) => approveDomains(context, ids, flags));
  return withExample(
    command,
    'grt domains approve 7 8',
    'grt domains list --status pending --json id | grt domains approve --from -',
    'grt domains approve --all --client 1 --yes',
  );
}

async function approveDomains(
  context: Context,
  ids: readonly number[],
  { notes, ...flags }: ApproveFlags,
): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...reviewJob(context, flags),
    command: 'domains approve',
    verb: 'Approve',
    wanted: 'approved',
    settings: () => Promise.resolve(notes === undefined ? {} : { notes }),
  };
  const approve = grt.domains.approve;
  await runBulk(
    context,
    { ...job, work: (id, { notes: admin_notes }, options) => approve({ id, admin_notes }, options) },
    ids,
    flags,
  );
}
