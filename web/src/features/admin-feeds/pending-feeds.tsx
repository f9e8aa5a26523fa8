import type { ReactNode } from 'react';
import type { ReviewItem } from '@grt/sdk/contract';
import { shownDomain } from '../../core/domain-name.ts';
import type { Selection } from '../../core/use-selection.ts';
import type { ListLook } from '../../parts/list-views/use-list-look.ts';
import { itemsWords, switchedOffWords } from '../../parts/switched-off.ts';
import type { ListColumn } from '../../ui/list/list-column.ts';
import { ListTable } from '../../ui/list/list-table.tsx';
import { OpenRow } from '../../ui/list/open-row.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { reviewPageSize, type QueueList, type useReviewQueue } from './admin-feeds.queries.ts';
import styles from './feed-table.module.css';

interface PendingFeedsProps {
  /** What the table shows. */
  readonly caption: string;
  readonly queue: ReturnType<typeof useReviewQueue>;
  readonly list: QueueList;
  readonly look: ListLook<ReviewItem>;
  readonly selection?: Selection<ReviewItem>;
  /** What is shown in place of no rows. */
  readonly nothing: ReactNode;
  readonly onOpen: (item: ReviewItem) => void;
}

/** A page of feeds pending review, in each of its states. */
export function PendingFeeds({ caption, queue, list, look, selection, nothing, onOpen }: PendingFeedsProps) {
  const { data, error, refetch, isPlaceholderData } = queue;
  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (data?.data.length === 0) return nothing;
  return (
    <>
      <ListTable
        caption={caption}
        columns={look.columns}
        density={look.density}
        sort={{ value: list.values.sort, onSort: (sort) => list.set('sort', sort) }}
        onOpen={onOpen}
        rows={data?.data}
        idOf={({ review_id }) => review_id}
        nameOf={({ feed }) => feed.feed_name}
        isOld={isPlaceholderData}
        {...(selection ? { selection } : {})}
      />
      <PageSteps
        page={list.page}
        lastPage={data?.meta.last_page ?? 1}
        isCapped={data?.meta.total_is_capped}
        onPage={list.setPage}
        size={{ value: list.size ?? reviewPageSize, onSize: list.setSize }}
      />
    </>
  );
}

/** What is shown of each feed that is pending review. Whoever has it, and what can be done with it, are the list's own.
 * @param onOpen - opens it */
export function pendingColumns(onOpen: (item: ReviewItem) => void): ListColumn<ReviewItem>[] {
  return [
    {
      key: 'feed',
      head: 'Feed',
      sorts: { ascending: 'name', descending: 'name_desc' },
      cell: (item) => (
        <div className={styles['name']}>
          <OpenRow onOpen={() => onOpen(item)}>
            <Name as="strong">{item.feed.feed_name}</Name>
          </OpenRow>
          <p>
            <Name>{shownDomain(item.feed.domain_name)}</Name>
          </p>
        </div>
      ),
    },
    { key: 'client', head: 'Client', cell: ({ feed }) => feed.company_name && <Name>{feed.company_name}</Name> },
    {
      key: 'items',
      head: 'Items',
      kind: 'number',
      sorts: { ascending: 'items', descending: 'items_desc', first: 'descending' },
      cell: (item) => <Items item={item} />,
    },
    {
      key: 'sent',
      head: 'Sent',
      sorts: { ascending: null, descending: 'newest' },
      cell: ({ submitted_at }) => <TimeAgo at={submitted_at} />,
    },
  ];
}

function Items({ item: { feed } }: { item: ReviewItem }) {
  const off = switchedOffWords(feed.switched_off);
  return (
    <div className={styles['name']}>
      {itemsWords(feed)}
      {off !== undefined && <p>{off}</p>}
    </div>
  );
}
