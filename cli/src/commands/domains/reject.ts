import { Command } from 'commander';
import { runEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addIds, allIds, type FromFlag } from '../../core/ids.ts';
import { readReason, type ReasonFlag } from '../../core/reason.ts';
import { domainResult } from './domain-columns.ts';

/** `grt domains reject` */
export function rejectCommand(context: Context): Command {
  const command = addIds(new Command('reject'), 'domains')
    .description('reject pending domains, with a reason')
    .option('-r, --reason <text>', 'reason that the client is shown')
    .action((ids: readonly number[], flags: FromFlag & ReasonFlag) => rejectDomains(context, ids, flags));
  return withExample(command, 'grt domains reject 9 --reason "The DMCA policy page could not be reached."');
}

async function rejectDomains(context: Context, ids: readonly number[], flags: FromFlag & ReasonFlag): Promise<void> {
  const chosen = await allIds(context, ids, flags.from);
  const reason = await readReason(context, flags);
  const grt = await context.grt();
  await runEach(context, chosen, domainResult, (id) => grt.domains.reject({ id, admin_notes: reason }, context.once()));
}
