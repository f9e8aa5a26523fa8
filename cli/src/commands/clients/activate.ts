import { Command } from 'commander';
import { addBulk, type BulkFlags } from '../../core/bulk/flags.ts';
import { runBulk } from '../../core/bulk/run-bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { statusJob } from './status-job.ts';

interface ActivateFlags extends BulkFlags {
  readonly search?: string;
}

/** `grt clients activate` */
export function activateCommand(context: Context): Command {
  const command = addBulk(new Command('activate'), 'clients', 'every suspended one, or those that --search finds')
    .description('let clients sign in and serve again')
    .option('--search <text>', 'with --all: part of a company, name, username or email')
    .action((ids: readonly number[], flags: ActivateFlags) => activateClients(context, ids, flags));
  return withExample(command, 'grt clients activate 7', 'grt clients activate --from ids.txt');
}

async function activateClients(
  context: Context,
  ids: readonly number[],
  { search, ...flags }: ActivateFlags,
): Promise<void> {
  const grt = await context.grt();
  const job = {
    ...statusJob(context, { status: 'suspended', search }),
    command: 'clients activate',
    verb: 'Activate',
    wanted: 'active',
  };
  const { activate } = grt.clients;
  await runBulk(context, { ...job, work: (id, _settings, options) => activate({ id }, options) }, ids, flags);
}
