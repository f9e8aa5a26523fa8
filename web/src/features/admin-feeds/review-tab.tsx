import { lazy, useState } from 'react';
import { feedUrgentHours, type Feed, type FeedStats, type ReviewItem } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount, formatCounted } from '../../core/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useOpenCase } from '../../parts/review/use-open-case.ts';
import { switchedOffWords } from '../../parts/switched-off.ts';
import styles from './admin-feeds-screen.module.css';
import { useResolveFeed, useReviewQueue } from './admin-feeds.queries.ts';
import rowStyles from './feed-rows.module.css';
import { RowSkeletons } from './overview-tab.tsx';

const FeedWorkspace = lazy(async () => ({ default: (await import('./feed-workspace.tsx')).FeedWorkspace }));
const RejectDialog = lazy(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));

interface ReviewTabProps {
  readonly stats: FeedStats | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Feeds pending a decision, longest waiting first.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §7 */
export function ReviewTab({ stats, page, onPage }: ReviewTabProps) {
  const review = useOpenCase('review');
  const { data, error, refetch } = useReviewQueue(page);
  const figure = (name: keyof FeedStats) => (stats ? formatCount(stats[name]) : undefined);
  return (
    <div className={styles['tab']}>
      <StatTiles columns={3}>
        <StatTile label="Pending" figure={figure('pending')} note="waiting for a decision" />
        <StatTile label="In Review" figure={figure('in_review')} note="pending and assigned" />
        <StatTile
          label="Urgent"
          figure={figure('urgent')}
          note={`pending for more than ${String(feedUrgentHours)} h`}
        />
      </StatTiles>
      {error ? (
        <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState title="All caught up!">No feeds are pending review.</EmptyState>
      ) : (
        <Panel title="Pending review" aside={<Button onClick={() => review.show('next')}>Start review</Button>}>
          <Queue items={data?.data} onOpen={review.show} />
        </Panel>
      )}
      <PageSteps page={page} lastPage={data?.meta.last_page ?? 1} onPage={onPage} />
      <OnDemand opened={review.open !== undefined}>
        {(opened) => <FeedWorkspace opened={opened} review={review} />}
      </OnDemand>
    </div>
  );
}

interface QueueProps {
  readonly items: readonly ReviewItem[] | undefined;
  readonly onOpen: (id: number) => void;
}

function Queue({ items, onOpen }: QueueProps) {
  const [rejected, setRejected] = useState<Feed>();
  const resolve = useResolveFeed();

  const approve = ({ id, feed_name }: Feed) =>
    resolve.mutate(
      { id, resolution: 'approved' },
      {
        onSuccess: () => toastSuccess(`${feed_name} was approved`),
        onError: (error) => toastFailure('Failed to approve feed...', error),
      },
    );

  return (
    <>
      <ul className={rowStyles['rows']} aria-label="Pending review">
        {items ? (
          items.map((item) => (
            <Row
              key={item.review_id}
              item={item}
              busy={resolve.isPending && resolve.variables.id === item.feed.id}
              onOpen={() => onOpen(item.review_id)}
              onApprove={() => approve(item.feed)}
              onReject={() => setRejected(item.feed)}
            />
          ))
        ) : (
          <RowSkeletons />
        )}
      </ul>
      <OnDemand opened={rejected !== undefined}>
        {(opened) => <RejectDialog feed={opened ? rejected : undefined} onClose={() => setRejected(undefined)} />}
      </OnDemand>
    </>
  );
}

interface RowProps {
  readonly item: ReviewItem;
  readonly busy: boolean;
  readonly onOpen: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function Row({ item: { feed, is_urgent, assigned_to, submitted_at }, busy, onOpen, onApprove, onReject }: RowProps) {
  const off = switchedOffWords(feed.switched_off);
  return (
    <li>
      <div className={rowStyles['about']}>
        <button type="button" onClick={onOpen}>
          {feed.feed_name}
        </button>
        <p>
          {feed.company_name}, {feed.domain_name}, {formatCounted(feed.total_items, ['item', 'items'])}
          {off === undefined ? '' : ` (${off})`}. Sent <TimeAgo at={submitted_at} />
        </p>
      </div>
      <div className={rowStyles['waiting']}>
        {is_urgent && <StatusBadge tone="bad">Urgent</StatusBadge>}
        {assigned_to !== null && <StatusBadge tone="busy">{`In review: ${assigned_to}`}</StatusBadge>}
      </div>
      <div className={rowStyles['actions']}>
        <Button variant="light" color="green" size="xs" disabled={busy} onClick={onApprove}>
          Approve
        </Button>
        <Button variant="light" color="red" size="xs" disabled={busy} onClick={onReject}>
          Reject
        </Button>
      </div>
    </li>
  );
}
