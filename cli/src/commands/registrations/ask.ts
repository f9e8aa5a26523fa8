import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { registrationId } from '../../parts/review/registration-id.ts';
import { registrationColumns } from './registration-columns.ts';

/** `grt registrations ask` */
export function askCommand(context: Context): Command {
  const command = new Command('ask')
    .description('ask the applicant for something that is missing from a pending application')
    .argument('<application>', 'id, application id, or company')
    .requiredOption('--question <text>', 'what is missing; emailed with a link to answer')
    .action(async (typed: string, { question }: { readonly question: string }) =>
      ask(context, await registrationId(context, typed), question),
    );
  return withExample(command, 'grt registrations ask 3 --question "Please send a license that can be read."');
}

async function ask(context: Context, id: number, question: string): Promise<void> {
  const grt = await context.grt();
  const asked = await grt.registrations.ask({ id, question }, { signal: context.signal });
  await context.output.result(asked, registrationColumns);
}
