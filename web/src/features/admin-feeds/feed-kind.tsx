import type { Feed } from '@grt/sdk/contract';
import { may } from '../../core/may.ts';
import type { ReviewKind } from '../../parts/review/review-kind.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import { firstItemsQuery } from './admin-feeds.queries.ts';
import styles from './feed-details-dialog.module.css';
import { FeedFacts } from './feed-facts.tsx';
import { FirstItems } from './first-items.tsx';

/** A feed in the queue, or one that a link leads to. */
interface FeedCase {
  readonly id: number;
  readonly feed: Feed;
  readonly isUrgent: boolean;
  readonly assignedTo: string | null;
  readonly submittedAt: string;
}

/** Feeds, as the review workspace shows them. */
export const feedKind: ReviewKind<FeedCase> = {
  name: 'feeds',
  noun: ['feed', 'feeds'],
  searchLabel: 'Search feeds...',
  summaryOf: ({ feed, isUrgent, assignedTo, submittedAt }) => ({
    name: feed.feed_name,
    detail: `${feed.company_name}, ${feed.domain_name}`,
    status: feed.review_status,
    since: submittedAt,
    assignedTo,
    flags: [
      ...(isUrgent ? [{ word: 'Urgent', tone: 'bad' as const }] : []),
      ...(switchedOffWords(feed.switched_off) === undefined ? [] : [{ word: 'Removals', tone: 'note' as const }]),
    ],
  }),
  async page(grt, { search, page, per_page }, signal) {
    const { data, meta } = await grt.feedReview.list({ search, page, per_page }, { signal });
    return {
      meta,
      data: data.map(({ review_id, feed, is_urgent, assigned_to, submitted_at }) => ({
        id: review_id,
        feed,
        isUrgent: is_urgent,
        assignedTo: assigned_to,
        submittedAt: submitted_at,
      })),
    };
  },
  async one(grt, id, signal) {
    const feed = await grt.adminFeeds.show({ id }, { signal });
    return { id, feed, isUrgent: false, assignedTo: null, submittedAt: feed.created_at };
  },
  decide: async (grt, id, { kind, notes, revoke, idempotencyKey }) =>
    kind === 'reject'
      ? await grt.adminFeeds.reject({ id, reason: notes, ...(revoke ? { revoke } : {}) }, { idempotencyKey })
      : await grt.adminFeeds.approve({ id }, { idempotencyKey }),
  assign: async (grt, id, adminId) =>
    await grt.feedReview.assign({ action: 'assign', review_id: id, admin_id: adminId }),
  prefetch: (queryClient, grt, { id }) => void queryClient.prefetchQuery(firstItemsQuery(grt, id)),
  canRevoke: true,
  mayDecide: () => may('feedReview.resolve'),
  Evidence: ({ row: { feed } }) => (
    <div className={styles['details']}>
      {feed.feed_description !== null && <p>{feed.feed_description}</p>}
      <FeedFacts feed={feed} />
      <FirstItems feedId={feed.id} />
    </div>
  ),
  standing: () => null,
  texts: {
    reject: {
      label: 'Reason',
      description: 'We’ll send it to the client.',
      isRequired: true,
      reasonsOf: 'feeds',
      faultIn: async (text) => (await import('./check-rejection.ts')).faultInReason(text),
    },
  },
  told: { approve: (name) => `${name} was approved`, reject: (name) => `${name} was rejected` },
  failed: { approve: 'Failed to approve feed...', reject: 'Failed to reject feed...' },
  loadFailed: 'Failed to load feeds. Please try again.',
};
