import { recentFeedsCount, type Feed } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { shownDomain } from '../../core/domain-name.ts';
import { formatCounted } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { ActivityPanel, type ActivityEntry } from '../../parts/dashboard/activity-panel.tsx';
import { reviewWords } from '../../parts/feed-status.ts';
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

const entryOf = ({ id, feed_name, domain_name, total_items, review_status, updated_at }: Feed): ActivityEntry => ({
  id,
  label: feed_name,
  to: `${paths.clientFeeds}?report=${String(id)}`,
  detail: shownDomain(domain_name),
  figure: formatCounted(total_items, ['item', 'items']),
  status: reviewWords[review_status],
  at: updated_at,
});
