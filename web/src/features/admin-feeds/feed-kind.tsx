import type { Feed, ReviewItem } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import type { ReviewKind } from '../../parts/review/review-kind.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import { duplicatesQuery, firstItemsQuery } from './admin-feeds.queries.ts';
import styles from './feed-details-dialog.module.css';
import { FeedDuplicates } from './feed-duplicates.tsx';
import { FeedFacts } from './feed-facts.tsx';
import { rejectionText } from './feed-texts.ts';
import { FirstItems } from './first-items.tsx';

/** A feed in the queue, or one that a link leads to. */
interface FeedCase {
  readonly id: number;
  readonly feed: Feed;
  readonly isUrgent: boolean;
  readonly assignedTo: string | null;
  readonly submittedAt: string;
}

/** A feed as the queue has it. */
export const caseOf = ({ review_id, feed, is_urgent, assigned_to, submitted_at }: ReviewItem): FeedCase => ({
  id: review_id,
  feed,
  isUrgent: is_urgent,
  assignedTo: assigned_to,
  submittedAt: submitted_at,
});

/** A feed that is not from the queue. */
export const caseOfFeed = (feed: Feed): FeedCase => ({
  id: feed.id,
  feed,
  isUrgent: false,
  assignedTo: null,
  submittedAt: feed.version_in_review?.submitted_at ?? feed.created_at,
});

/** What is decided on, when it is not the feed itself. */
export function NewVersion() {
  return (
    <Alert color="blue" variant="light" role="note" title="New version in review">
      The approved version stays live until you approve this one. If you reject it, the feed stays as it is.
    </Alert>
  );
}

/** Feeds, as the review workspace shows them. */
export const feedKind: ReviewKind<FeedCase> = {
  name: 'feeds',
  noun: ['feed', 'feeds'],
  subject: 'feed',
  searchLabel: 'Search feeds...',
  summaryOf: ({ feed, isUrgent, assignedTo, submittedAt }) => ({
    name: feed.feed_name,
    detail: `${feed.company_name}, ${shownDomain(feed.domain_name)}`,
    status: feed.version_in_review ? 'pending' : feed.review_status,
    part: feed.version_in_review && feed.review_status === 'approved' ? 'New version' : undefined,
    since: submittedAt,
    assignedTo,
    flags: [
      ...(isUrgent ? [{ word: 'Urgent', tone: 'bad' as const }] : []),
      ...(switchedOffWords(feed.switched_off) === undefined ? [] : [{ word: 'Removals', tone: 'note' as const }]),
    ],
  }),
  async one(grt, id, signal) {
    return caseOfFeed(await grt.adminFeeds.show({ id }, { signal }));
  },
  decide: async (grt, id, { kind, notes, revoke, idempotencyKey }) =>
    kind === 'reject'
      ? await grt.adminFeeds.reject({ id, reason: notes, ...(revoke ? { revoke } : {}) }, { idempotencyKey })
      : await grt.adminFeeds.approve({ id }, { idempotencyKey }),
  earlier: {
    may: () => may('adminFeeds.decisions'),
    read: async (grt, id, signal) => await grt.adminFeeds.decisions({ id }, { signal }),
    others: ({ feed: { client_id } }) => ({
      label: 'Other feeds of this client',
      none: 'This client has no other feeds.',
      listOf: (status) => `${paths.adminFeeds}?tab=management&client=${String(client_id)}&status=${status}`,
    }),
  },
  assign: async (grt, id, adminId) =>
    await grt.feedReview.assign({ action: 'assign', review_id: id, admin_id: adminId }),
  prefetch(queryClient, grt, { id, feed }) {
    void queryClient.prefetchQuery(firstItemsQuery(grt, feed));
    void queryClient.prefetchQuery(duplicatesQuery(grt, id));
  },
  canRevoke: true,
  mayDecide: () => may('feedReview.resolve'),
  Evidence: ({ row: { feed }, onOpen }) => (
    <div className={styles['details']}>
      {feed.version_in_review && <NewVersion />}
      {feed.feed_description !== null && <p dir="auto">{feed.feed_description}</p>}
      <FeedFacts feed={feed} />
      <FirstItems feed={feed} />
      <FeedDuplicates feedId={feed.id} onOpen={onOpen} />
    </div>
  ),
  standing: () => null,
  texts: { reject: rejectionText },
  told: { approve: (name) => `${name} was approved`, reject: (name) => `${name} was rejected` },
  failed: { approve: 'Failed to approve feed...', reject: 'Failed to reject feed...' },
  loadFailed: 'Failed to load feeds. Please try again.',
};
