import type { ReviewStatus } from '@grt/sdk/contract';
import { momentInWords } from '../../basics/moment.rules.ts';
import { Refusal } from '../../core/refusal.ts';

/** What the rules know about anything that is reviewed: an application, a domain, a feed. */
export interface Reviewed {
  /** Its name in messages: `clips.example`, `GRT-202611-00042`. */
  readonly name: string;
  readonly status: ReviewStatus;
  /** Notes of the approval, or the reason for the rejection. */
  readonly notes: string | null;
  /** Username of whoever decided; null while pending, or when the account is gone. */
  readonly reviewer: string | null;
  readonly reviewedAt: Date | null;
}

/** Who decides, and when. */
export interface Decision {
  readonly adminId: number;
  readonly at: Date;
  /** Blank counts as left out. */
  readonly notes?: string | null | undefined;
  /** A rejection also takes back an approval. */
  readonly revoke?: boolean | undefined;
}

/** What a decision changes. */
export interface Verdict {
  readonly status: 'approved' | 'rejected';
  readonly notes: string | null;
  readonly reviewedAt: Date;
  readonly reviewedBy: number;
}

/** Only what is pending can be approved. Omitted notes keep the earlier ones.
 * @throws Refusal 409 naming who decided, and when. */
export function approve(reviewed: Reviewed, { adminId, at, notes }: Decision): Verdict {
  requirePending(reviewed);
  return { status: 'approved', notes: notes?.trim() || reviewed.notes, reviewedAt: at, reviewedBy: adminId };
}

/** Only what is pending can be rejected, or, to revoke that, what is approved. The contract requires the reason.
 * @throws Refusal 409 naming who decided, and when. */
export function reject(reviewed: Reviewed, { adminId, at, notes, revoke = false }: Decision): Verdict {
  if (!revoke || reviewed.status !== 'approved') requirePending(reviewed);
  return { status: 'rejected', notes: notes?.trim() || null, reviewedAt: at, reviewedBy: adminId };
}

/** A decision is final.
 * @throws Refusal 409 naming who decided, and when. */
export function requirePending({ name, status, notes, reviewer, reviewedAt }: Reviewed): void {
  if (status !== 'pending') throw alreadyDecided({ name, status, notes, by: reviewer, at: reviewedAt });
}

/** Something that was decided on: reviewed, suspended, activated. */
export interface Decided {
  readonly name: string;
  readonly status: string;
  /** The status as a past participle, if it is not one itself: `activated` for `active`. */
  readonly participle?: string;
  /** Username; null when no account is known. */
  readonly by: string | null;
  readonly at: Date | null;
  readonly notes: string | null;
}

/** The 409 with the words, dates, and fields that all decisions share:
 * 'clips.example was already approved by reviewer on November 20, 2026 at 14:05 UTC.'
 * @see docs/specification/decisions.md §1 (statuses) */
export function alreadyDecided({ name, status, participle = status, by, at, notes }: Decided): Refusal {
  const who = by === null ? '' : ` by ${by}`;
  const when = at === null ? '' : ` on ${momentInWords(at)}`;
  const sentence = by === null && at === null ? `is already ${status}` : `was already ${participle}${who}${when}`;
  return new Refusal(409, `${name} ${sentence}.`, {
    code: 'already_decided',
    current: decidedState({ status, by, at, notes }),
  });
}

/** `current` of a refusal: how the decision turned out. Status, username, UTC time in ISO 8601, notes or reason. */
export function decidedState({ status, by, at, notes }: Pick<Decided, 'status' | 'by' | 'at' | 'notes'>) {
  return { status, decided_by: by, decided_at: at?.toISOString() ?? null, notes };
}
