import { Command } from 'commander';
import { runEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addIds, allIds, type FromFlag } from '../../core/ids.ts';
import { readReason, type ReasonFlag } from '../../core/reason.ts';
import { feedResult } from './feed-columns.ts';

/** `grt feeds reject` */
export function rejectCommand(context: Context): Command {
  const command = addIds(new Command('reject'), 'feeds')
    .description('reject pending feeds, with a reason')
    .option('-r, --reason <text>', 'reason that the client is shown')
    .action((ids: readonly number[], flags: FromFlag & ReasonFlag) => rejectFeeds(context, ids, flags));
  return withExample(command, 'grt feeds reject 8 --reason "The thumbnails cannot be reached."');
}

async function rejectFeeds(context: Context, ids: readonly number[], flags: FromFlag & ReasonFlag): Promise<void> {
  const chosen = await allIds(context, ids, flags.from);
  const reason = await readReason(context, flags);
  const grt = await context.grt();
  await runEach(context, chosen, feedResult, (id) => grt.adminFeeds.reject({ id, reason }, context.once()));
}
