import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import type { ListLook } from '../../parts/list-views/use-list-look.ts';
import type { ListSort } from '../../ui/list/list-column.ts';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { OpenRow } from '../../ui/list/open-row.tsx';
import { Name } from '../../ui/name.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { FeedStanding } from './feed-standing.tsx';
import { itemsWords, switchedOffWords } from '../../parts/switched-off.ts';
import styles from './feed-table.module.css';

/** Actions on a feed in the table. */
export interface FeedActions {
  readonly onView: (feed: Feed) => void;
  readonly onEdit: (feed: Feed) => void;
  readonly onToggle: (feed: Feed) => void;
  readonly onDelete: (feed: Feed) => void;
}

interface FeedTableProps {
  /** Undefined while they are loading. */
  readonly feeds: readonly Feed[] | undefined;
  readonly isOld: boolean;
  readonly look: ListLook<Feed>;
  readonly sort: ListSort;
  readonly onOpen: (feed: Feed) => void;
}

/** The feeds of a page. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function FeedTable({ feeds, isOld, look, sort, onOpen }: FeedTableProps) {
  return (
    <ListTable
      caption="Feeds"
      columns={look.columns}
      density={look.density}
      sort={sort}
      onOpen={onOpen}
      rows={feeds}
      idOf={({ id }) => id}
      nameOf={({ feed_name }) => feed_name}
      isOld={isOld}
    />
  );
}

/** The columns of the list, of which each person chooses. */
export function feedColumns(actions: FeedActions): ListColumn<Feed>[] {
  return [
    {
      key: 'feed',
      head: 'Feed',
      sorts: { ascending: 'name', descending: 'name_desc' },
      cell: (feed) => <NameCell feed={feed} onOpen={() => actions.onView(feed)} />,
    },
    { key: 'client', head: 'Client', cell: ({ company_name }) => company_name && <Name>{company_name}</Name> },
    { key: 'status', head: 'Status', cell: (feed) => <FeedStanding feed={feed} /> },
    {
      key: 'items',
      head: 'Items',
      kind: 'number',
      sorts: { ascending: 'items', descending: 'items_desc', first: 'descending' },
      cell: itemsWords,
    },
    {
      key: 'views',
      head: 'Views',
      kind: 'number',
      sorts: { ascending: 'views', descending: 'views_desc', first: 'descending' },
      cell: ({ views }) => formatCount(views),
    },
    { key: 'clicks', head: 'Clicks', kind: 'number', cell: ({ clicks }) => formatCount(clicks) },
    {
      key: 'added',
      head: 'Added',
      sorts: { ascending: 'oldest', descending: null, first: 'descending' },
      cell: ({ created_at }) => <TimeAgo at={created_at} />,
    },
    { key: 'actions', head: 'Actions', kind: 'actions', cell: (feed) => <Actions feed={feed} {...actions} /> },
  ];
}

function NameCell({ feed, onOpen }: { feed: Feed; onOpen: () => void }) {
  const { feed_name, domain_name, feed_url, switched_off } = feed;
  const off = switchedOffWords(switched_off);
  return (
    <div className={styles['name']}>
      <OpenRow onOpen={onOpen}>
        <Name as="strong">{feed_name}</Name>
      </OpenRow>
      <p>
        <Name>{feed_url ?? shownDomain(domain_name)}</Name>
      </p>
      {off !== undefined && (
        <p className={styles['off']} title={off}>
          {off}
        </p>
      )}
    </div>
  );
}

function Actions({ feed, onView, onEdit, onToggle, onDelete }: { feed: Feed } & FeedActions) {
  const canToggle = feed.review_status === 'approved';
  return (
    <div className={styles['actions']}>
      <Button variant="default" size="xs" onClick={() => onView(feed)}>
        View
      </Button>
      {may('adminFeeds.update') && (
        <>
          <Button variant="default" size="xs" onClick={() => onEdit(feed)}>
            Edit
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={!canToggle}
            title={canToggle ? undefined : 'Only approved feeds can be started'}
            onClick={() => onToggle(feed)}
          >
            {feed.is_active ? 'Pause' : 'Start'}
          </Button>
        </>
      )}
      {may('adminFeeds.remove') && (
        <Button variant="subtle" color="red" size="xs" onClick={() => onDelete(feed)}>
          Delete
        </Button>
      )}
    </div>
  );
}
