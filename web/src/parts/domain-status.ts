import type { Domain, DomainStatus } from '@grt/sdk/contract';
import type { StatusTone } from '../ui/status-badge.tsx';

interface Wording {
  readonly word: string;
  readonly tone: StatusTone;
}

/** A domain's status in the specified words. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export const domainStatusWords: Record<DomainStatus, Wording> = {
  pending: { word: 'Pending Review', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
};

/** What the reviewer told the client about a domain, if anything. */
export function reviewNoteOf({ status, admin_notes: note }: Domain): string | undefined {
  if (note === null) return undefined;
  return status === 'rejected' ? `Reason: ${note}` : `Note from the reviewer: ${note}`;
}
