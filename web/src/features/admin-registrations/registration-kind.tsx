import type { Registration } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import type { ReviewKind } from '../../parts/review/review-kind.ts';
import { isSiteMissing } from '../../parts/site-check/site-words.ts';
import { cautionIn, duplicatesQuery, licenseQuery } from './admin-registrations.queries.ts';
import { questionsQuery } from './registration-questions.queries.ts';
import { AskDialog } from './ask-dialog.tsx';
import { Standing } from './registration-card.tsx';
import { RegistrationEvidence } from './registration-evidence.tsx';
import { registrationNotes } from './registration-notes.ts';
import { waitingForApplicant } from './registration-words.ts';

/** Applications for access, as the review workspace shows them. */
export const registrationKind: ReviewKind<Registration> = {
  name: 'registrations',
  noun: ['application', 'applications'],
  subject: 'registration',
  searchLabel: 'Search company, email, name, or application ID',
  summaryOf: ({ company_name, application_id, status, waiting_since, assigned_to, asked_at, website_check }) => ({
    name: company_name,
    detail: application_id,
    status,
    since: waiting_since,
    isPaused: asked_at !== null,
    assignedTo: assigned_to,
    flags: [
      ...(asked_at === null ? [] : [{ word: waitingForApplicant, tone: 'rest' as const }]),
      ...(isSiteMissing(website_check) ? [{ word: 'Website down', tone: 'bad' as const }] : []),
    ],
  }),
  one: async (grt, id, signal) => await grt.registrations.show({ id }, { signal }),
  decide: async (grt, id, { kind, notes, idempotencyKey }) =>
    kind === 'reject'
      ? await grt.registrations.reject({ id, admin_notes: notes }, { idempotencyKey })
      : await grt.registrations.approve({ id, ...(notes === '' ? {} : { admin_notes: notes }) }, { idempotencyKey }),
  earlier: {
    may: () => may('registrations.decisions'),
    read: async (grt, id, signal) => await grt.registrations.decisions({ id }, { signal }),
    others: ({ email }) => ({
      label: 'Other applications from this email address',
      none: 'No other applications from this email address.',
      listOf: (status) => `${paths.adminRegistrations}?${String(new URLSearchParams({ search: email, status }))}`,
    }),
  },
  assign: async (grt, id, adminId) => await grt.registrations.assign({ id, admin_id: adminId }),
  prefetch(queryClient, grt, row) {
    void queryClient.prefetchQuery(duplicatesQuery(grt, row.id));
    void queryClient.prefetchQuery(questionsQuery(grt, row.id));
    if (row.business_license_path !== null) void queryClient.prefetchQuery(licenseQuery(grt, row));
  },
  canRevoke: false,
  mayDecide: () => may('registrations.approve'),
  Evidence: ({ row, onOpen }) => <RegistrationEvidence registration={row} onOpen={onOpen} />,
  standing: (row) => <Standing registration={row} />,
  /** Approving an applicant that is a client already makes a second client of it. */
  async caution(queryClient, grt, { id }) {
    return cautionIn(await queryClient.fetchQuery(duplicatesQuery(grt, id))) ?? null;
  },
  ask: {
    label: 'Ask for more',
    may: ({ asked_at }) => asked_at === null,
    Dialog: AskDialog,
  },
  // An internal note is saved by itself, with or without a decision.
  texts: { reject: registrationNotes.reject },
  told: { approve: () => 'Registration approved successfully!', reject: () => 'Registration rejected' },
  failed: { approve: 'Failed to approve registration', reject: 'Failed to reject registration' },
  loadFailed: 'Failed to load registrations',
};
