import { registrationStatusValues, type RegistrationStatus } from '@grt/sdk/contract';
import { Option, type Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { administratorHelp, assigneeFilter } from '../../parts/administrator.ts';
import { addPeriod, addSort, type PeriodFlags, type SortFlags } from '../../parts/list-filters.ts';
import type { Applicant } from './listed-registrations.ts';

const sorts = ['created_at', 'waiting_since', 'company_name', 'reviewed_at'] as const;

/** Which applications, for the list and the export. */
export interface RegistrationFilters extends PeriodFlags, SortFlags<(typeof sorts)[number]> {
  readonly status?: RegistrationStatus;
  readonly search?: string;
  readonly waitingFor?: 'reviewer' | 'applicant';
  readonly applicant?: Applicant;
  readonly assignee?: string;
  readonly country?: string;
  readonly license?: boolean;
}

/** Adds the flags that choose applications. */
export function addRegistrationFilters(command: Command): Command {
  command
    .addOption(new Option('-s, --status <status>', 'only with this status').choices(registrationStatusValues))
    .addOption(
      new Option('--waiting-for <who>', 'only pending ones that are waiting for them').choices([
        'reviewer',
        'applicant',
      ]),
    )
    .addOption(
      new Option(
        '--applicant <who>',
        'only applicants who are already clients (all, suspended, or inactive), or only other applicants',
      ).choices(['client', 'suspended_client', 'inactive_client', 'new']),
    )
    .option('--assignee <admin>', `only what is assigned to this administrator: ${administratorHelp}`)
    .option('--search <text>', 'match part of a company, email, name, or application id')
    .option('--country <code>', 'only from this country, such as US')
    .option('--license', 'only with a business license')
    .option('--no-license', 'only without a business license');
  return addSort(addPeriod(command), sorts);
}

/** What the server is asked for. */
export async function askedRegistrations(
  context: Context,
  { waitingFor, assignee: named, license, country, ...filters }: RegistrationFilters,
) {
  const assignee = await assigneeFilter(context, named);
  return { ...filters, waiting_for: waitingFor, assignee, has_license: license, country: country?.toUpperCase() };
}
