import type { Domain } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import type { ReviewKind } from '../../parts/review/review-kind.ts';
import { DomainEvidence, DomainStanding } from './domain-evidence.tsx';
import { domainNotes } from './domain-notes.ts';

/** Domains, as the review workspace shows them. */
export const domainKind: ReviewKind<Domain> = {
  name: 'domains',
  noun: ['domain', 'domains'],
  searchLabel: 'Search domain, company, contact, or email',
  summaryOf: ({ domain_name, client, status, created_at, name_conflicts }) => ({
    name: domain_name,
    detail: client.company_name,
    status,
    since: created_at,
    assignedTo: null,
    flags: (name_conflicts ?? []).length > 0 ? [{ word: 'Conflict', tone: 'note' }] : [],
  }),
  page: async (grt, query, signal) =>
    await grt.domains.listForReview({ ...query, sort: 'created_at', order: 'asc' }, { signal }),
  one: async (grt, id, signal) => await grt.domains.show({ id }, { signal }),
  decide: async (grt, id, { kind, notes, revoke, idempotencyKey }) =>
    kind === 'reject'
      ? await grt.domains.reject({ id, admin_notes: notes, ...(revoke ? { revoke } : {}) }, { idempotencyKey })
      : await grt.domains.approve({ id, ...(notes === '' ? {} : { admin_notes: notes }) }, { idempotencyKey }),
  prefetch: () => {},
  canRevoke: true,
  mayDecide: () => may('domains.approve'),
  Evidence: ({ row, onOpen }) => <DomainEvidence domain={row} onOpen={onOpen} />,
  standing: (row) => <DomainStanding domain={row} />,
  texts: domainNotes,
  told: { approve: (name) => `${name} was approved`, reject: (name) => `${name} was rejected` },
  failed: { approve: 'Failed to approve domain', reject: 'Failed to reject domain' },
  loadFailed: 'The domains could not be loaded.',
};
