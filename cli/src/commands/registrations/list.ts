import { registrationStatusValues, type RegistrationStatus } from '@grt/sdk/contract';
import { Command, Option } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { registrationColumns } from './registration-columns.ts';

interface ListFlags extends LimitFlag, WebFlag {
  readonly status?: RegistrationStatus;
  readonly search?: string;
  readonly waitingFor?: 'reviewer' | 'applicant';
}

/** `grt registrations list` */
export function listCommand(context: Context): Command {
  const command = new Command('list')
    .alias('ls')
    .description('list applications, newest first')
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(registrationStatusValues))
    .addOption(
      new Option('--waiting-for <who>', 'only pending ones whose next step is theirs').choices([
        'reviewer',
        'applicant',
      ]),
    )
    .option('--search <text>', 'match part of a company, email, name, or application id')
    .action((flags: ListFlags) => listRegistrations(context, flags));
  return withExample(addWeb(addLimit(command)), 'grt registrations list --status pending --json id,company_name');
}

async function listRegistrations(context: Context, { limit, web, waitingFor, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/registrations');
  const grt = await context.grt();
  const registrations = grt.registrations.list({ ...filters, waiting_for: waitingFor }, { signal: context.signal });
  await printList(context, registrations, registrationColumns, { limit, empty: 'No applications found.' });
}
