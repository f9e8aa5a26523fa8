import { Skeleton } from '@mantine/core';
import { shownDomain } from '../../core/domain-name.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Name } from '../../ui/name.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './feed-rows.module.css';
import { useRecentFeeds } from './admin-feeds.queries.ts';
import { FeedStanding } from './feed-standing.tsx';
import type { FeedDialogAddress } from './feed-dialog-names.ts';

/** The five most recent feeds. */
export function OverviewTab({ dialogs }: { dialogs: FeedDialogAddress }) {
  const { data, error, refetch } = useRecentFeeds();
  if (error) {
    return (
      <LoadFailure message="Failed to load feeds. Please try again." error={error} onRetry={() => void refetch()} />
    );
  }
  if (data?.length === 0) return <EmptyState title="No feeds yet">The latest feeds are listed here.</EmptyState>;
  return (
    <Panel title="Recent feeds">
      <ul className={styles['rows']} aria-label="Recent feeds">
        {data ? (
          data.map((feed) => (
            <li key={feed.id}>
              <div className={styles['about']}>
                <button type="button" onClick={() => dialogs.show('open', feed.id)}>
                  <Name>{feed.feed_name}</Name>
                </button>
                <p dir="auto">
                  {feed.company_name}, {shownDomain(feed.domain_name)}
                </p>
              </div>
              <FeedStanding feed={feed} />
              <span className={styles['when']}>
                <TimeAgo at={feed.created_at} />
              </span>
            </li>
          ))
        ) : (
          <RowSkeletons />
        )}
      </ul>
    </Panel>
  );
}

/** Rows while they are loading. */
export function RowSkeletons() {
  return (
    <>
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index}>
          {index === 0 && <VisuallyHidden>Loading feeds...</VisuallyHidden>}
          <div className={styles['about']}>
            <Skeleton height={14} width={180} />
            <Skeleton height={12} width={260} mt={8} />
          </div>
        </li>
      ))}
    </>
  );
}
