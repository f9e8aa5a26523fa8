import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { addLimit, printList, type LimitFlag } from '../../core/list.ts';
import { addWeb, openScreen, type WebFlag } from '../../core/web.ts';
import { registrationColumns } from './registration-columns.ts';
import { addRegistrationFilters, askedRegistrations, type RegistrationFilters } from './registration-filters.ts';

interface ListFlags extends LimitFlag, WebFlag, RegistrationFilters {}

/** `grt registrations list` */
export function listCommand(context: Context): Command {
  const command = addRegistrationFilters(new Command('list').alias('ls'))
    .description('list applications, newest first')
    .action((flags: ListFlags) => listRegistrations(context, flags));
  return withExample(
    addWeb(addLimit(command)),
    'grt registrations list --status pending --json id,company_name',
    'grt registrations list --no-license --country US --from 2026-11-01T00:00:00Z',
  );
}

async function listRegistrations(context: Context, { limit, web, ...filters }: ListFlags): Promise<void> {
  if (web === true) return openScreen(context, '/admin/registrations');
  const grt = await context.grt();
  const asked = await askedRegistrations(context, filters);
  const registrations = grt.registrations.list(asked, { signal: context.signal });
  await printList(context, registrations, registrationColumns, { limit, empty: 'No applications found.' });
}
