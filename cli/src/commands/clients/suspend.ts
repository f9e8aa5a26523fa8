import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { statusJob } from './status-job.ts';

interface SuspendFlags extends BulkFlags {
  readonly search?: string;
  readonly reason?: string;
}

/** `grt clients suspend` */
export function suspendCommand(context: Context): Command {
  const command = addBulk(new Command('suspend'), 'clients', 'every active one, or those that --search finds')
    .description('end the sessions of clients, and stop their bidding')
    .option('--search <text>', 'with --all: part of a company, name, username or email')
    .option('-r, --reason <text>', 'reason that is kept with the clients')
    .action((ids: readonly number[], flags: SuspendFlags) => suspendClients(context, ids, flags));
  return withExample(
    command,
    'grt clients suspend 7 --reason "Unpaid since October."',
    'grt clients suspend --from unpaid.txt --dry-run',
  );
}

async function suspendClients(
  context: Context,
  ids: readonly number[],
  { search, reason, ...flags }: SuspendFlags,
): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...statusJob(context, { status: 'active', search }),
    command: 'clients suspend',
    verb: 'Suspend',
    wanted: 'suspended',
    settings: () => Promise.resolve(reason === undefined ? {} : { reason }),
  };
  const { suspend } = grt.clients;
  await runBulk(
    context,
    { ...job, work: (id, settings, options) => suspend({ id, reason: settings['reason'] }, options) },
    ids,
    flags,
  );
}
