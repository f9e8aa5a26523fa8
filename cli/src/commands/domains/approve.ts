import { Command } from 'commander';
import { runEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addIds, allIds, type FromFlag } from '../../core/ids.ts';
import { domainResult } from './domain-columns.ts';

interface ApproveFlags extends FromFlag {
  readonly notes?: string;
}

/** `grt domains approve` */
export function approveCommand(context: Context): Command {
  const command = addIds(new Command('approve'), 'domains')
    .description('approve pending domains')
    .option('--notes <text>', 'note shown to the client')
    .action((ids: readonly number[], flags: ApproveFlags) => approveDomains(context, ids, flags));
  return withExample(
    command,
    'grt domains approve 7 8',
    'grt domains list --status pending --json id | grt domains approve --from -',
  );
}

async function approveDomains(context: Context, ids: readonly number[], { from, notes }: ApproveFlags): Promise<void> {
  const chosen = await allIds(context, ids, from);
  const grt = await context.grt();
  await runEach(context, chosen, domainResult, (id) => grt.domains.approve({ id, admin_notes: notes }, context.once()));
}
