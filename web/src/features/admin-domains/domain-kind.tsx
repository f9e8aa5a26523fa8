import type { Domain } from '@grt/sdk/contract';
import { shownDomain } from '../../core/domain-name.ts';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import type { ReviewKind } from '../../parts/review/review-kind.ts';
import { isSiteMissing } from '../../parts/site-check/site-words.ts';
import { DomainEvidence, DomainStanding } from './domain-evidence.tsx';
import { domainNotes } from './domain-notes.ts';

/** Domains, as the review workspace shows them. */
export const domainKind: ReviewKind<Domain> = {
  name: 'domains',
  noun: ['domain', 'domains'],
  subject: 'domain',
  searchLabel: 'Search domain, company, contact, or email',
  summaryOf: ({ domain_name, client, status, created_at, assigned_to, name_conflicts, policy_check }) => ({
    name: shownDomain(domain_name),
    detail: client.company_name,
    status,
    since: created_at,
    assignedTo: assigned_to,
    flags: [
      ...((name_conflicts ?? []).length > 0 ? [{ word: 'Conflict', tone: 'note' as const }] : []),
      ...(isSiteMissing(policy_check) ? [{ word: 'Policy down', tone: 'bad' as const }] : []),
    ],
  }),
  one: async (grt, id, signal) => await grt.domains.show({ id }, { signal }),
  decide: async (grt, id, { kind, notes, revoke, idempotencyKey }) =>
    kind === 'reject'
      ? await grt.domains.reject({ id, admin_notes: notes, ...(revoke ? { revoke } : {}) }, { idempotencyKey })
      : await grt.domains.approve({ id, ...(notes === '' ? {} : { admin_notes: notes }) }, { idempotencyKey }),
  earlier: {
    may: () => may('domains.decisions'),
    read: async (grt, id, signal) => await grt.domains.decisions({ id }, { signal }),
    others: ({ client_id }) => ({
      label: 'Other domains of this client',
      none: 'This client has no other domains.',
      listOf: (status) => `${paths.adminDomains}?client=${String(client_id)}&status=${status}`,
    }),
  },
  assign: async (grt, id, adminId) => await grt.domains.assign({ id, admin_id: adminId }),
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
