import type { Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { ListTable, type ListColumn } from '../../ui/list/list-table.tsx';
import { FeedStanding } from './feed-standing.tsx';
import { switchedOffWords } from '../../parts/switched-off.ts';
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
  readonly actions: FeedActions;
}

/** The feeds of a page. @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function FeedTable({ feeds, isOld, actions }: FeedTableProps) {
  return (
    <ListTable
      caption="Feeds"
      columns={columnsOf(actions)}
      rows={feeds}
      idOf={({ id }) => id}
      nameOf={({ feed_name }) => feed_name}
      isOld={isOld}
    />
  );
}

function columnsOf(actions: FeedActions): ListColumn<Feed>[] {
  return [
    { key: 'feed', head: 'Feed', cell: (feed) => <Name feed={feed} /> },
    { key: 'client', head: 'Client', cell: ({ company_name }) => company_name },
    { key: 'status', head: 'Status', cell: (feed) => <FeedStanding feed={feed} /> },
    { key: 'items', head: 'Items', kind: 'number', cell: (feed) => <Items feed={feed} /> },
    { key: 'views', head: 'Views', kind: 'number', cell: ({ views }) => formatCount(views) },
    { key: 'clicks', head: 'Clicks', kind: 'number', cell: ({ clicks }) => formatCount(clicks) },
    { key: 'actions', head: 'Actions', kind: 'actions', cell: (feed) => <Actions feed={feed} {...actions} /> },
  ];
}

function Items({ feed: { total_items, switched_off } }: { feed: Feed }) {
  const off = switchedOffWords(switched_off);
  return (
    <div className={styles['name']}>
      {formatCount(total_items)}
      {off !== undefined && <p>{off}</p>}
    </div>
  );
}

function Name({ feed: { feed_name, domain_name, feed_url } }: { feed: Feed }) {
  return (
    <div className={styles['name']}>
      <strong>{feed_name}</strong>
      <p>{feed_url ?? domain_name}</p>
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
