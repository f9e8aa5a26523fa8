import { useState } from 'react';
import type { ReviewItem } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useListAddress } from '../../core/use-list-address.ts';
import { useListLook } from '../../parts/list-views/use-list-look.ts';
import { ViewButton } from '../../parts/list-views/view-button.tsx';
import { AssigneeFilter } from '../../parts/review/assignee-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import type { ListColumn } from '../../ui/list/list-column.ts';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import styles from './admin-feeds-screen.module.css';
import { queueFilters, queueView, useAssignFeed, useReviewQueue, type QueueList } from './admin-feeds.queries.ts';
import tableStyles from './feed-table.module.css';
import { pendingColumns, PendingFeeds } from './pending-feeds.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const AssignDialog = lazyAhead(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));
const CreateAssignmentDialog = lazyAhead(async () => ({
  default: (await import('./assign-dialog.tsx')).CreateAssignmentDialog,
}));

/** Feeds pending review that are assigned to an administrator.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §7 */
export function AssignmentsTab({ dialogs }: { dialogs: FeedDialogAddress }) {
  const list = useListAddress(queueFilters, queueView);
  const queue = useReviewQueue(list, 'in_review');
  const [asked, setAsked] = useState<'one' | 'many'>();
  const [moved, setMoved] = useState<ReviewItem>();
  const open = ({ feed }: ReviewItem) => dialogs.show('open', feed.id);
  const look = useListLook('feed_assignments', list, [...pendingColumns(open), ...useAssignment(setMoved)]);
  const close = () => {
    setAsked(undefined);
    setMoved(undefined);
  };
  return (
    <div className={styles['tab']}>
      <div className={styles['filters']}>
        <FilterBar label="Search feeds..." list={list} total={queue.data?.meta} noun={['feed', 'feeds']}>
          <AssigneeFilter list={list} isAssigned />
          <ViewButton name="feed_assignments" list={list} look={look} />
        </FilterBar>
        <div className={styles['buttons']} data-print="no">
          <Button variant="default" onClick={() => setAsked('one')}>
            Assign Feed
          </Button>
          <Button onClick={() => setAsked('many')}>Create Assignment</Button>
        </div>
      </div>
      <PendingFeeds
        caption="Open assignments"
        {...{ queue, list, look }}
        nothing={<Nothing list={list} />}
        onOpen={open}
      />
      <OnDemand opened={asked === 'one' || moved !== undefined}>
        {(opened) => <AssignDialog opened={opened} item={moved} onClose={close} />}
      </OnDemand>
      <OnDemand opened={asked === 'many'}>
        {(opened) => <CreateAssignmentDialog opened={opened} onClose={close} />}
      </OnDemand>
    </div>
  );
}

function Nothing({ list }: { list: QueueList }) {
  if (!list.isFiltered && list.page === 1)
    return <EmptyState title="No assignments found">Assign a pending feed, and it will appear here.</EmptyState>;
  return (
    <NoMatch title="No matching assignments" all="Show all assignments" list={list}>
      {list.search === '' ? 'No assigned feed matches.' : `No name, URL, or company matches “${list.search}”.`}
    </NoMatch>
  );
}

/** Who has a feed, and whether it is urgent; moving it to another administrator, and back to the queue. */
function useAssignment(onMove: (item: ReviewItem) => void): readonly ListColumn<ReviewItem>[] {
  const assign = useAssignFeed();
  const release = ({ feed: { id, feed_name } }: ReviewItem) =>
    assign.mutate(
      { id, adminId: null },
      {
        onSuccess: () => toastSuccess(`${feed_name} is no longer assigned`),
        onError: (error) => toastFailure('Failed to assign feed...', error, feed_name),
      },
    );
  const isReleased = ({ feed }: ReviewItem) => assign.isPending && assign.variables.id === feed.id;
  return [
    {
      key: 'assignee',
      head: 'Assigned to',
      cell: ({ is_urgent, assigned_to }) => (
        <div className={tableStyles['standing']}>
          {is_urgent && <StatusBadge tone="bad">Urgent</StatusBadge>}
          <StatusBadge tone="busy">{assigned_to ?? 'Assigned'}</StatusBadge>
        </div>
      ),
    },
    {
      key: 'actions',
      head: 'Actions',
      kind: 'actions',
      cell: (item) => (
        <div className={tableStyles['actions']}>
          <Button variant="default" size="xs" onClick={() => onMove(item)}>
            Reassign
          </Button>
          <Button variant="default" size="xs" disabled={isReleased(item)} onClick={() => release(item)}>
            Release
          </Button>
        </div>
      ),
    },
  ];
}
