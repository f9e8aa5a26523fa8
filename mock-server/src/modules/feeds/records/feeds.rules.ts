import { feedUrgentHours, messages } from '@grt/sdk/contract';
import type { FeedCategory, FeedType, ReviewStatus } from '@grt/sdk/contract';
import { invalid, Refusal } from '../../../core/refusal.ts';
import { approve, reject, type Decision, type Reviewed, type Verdict } from '../../review/review.rules.ts';
import { possible } from './feed-form.rules.ts';
import type { FeedFieldChanges, ReadingChoices } from '../../../tables/feeds.tables.ts';

/** What the rules need to know about a feed. */
export interface FeedState {
  readonly feedName: string;
  readonly feedDescription: string | null;
  readonly feedUrl: string | null;
  readonly feedType: FeedType;
  readonly category: FeedCategory | null;
  readonly domainId: number;
  readonly reading: ReadingChoices;
  readonly urlParameters: string | null;
  readonly isActive: boolean;
  readonly reviewStatus: ReviewStatus;
  /** A new version of it is being reviewed. */
  readonly hasVersionInReview: boolean;
  readonly reviewNotes: string | null;
  readonly reviewedAt: Date | null;
  /** Username of the reviewer. */
  readonly reviewer: string | null;
}

/** What the rules need to know about a feed's domain. */
export interface FeedDomain {
  readonly domainName: string;
  readonly isApproved: boolean;
}

/** What a decision changes in a feed. */
export interface FeedVerdict {
  readonly reviewStatus: ReviewStatus;
  readonly isActive: boolean;
  readonly reviewNotes: string | null;
  readonly reviewedAt: Date;
  readonly reviewedBy: number;
}

/** Approving sets approved and active, also when a new version of an approved feed is approved. This is the only rule for it, whichever call asks.
 * @throws Refusal 409 when it is already decided, naming who and when, or when its domain is no longer approved.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §4; docs/specification/decisions.md §7 */
export function approveFeed(feed: FeedState, domain: FeedDomain, decision: Decision): FeedVerdict {
  const verdict = approve(reviewOf(feed), decision);
  requireApproved(domain);
  return columnsOf(verdict);
}

/** Rejecting needs a reason, and sets rejected and inactive. When only a new version is rejected, the approved feed stays
 * as it is.
 * @throws Refusal 409 when it is already decided; 422 on `notes` without a reason. */
export function rejectFeed(feed: FeedState, decision: Decision): Partial<FeedVerdict> {
  const verdict = reject(reviewOf(feed), decision);
  if (verdict.notes === null) throw invalid({ notes: [messages.ReviewResolution.notes.required] });
  return isAboutVersion(feed, decision) ? {} : columnsOf(verdict);
}

/** Whether a decision is about a new version alone, not about the feed: an approved feed is rejected only by taking back
 * its approval. */
export function isAboutVersion(
  { reviewStatus, hasVersionInReview }: Pick<FeedState, 'reviewStatus' | 'hasVersionInReview'>,
  { revoke = false }: Pick<Decision, 'revoke'>,
): boolean {
  return hasVersionInReview && reviewStatus === 'approved' && !revoke;
}

/** A feed as the rules of review see it: one with a new version in review is pending. */
export function reviewOf(feed: FeedState): Reviewed {
  const { feedName: name, hasVersionInReview, reviewStatus: status, reviewNotes: notes, reviewer, reviewedAt } = feed;
  if (hasVersionInReview) return { name, status: 'pending', notes: null, reviewer: null, reviewedAt: null };
  return { name, status, notes, reviewer, reviewedAt };
}

function columnsOf({ status, notes, ...who }: Verdict): FeedVerdict {
  return { reviewStatus: status, isActive: status === 'approved', reviewNotes: notes, ...who };
}

/** The context of a change to a feed. */
export interface FeedChangeContext {
  readonly at: Date;
  /** The domain that the feed will have. */
  readonly domain: FeedDomain;
  readonly hasNewFile: boolean;
  /** A new file or URL comes with it, and takes effect when its rows are applied. */
  readonly awaitsSource?: boolean;
}

/** The columns that a change sets. A change of file, URL, domain, category or type sends the feed back to review, and a
 * feed under review is not active; a change of name or description does not, and neither does a file or URL that has yet
 * to take effect. An approved feed may be paused and resumed.
 * @throws Refusal 409 when a feed that is not approved would be resumed, or when the domain is no longer approved and
 *   the change needs one that is; 422 on `category` when an insert_update feed is left without one. */
export function changeFeed(
  feed: FeedState,
  changes: FeedFieldChanges,
  { at, domain, hasNewFile, awaitsSource = false }: FeedChangeContext,
) {
  const { isActive, reading, ...fields } = changes;
  const isMaterial = hasNewFile || isMaterialChange(feed, changes);
  const resumes = isActive === true && !feed.isActive;
  if (resumes && feed.reviewStatus !== 'approved') {
    throw new Refusal(409, `${feed.feedName} is ${feed.reviewStatus}. Only an approved feed can be resumed.`, {
      current: { review_status: feed.reviewStatus },
    });
  }
  if (isMaterial || awaitsSource || resumes) requireApproved(domain);
  const becomesInsertUpdate = fields.feedType === 'insert_update' && feed.feedType === 'disabled';
  if (becomesInsertUpdate && (fields.category ?? feed.category) === null) {
    throw invalid({ category: [messages.FeedChanges.category.required] });
  }
  return {
    ...fields,
    ...(reading === undefined ? {} : { reading: possible({ ...feed.reading, ...reading }) }),
    ...(isActive === undefined ? {} : { isActive: isActive && feed.reviewStatus === 'approved' }),
    ...(isMaterial ? underReview(at) : {}),
  };
}

/** What a feed is set to when it must be reviewed, initially or again. */
export function underReview(at: Date) {
  return {
    reviewStatus: 'pending',
    isActive: false,
    reviewNotes: null,
    reviewedAt: null,
    reviewedBy: null,
    reviewAdminId: null,
    submittedAt: at,
  } as const;
}

function isMaterialChange(feed: FeedState, changes: FeedFieldChanges): boolean {
  const material = ['feedUrl', 'domainId', 'category', 'feedType'] as const;
  return material.some((name) => changes[name] !== undefined && changes[name] !== feed[name]);
}

function requireApproved({ domainName, isApproved }: FeedDomain): void {
  if (!isApproved) throw new Refusal(409, `${domainName} is no longer approved. Only approved domains can have feeds.`);
}

/** Pending for more than 48 hours. @see docs/specification/decisions.md §7 */
export function isUrgent(submittedAt: Date, now: Date): boolean {
  return now.getTime() - submittedAt.getTime() > feedUrgentHours * 3_600_000;
}

/** A status in the words of a source that says that the video is gone. */
export function isEnabledStatus(status: string | null): boolean {
  return (
    status === null ||
    !/^(?:0|false|no|off|deleted?|removed?|disabled?|inactive|unavailable|expired)$/i.test(status.trim())
  );
}
