import { lazy, useState } from 'react';
import type { ReviewItem } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import styles from './admin-feeds-screen.module.css';
import { useAssignFeed, useAssignments } from './admin-feeds.queries.ts';
import rowStyles from './feed-rows.module.css';
import { RowSkeletons } from './overview-tab.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';

const AssignDialog = lazy(async () => ({ default: (await import('./assign-dialog.tsx')).AssignDialog }));
const CreateAssignmentDialog = lazy(async () => ({
  default: (await import('./assign-dialog.tsx')).CreateAssignmentDialog,
}));

interface AssignmentsTabProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly dialogs: FeedDialogAddress;
}

/** Feed assignments.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §7 */
export function AssignmentsTab({ page, onPage, dialogs }: AssignmentsTabProps) {
  const { data, error, refetch } = useAssignments(page);
  const [asked, setAsked] = useState<'one' | 'many'>();
  const [moved, setMoved] = useState<ReviewItem>();
  const close = () => {
    setAsked(undefined);
    setMoved(undefined);
  };
  return (
    <div className={styles['tab']}>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => setAsked('one')}>
          Assign Feed
        </Button>
        <Button onClick={() => setAsked('many')}>Create Assignment</Button>
      </div>
      {error ? (
        <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
      ) : data?.data.length === 0 ? (
        <EmptyState title="No assignments found">Assign a pending feed, and it will appear here.</EmptyState>
      ) : (
        <Panel title="Open assignments">
          <ul className={rowStyles['rows']} aria-label="Open assignments">
            {data ? (
              data.data.map((item) => (
                <Row
                  key={item.review_id}
                  item={item}
                  onOpen={() => dialogs.show('open', item.feed.id)}
                  onMove={() => setMoved(item)}
                />
              ))
            ) : (
              <RowSkeletons />
            )}
          </ul>
        </Panel>
      )}
      <PageSteps page={page} lastPage={data?.meta.last_page ?? 1} onPage={onPage} />
      <OnDemand opened={asked === 'one' || moved !== undefined}>
        {(opened) => <AssignDialog opened={opened} item={moved} onClose={close} />}
      </OnDemand>
      <OnDemand opened={asked === 'many'}>
        {(opened) => <CreateAssignmentDialog opened={opened} onClose={close} />}
      </OnDemand>
    </div>
  );
}

interface RowProps {
  readonly item: ReviewItem;
  readonly onOpen: () => void;
  readonly onMove: () => void;
}

function Row({ item, onOpen, onMove }: RowProps) {
  const { feed, is_urgent, assigned_to, submitted_at } = item;
  const assign = useAssignFeed();
  const release = () =>
    assign.mutate(
      { id: feed.id, adminId: null },
      {
        onSuccess: () => toastSuccess(`${feed.feed_name} is no longer assigned`),
        onError: (error) => toastFailure('Failed to assign feed...', error),
      },
    );
  return (
    <li>
      <div className={rowStyles['about']}>
        <button type="button" onClick={onOpen}>
          {feed.feed_name}
        </button>
        <p>
          {feed.company_name}, {feed.domain_name}. Sent <TimeAgo at={submitted_at} />
        </p>
      </div>
      <div className={rowStyles['waiting']}>
        {is_urgent && <StatusBadge tone="bad">Urgent</StatusBadge>}
        <StatusBadge tone="busy">{assigned_to ?? 'Assigned'}</StatusBadge>
      </div>
      <div className={rowStyles['actions']}>
        <Button variant="default" size="xs" onClick={onMove}>
          Reassign
        </Button>
        <Button variant="default" size="xs" disabled={assign.isPending} onClick={release}>
          Release
        </Button>
      </div>
    </li>
  );
}
