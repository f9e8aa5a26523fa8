import { Command } from 'commander';
import { runEach } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addIds, allIds, type FromFlag } from '../../core/ids.ts';
import { registrationResult } from './registration-columns.ts';

interface ApproveFlags extends FromFlag {
  readonly notes?: string;
}

/** `grt registrations approve` */
export function approveCommand(context: Context): Command {
  const command = addIds(new Command('approve'), 'applications')
    .description('approve pending applications; each applicant is mailed a setup link')
    .option('--notes <text>', 'note kept with the application')
    .action((ids: readonly number[], flags: ApproveFlags) => approveRegistrations(context, ids, flags));
  return withExample(
    command,
    'grt registrations approve 42',
    'grt registrations list --status pending --json id | grt registrations approve --from -',
  );
}

async function approveRegistrations(
  context: Context,
  ids: readonly number[],
  { from, notes }: ApproveFlags,
): Promise<void> {
  const chosen = await allIds(context, ids, from);
  const grt = await context.grt();
  await runEach(context, chosen, registrationResult, (id) =>
    grt.registrations.approve({ id, admin_notes: notes }, context.once()),
  );
}
