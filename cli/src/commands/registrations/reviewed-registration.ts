import type { Registration } from '@grt/sdk/contract';
import { counted } from '../../core/quantities.ts';
import { administratorHelp, assigneeFilter } from '../../parts/administrator.ts';
import { registrationsNamed } from '../../parts/review/registration-id.ts';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { listedRegistrations } from './listed-registrations.ts';
import { registrationResult } from './registration-columns.ts';

/** What narrows `--all`. */
interface RegistrationFilter {
  readonly search?: string;
  readonly assignee?: string;
}

/** Applications, as approving, rejecting and applying a plan see them. */
export const reviewedRegistration: ReviewedKind<Registration, 'pending', RegistrationFilter> = {
  noun: 'registrations',
  what: ['application', 'applications'],
  dataOf: 'registrations.approve',
  columns: registrationResult,
  records: (context) => ({
    listed: ['application_id', 'company_name'],
    others: ['email'],
    names: ['application_id', 'company_name'],
    find: (ids) => listedRegistrations(context, ids),
    named: (name) => registrationsNamed(context, name),
  }),
  addFilters: (command) =>
    void command
      .option('--search <text>', 'with --all: match part of a company, email, name, or application id')
      .option('--assignee <admin>', `with --all: only what is assigned to this administrator: ${administratorHelp}`),
  filtersInWords: 'the filters',
  list: async function* (context, { status, filter: { search, assignee: named } }, options) {
    const grt = await context.grt();
    const assignee = await assigneeFilter(context, named);
    let waiting = 0;
    // Oldest first, so that pages do not shift while they are read.
    const found = grt.registrations.list({ status, search, assignee, sort: 'created_at', order: 'asc' }, options);
    for await (const registration of found) {
      if (registration.asked_at === null) yield registration;
      else waiting += 1;
    }
    if (waiting === 0) return;
    await context.note(
      `${counted(waiting, 'application')} waiting for an answer from the applicant ${waiting === 1 ? 'is' : 'are'} left out.`,
    );
  },
  show: (grt, id, options) => grt.registrations.show({ id }, options),
};
