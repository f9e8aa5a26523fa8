import { useState } from 'react';
import { feedUrgentHours, type Feed, type FeedStats, type PageMeta, type ReviewItem } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListNews } from '../../core/use-list-news.ts';
import { useSelection, type Selection } from '../../core/use-selection.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { AssigneeFilter } from '../../parts/review/assignee-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListColumn } from '../../ui/list/list-column.ts';
import { ListNews } from '../../ui/list/list-news.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { ListTiles } from '../../ui/list/list-tiles.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useOpenCase } from '../../parts/review/use-open-case.ts';
import styles from './admin-feeds-screen.module.css';
import { queueFilters, queueView, useResolveFeed, useReviewQueue, type QueueList } from './admin-feeds.queries.ts';
import tableStyles from './feed-table.module.css';
import { pendingColumns, PendingFeeds } from './pending-feeds.tsx';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const FeedWorkspace = lazyAhead(async () => ({ default: (await import('./feed-workspace.tsx')).FeedWorkspace }));
const BulkDecisionDialog = lazyAhead(async () => ({
  default: (await import('./bulk-review-dialogs.tsx')).BulkDecisionDialog,
}));
const AssignFeedsDialog = lazyAhead(async () => ({
  default: (await import('./bulk-review-dialogs.tsx')).AssignFeedsDialog,
}));
const RejectDialog = lazyAhead(async () => ({ default: (await import('./reject-dialog.tsx')).RejectDialog }));

/** Feeds pending a decision, longest waiting first.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §7 */
export function ReviewTab({ stats }: { stats: FeedStats | undefined }) {
  const review = useOpenCase('review');
  const list = useListAddress(queueFilters, queueView);
  const queue = useReviewQueue(list);
  const [rejected, setRejected] = useState<Feed>();
  const open = ({ review_id }: ReviewItem) => review.show(review_id);
  const look = useListLook('feed_review', list, [...pendingColumns(open), ...useDecisions(setRejected)]);
  const selection = useSelection<ReviewItem>(list.filterKey);
  const { data, isFetching, refetch } = queue;
  const ids = data?.data.map(({ feed }) => feed.id) ?? [];
  const news = useListNews({ kind: 'feed', ids, isFetching, refetch });
  return (
    <div className={styles['tab']}>
      <Counters stats={stats} />
      <div className={styles['filters']}>
        <FilterBar
          label="Search feeds..."
          list={list}
          total={data?.meta}
          noun={['feed', 'feeds']}
          news={<ListNews news={news} />}
        >
          <AssigneeFilter list={list} />
          <ViewButton name="feed_review" list={list} look={look} />
        </FilterBar>
        {data?.data.length !== 0 && (
          <div className={styles['buttons']} data-print="no">
            <Button onClick={() => review.show('next')}>Start review</Button>
          </div>
        )}
      </div>
      <PendingFeeds
        caption="Pending review"
        {...{ queue, list, look }}
        {...(may('adminFeeds.decide') ? { selection } : {})}
        nothing={<Nothing list={list} />}
        onOpen={open}
      />
      <BulkReview {...{ list, selection }} meta={data?.meta} />
      <OnDemand opened={rejected !== undefined}>
        {(opened) => <RejectDialog feed={opened ? rejected : undefined} onClose={() => setRejected(undefined)} />}
      </OnDemand>
      <OnDemand opened={review.open !== undefined}>
        {(opened) => <FeedWorkspace opened={opened} review={review} />}
      </OnDemand>
    </div>
  );
}

interface BulkReviewProps {
  readonly list: QueueList;
  readonly selection: Selection<ReviewItem>;
  readonly meta: PageMeta | undefined;
}

/** What can be done with all selected feeds. */
function BulkReview({ list, selection, meta }: BulkReviewProps) {
  const [asked, setAsked] = useState<'approve' | 'reject' | 'assign'>();
  const total = meta?.total ?? 0;
  const shared = { selection, list, total, onClose: () => setAsked(undefined) };
  return (
    <>
      <BulkBar selection={selection} total={total} isCapped={meta?.total_is_capped}>
        <Button onClick={() => setAsked('approve')}>Approve</Button>
        <Button variant="light" color="red" onClick={() => setAsked('reject')}>
          Reject
        </Button>
        <Button variant="default" onClick={() => setAsked('assign')}>
          Assign
        </Button>
      </BulkBar>
      <OnDemand opened={asked === 'assign'}>{(opened) => <AssignFeedsDialog opened={opened} {...shared} />}</OnDemand>
      <OnDemand opened={asked !== undefined && asked !== 'assign'}>
        {(opened) => <BulkDecisionDialog kind={opened && asked !== 'assign' ? asked : undefined} {...shared} />}
      </OnDemand>
    </>
  );
}

function Counters({ stats }: { stats: FeedStats | undefined }) {
  const figure = (name: keyof FeedStats) => (stats ? formatCount(stats[name]) : undefined);
  return (
    <ListTiles columns={3}>
      <StatTile label="Pending" figure={figure('pending')} note="waiting for a decision" />
      <StatTile label="In Review" figure={figure('in_review')} note="pending and assigned" />
      <StatTile label="Urgent" figure={figure('urgent')} note={`pending for more than ${String(feedUrgentHours)} h`} />
    </ListTiles>
  );
}

function Nothing({ list }: { list: QueueList }) {
  if (!list.isFiltered && list.page === 1)
    return <EmptyState title="All caught up!">No feeds are pending review.</EmptyState>;
  return (
    <NoMatch title="No matching feeds" all="Show all feeds" list={list}>
      {list.search === '' ? 'No feeds match these filters.' : `No name, URL, or company matches “${list.search}”.`}
    </NoMatch>
  );
}

/** Whether a feed is urgent and who has it, and the two decisions. */
function useDecisions(onReject: (feed: Feed) => void): readonly ListColumn<ReviewItem>[] {
  const resolve = useResolveFeed();
  const approve = ({ id, feed_name }: Feed) =>
    resolve.mutate(
      { id, resolution: 'approved' },
      {
        onSuccess: () => toastSuccess(`${feed_name} was approved`),
        onError: (error) => toastFailure('Failed to approve feed...', error, feed_name),
      },
    );
  return [
    { key: 'standing', head: 'Review', isNamedOnPhone: false, cell: (item) => <Standing item={item} /> },
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: ({ feed }) => (
        <Decisions
          busy={resolve.isPending && resolve.variables.id === feed.id}
          onApprove={() => approve(feed)}
          onReject={() => onReject(feed)}
        />
      ),
    },
  ];
}

function Standing({ item: { is_urgent, assigned_to } }: { item: ReviewItem }) {
  return (
    <div className={tableStyles['standing']}>
      {is_urgent && <StatusBadge tone="bad">Urgent</StatusBadge>}
      {assigned_to !== null && <StatusBadge tone="busy">{`In review: ${assigned_to}`}</StatusBadge>}
    </div>
  );
}

interface DecisionsProps {
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function Decisions({ busy, onApprove, onReject }: DecisionsProps) {
  return (
    <div className={tableStyles['actions']}>
      <Button variant="light" color="green" size="xs" disabled={busy} onClick={onApprove}>
        Approve
      </Button>
      <Button variant="light" color="red" size="xs" disabled={busy} onClick={onReject}>
        Reject
      </Button>
    </div>
  );
}
