import { Command } from 'commander';
import { runEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addIds, allIds, type FromFlag } from '../../core/ids.ts';
import { readReason, type ReasonFlag } from '../../core/reason.ts';
import { registrationResult } from './registration-columns.ts';

/** `grt registrations reject` */
export function rejectCommand(context: Context): Command {
  const command = addIds(new Command('reject'), 'applications')
    .description('reject pending applications, with a reason')
    .option('-r, --reason <text>', 'reason that the applicant is sent')
    .action((ids: readonly number[], flags: FromFlag & ReasonFlag) => rejectRegistrations(context, ids, flags));
  return withExample(command, 'grt registrations reject 43 --reason "The website could not be reached."');
}

async function rejectRegistrations(
  context: Context,
  ids: readonly number[],
  flags: FromFlag & ReasonFlag,
): Promise<void> {
  const chosen = await allIds(context, ids, flags.from);
  const reason = await readReason(context, flags);
  const grt = await context.grt();
  await runEach(context, chosen, registrationResult, (id) =>
    grt.registrations.reject({ id, admin_notes: reason }, context.once()),
  );
}
