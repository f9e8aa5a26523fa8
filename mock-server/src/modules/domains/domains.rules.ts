import type { DomainStatus } from '@grt/sdk/contract';
import { decisionSentence } from '../../basics/decision.rules.ts';
import { Refusal } from '../../core/refusal.ts';

/** What the rules have to know of a domain. */
export interface DomainState {
  readonly domainName: string;
  readonly status: DomainStatus;
  readonly adminNotes: string | null;
  readonly reviewedAt: Date | null;
  /** Username of who decided. */
  readonly reviewer: string | null;
}

/** Who decides, and when. */
export interface DomainDecision {
  readonly adminId: number;
  readonly at: Date;
  /** Blank counts as left out. */
  readonly notes?: string | null | undefined;
}

/** What a decision changes in a domain. */
export interface DomainVerdict {
  readonly status: DomainStatus;
  readonly adminNotes: string | null;
  readonly reviewedAt: Date;
  readonly reviewedBy: number;
}

/** Only a pending domain can be approved. Notes that are left out keep those that are there.
 * @throws Refusal 409 naming who decided, and when.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §4; docs/specification/decisions.md §6 */
export function approveDomain(domain: DomainState, { adminId, at, notes }: DomainDecision): DomainVerdict {
  requirePending(domain);
  return { status: 'approved', adminNotes: notes?.trim() || domain.adminNotes, reviewedAt: at, reviewedBy: adminId };
}

/** Only a pending domain can be rejected. The client sees the notes, which the contract requires.
 * @throws Refusal 409 naming who decided, and when. */
export function rejectDomain(domain: DomainState, { adminId, at, notes }: DomainDecision): DomainVerdict {
  requirePending(domain);
  return { status: 'rejected', adminNotes: notes?.trim() || null, reviewedAt: at, reviewedBy: adminId };
}

/** Approved and rejected domains can be neither changed nor decided again.
 * @throws Refusal 409 naming who decided, and when. */
export function requirePending({ domainName, status, reviewer, reviewedAt }: DomainState): void {
  if (status === 'pending') return;
  throw new Refusal(409, decisionSentence({ name: domainName, status, reviewer, reviewedAt }), {
    current: { status, reviewed_by: reviewer, reviewed_at: reviewedAt?.toISOString() ?? null },
  });
}
