import { Suspense } from 'react';
import type { FeedStats } from '@grt/sdk/contract';
import { Button, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '../../core/format.ts';
import { may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { useDialogAddress } from '../../core/use-dialog-address.ts';
import { useTabInSight } from '../../core/use-tab-in-sight.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SimulatedTraffic } from '../../parts/traffic-source/simulated-traffic.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ListTiles } from '../../ui/list/list-tiles.tsx';
import { StatTile } from '../../ui/stat-tile.tsx';
import styles from './admin-feeds-screen.module.css';
import { useFeedStats } from './admin-feeds.queries.ts';
import { AssignmentsTab } from './assignments-tab.tsx';
import { feedDialogNames } from './feed-dialog-names.ts';
import { FeedDialogs } from './feed-dialogs.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ReviewTab } from './review-tab.tsx';
import { feedTabs, useFeedTab } from './use-feed-tab.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

// Its choice of clients is heavy, and it is not the tab that one arrives at.
const ManagementTab = lazyAhead(async () => ({ default: (await import('./management-tab.tsx')).ManagementTab }));

/** All feeds of all clients. Tab, filters, page, and the open dialog are in the URL.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminFeedsScreen() {
  const { tab, setTab } = useFeedTab();
  const dialogs = useDialogAddress(feedDialogNames);
  const tabs = useTabInSight(feedTabs.indexOf(tab));
  const stats = useFeedStats();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['admin', 'feeds'] });

  return (
    <Screen>
      <PageHeader
        title="Feeds"
        mark={<SimulatedTraffic />}
        context="All client feeds, from upload to review."
        actions={
          <>
            <Button variant="default" onClick={refresh} aria-disabled={stats.isFetching}>
              Refresh
            </Button>
            {may('adminFeeds.create') && <Button onClick={() => dialogs.show('upload')}>Upload Feed</Button>}
          </>
        }
      />
      {stats.error ? (
        <LoadFailure
          message="The counts could not be loaded."
          error={stats.error}
          onRetry={() => void stats.refetch()}
        />
      ) : (
        <Cards stats={stats.data} />
      )}
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List ref={tabs} aria-label="Feeds" className={styles['tabs'] ?? ''}>
          <Tabs.Tab value="overview">Overview</Tabs.Tab>
          <Tabs.Tab value="management">Management</Tabs.Tab>
          <Tabs.Tab value="review">Review</Tabs.Tab>
          <Tabs.Tab value="assignments">Assignments</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview" className={styles['panel'] ?? ''}>
          <OverviewTab dialogs={dialogs} />
        </Tabs.Panel>
        <Tabs.Panel value="management" className={styles['panel'] ?? ''}>
          <Suspense>
            <ManagementTab dialogs={dialogs} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="review" className={styles['panel'] ?? ''}>
          <ReviewTab stats={stats.data} />
        </Tabs.Panel>
        <Tabs.Panel value="assignments" className={styles['panel'] ?? ''}>
          <AssignmentsTab dialogs={dialogs} />
        </Tabs.Panel>
      </Tabs>
      <FeedDialogs dialogs={dialogs} />
    </Screen>
  );
}

/** The six cards; each links to the feeds that it counts. */
function Cards({ stats }: { stats: FeedStats | undefined }) {
  const figure = (name: keyof FeedStats) => (stats ? formatCount(stats[name]) : undefined);
  const of = (status?: string) =>
    `${paths.adminFeeds}?tab=management${status === undefined ? '' : `&status=${status}`}`;
  return (
    <ListTiles columns={6}>
      <StatTile label="Total Feeds" figure={figure('total')} note="across all clients" to={of()} />
      <StatTile label="Active" figure={figure('active')} note="approved and active" to={of('active')} />
      <StatTile label="Inactive" figure={figure('inactive')} note="all others" to={of('inactive')} />
      <StatTile label="Pending Review" figure={figure('pending')} note="waiting for you" to={of('pending')} />
      <StatTile label="Approved" figure={figure('approved')} note="active or paused" to={of('approved')} />
      <StatTile label="Rejected" figure={figure('rejected')} note="with a reason" to={of('rejected')} />
    </ListTiles>
  );
}
