import type { Registration } from '@grt/sdk/contract';
import type { ReviewedKind } from '../../parts/review/reviewed-kind.ts';
import { registrationResult } from './registration-columns.ts';

/** What narrows `--all`. */
interface RegistrationFilter {
  readonly search?: string;
}

/** Applications, as approving, rejecting and applying a plan see them. */
export const reviewedRegistration: ReviewedKind<Registration, 'pending', RegistrationFilter> = {
  noun: 'registrations',
  what: ['application', 'applications'],
  columns: registrationResult,
  addFilters: (command) =>
    void command.option('--search <text>', 'with --all: match part of a company, email, name, or application id'),
  filtersInWords: '--search',
  list: async function* (context, { status, filter: { search } }, options) {
    const grt = await context.grt();
    // Oldest first, so that pages do not shift while they are read.
    yield* grt.registrations.list({ status, search, sort: 'created_at', order: 'asc' }, options);
  },
  show: (grt, id, options) => grt.registrations.show({ id }, options),
};
