import { recentFeedsCount, type Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { paths } from '../../core/paths.ts';
import { ActivityPanel, type ActivityEntry } from '../../parts/dashboard/activity-panel.tsx';
import { reviewWords } from '../../parts/feed-status.ts';
import { countedItems } from '../../parts/switched-off.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

interface RecentActivityProps {
  /** Undefined while loading, or if loading failed. */
  readonly feeds: readonly Feed[] | undefined;
  readonly failed: boolean;
}

/** The most recently changed feeds, at most five. Each links to its import report. */
export function RecentActivity({ feeds, failed }: RecentActivityProps) {
  return (
    <ActivityPanel
      entries={feeds?.slice(0, recentFeedsCount).map(entryOf)}
      failure={failed ? 'The latest feeds could not be loaded.' : undefined}
      rows={recentFeedsCount}
      aside={<Link to={paths.clientFeeds}>All feeds</Link>}
      empty={
        <EmptyState
          title="No feeds yet"
          action={
            <Button component={Link} to={`${paths.clientFeeds}?add=1`}>
              Add New Feed
            </Button>
          }
        >
          Activity on your feeds will appear here.
        </EmptyState>
      }
    />
  );
}

const entryOf = (feed: Feed): ActivityEntry => ({
  id: feed.id,
  label: feed.feed_name,
  to: `${paths.clientFeeds}?report=${String(feed.id)}`,
  detail: shownDomain(feed.domain_name),
  figure: countedItems(feed),
  status: reviewWords[feed.review_status],
  at: feed.updated_at,
});
