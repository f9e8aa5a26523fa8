import type { NewWebhookEvent } from '../webhooks/webhooks.rules.ts';
import type { DomainRow } from './domains.store.ts';

/** What webhooks are told when a domain is decided on. */
export function domainDecided({
  id,
  domainName,
  clientId,
  status,
  adminNotes,
  updatedAt,
  reviewedAt,
}: DomainRow): NewWebhookEvent {
  const domain = { domain_id: id, domain_name: domainName, client_id: clientId };
  const review = { admin_notes: adminNotes, reviewed_at: (reviewedAt ?? updatedAt).toISOString() };
  return status === 'approved'
    ? { type: 'domain.approved', clientId, data: { ...domain, status, ...review } }
    : { type: 'domain.rejected', clientId, data: { ...domain, status: 'rejected', ...review } };
}
