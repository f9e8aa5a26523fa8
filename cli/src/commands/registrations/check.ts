import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { waitForCheck } from '../../parts/site-check.ts';
import { registrationId } from '../../parts/review/registration-id.ts';
import { registrationDetails } from './registration-columns.ts';

/** `grt registrations check` */
export function checkCommand(context: Context): Command {
  const command = new Command('check')
    .description("have the server check an applicant's website")
    .argument('<application>', 'id, application id, or company')
    .option('--wait', 'wait for the check, and show what it found')
    .action(async (typed: string, { wait }: { readonly wait?: true }) =>
      check(context, await registrationId(context, typed), wait === true),
    );
  return withExample(command, 'grt registrations check 3 --wait');
}

async function check(context: Context, id: number, isWaiting: boolean): Promise<void> {
  const grt = await context.grt();
  const { signal } = context;
  const ask = () => grt.registrations.checkWebsite({ id }, { signal });
  const read = () => grt.registrations.show({ id }, { signal });
  const shown = await (isWaiting ? waitForCheck(context, { ask, read, checkOf: (row) => row.website_check }) : ask());
  await context.output.record(shown, registrationDetails);
}
