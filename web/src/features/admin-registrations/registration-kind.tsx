import type { Registration } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import type { ReviewKind } from '../../parts/review/review-kind.ts';
import { duplicatesQuery, licenseQuery } from './admin-registrations.queries.ts';
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
  searchLabel: 'Search company, email, name, or application ID',
  summaryOf: ({ company_name, application_id, status, waiting_since, assigned_to, asked_at }) => ({
    name: company_name,
    detail: application_id,
    status,
    since: waiting_since,
    isPaused: asked_at !== null,
    assignedTo: assigned_to,
    flags: asked_at === null ? [] : [{ word: waitingForApplicant, tone: 'rest' }],
  }),
  /** What waits for its applicant is nothing to work off. */
  page: async (grt, query, signal) =>
    await grt.registrations.list(
      {
        ...query,
        ...(query.status === 'pending' ? { waiting_for: 'reviewer' } : {}),
        sort: 'created_at',
        order: 'asc',
      },
      { signal },
    ),
  one: async (grt, id, signal) => await grt.registrations.show({ id }, { signal }),
  decide: async (grt, id, { kind, notes, idempotencyKey }) =>
    kind === 'reject'
      ? await grt.registrations.reject({ id, admin_notes: notes }, { idempotencyKey })
      : await grt.registrations.approve({ id, ...(notes === '' ? {} : { admin_notes: notes }) }, { idempotencyKey }),
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
    const client = (await queryClient.fetchQuery(duplicatesQuery(grt, id))).find(({ kind }) => kind === 'client');
    return client ? `${client.company_name} is already a client (${client.application_id}).` : null;
  },
  ask: {
    label: 'Ask for more',
    may: ({ asked_at }) => asked_at === null,
    Dialog: AskDialog,
  },
  texts: registrationNotes,
  told: { approve: () => 'Registration approved successfully!', reject: () => 'Registration rejected' },
  failed: { approve: 'Failed to approve registration', reject: 'Failed to reject registration' },
  loadFailed: 'Failed to load registrations',
};
