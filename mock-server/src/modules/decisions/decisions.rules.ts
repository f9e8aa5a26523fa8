import type { ReviewDecision } from '@grt/sdk/contract';
import type { AuditRow } from '../audit/audit.store.ts';

/** What is reviewed. */
export type ReviewedKind = 'registration' | 'domain' | 'feed';

/** The actions of the audit that are decisions, by what was decided on. */
export const decisionActions: Readonly<Record<ReviewedKind, readonly string[]>> = {
  registration: ['registrations.approve', 'registrations.reject', 'registrations.ask'],
  domain: ['domains.approve', 'domains.reject'],
  feed: ['adminFeeds.approve', 'adminFeeds.reject'],
};

/** What an entry of the audit says about a decision, without where and with which token it was made.
 * @param deleted - ids of records that were deleted since */
export function decisionIn(
  { id, action, actor, subjectId, subjectLabel, before, after, createdAt }: AuditRow,
  deleted: ReadonlySet<number>,
): ReviewDecision {
  const recordId = Number(subjectId);
  return {
    id,
    decision: outcomeOf(action, before),
    decided_by: actor,
    decided_at: createdAt.toISOString(),
    notes: textIn(after?.['admin_notes'] ?? after?.['review_notes'] ?? after?.['question']),
    record_id: recordId,
    record_name: subjectLabel ?? '',
    is_deleted: deleted.has(recordId),
  };
}

/** A rejection of what was approved takes that back. */
function outcomeOf(action: string, before: AuditRow['before']): ReviewDecision['decision'] {
  if (action.endsWith('.approve')) return 'approved';
  if (action.endsWith('.ask')) return 'asked';
  return (before?.['status'] ?? before?.['review_status']) === 'approved' ? 'revoked' : 'rejected';
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
