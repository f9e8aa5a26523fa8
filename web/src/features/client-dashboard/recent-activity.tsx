import { recentFeedsCount, type Feed } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCount } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { reviewWords } from '../../parts/feed-status.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './recent-activity.module.css';

interface RecentActivityProps {
  /** Undefined while they are loading, or when they could not be loaded. */
  readonly feeds: readonly Feed[] | undefined;
  readonly failed: boolean;
}

/** The feeds that changed last, five at most. Each leads to the report of its imports. */
export function RecentActivity({ feeds, failed }: RecentActivityProps) {
  return (
    <Panel title="Recent Activity" aside={<Link to={paths.clientFeeds}>All feeds</Link>}>
      <div className={styles['body']}>{content(feeds, failed)}</div>
    </Panel>
  );
}

function content(feeds: RecentActivityProps['feeds'], failed: boolean) {
  if (failed) return <p className={styles['note']}>The latest feeds could not be loaded.</p>;
  if (feeds === undefined) return <Loading />;
  if (feeds.length === 0) {
    return (
      <EmptyState
        title="No feeds yet"
        action={
          <Button component={Link} to={`${paths.clientFeeds}?add=1`}>
            Add New Feed
          </Button>
        }
      >
        What happens to your feeds shows up here.
      </EmptyState>
    );
  }
  return (
    <ul>
      {feeds.slice(0, recentFeedsCount).map((feed) => (
        <ActivityRow key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}

function ActivityRow({ feed }: { feed: Feed }) {
  const { word, tone } = reviewWords[feed.review_status];
  return (
    <li className={styles['row']}>
      <span className={styles['names']}>
        <Link to={`${paths.clientFeeds}?report=${String(feed.id)}`}>{feed.feed_name}</Link>
        <span>{feed.domain_name}</span>
      </span>
      <span className={styles['items']}>{formatCount(feed.total_items)} items</span>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span className={styles['time']}>
        <TimeAgo at={feed.updated_at} />
      </span>
    </li>
  );
}

function Loading() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading recent activity...</VisuallyHidden>
      </output>
      {Array.from({ length: recentFeedsCount }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton height={12} width="40%" />
        </div>
      ))}
    </>
  );
}
