import type { AdminDashboard, OperationId } from '@grt/sdk/contract';
import { formatCount, formatMoney } from '../../core/format.ts';
import { linkTo, may } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { DashboardFrame } from '../../parts/dashboard/dashboard-frame.tsx';
import type { QuickAction } from '../../parts/dashboard/quick-actions.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { useAdminDashboard, useSystemStatus, zeroedStats } from './admin-dashboard.queries.ts';
import { comparisonInWords } from './comparison.ts';
import { RecentActivity } from './recent-activity.tsx';
import { SystemBanner } from './system-banner.tsx';
import { TrafficLine } from './traffic-line.tsx';
import { WorkRow } from './work-row.tsx';

const allActions: readonly (QuickAction & { readonly needs: OperationId })[] = [
  {
    label: 'Review registrations',
    to: `${paths.adminRegistrations}?status=review&sort=oldest`,
    does: 'Longest waiting first',
    needs: 'registrations.approve',
  },
  {
    label: 'Review feeds',
    to: `${paths.adminFeeds}?tab=review`,
    does: 'Approve or reject submitted feeds',
    needs: 'feedReview.resolve',
  },
  {
    label: 'Review domains',
    to: `${paths.adminDomains}?status=pending`,
    does: 'Only approved domains can have feeds',
    needs: 'domains.approve',
  },
  {
    label: 'Add New Client',
    to: `${paths.adminClients}?add=1`,
    does: 'Creates the account and emails a setup link',
    needs: 'clients.create',
  },
];

/** The administrators' dashboard. A failed load shows zeroed figures and says so.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 */
export function AdminDashboardScreen() {
  const dashboard = useAdminDashboard();
  const seesSystem = may('system.status');
  const status = useSystemStatus({ enabled: seesSystem });
  const actions = allActions.filter(({ needs }) => may(needs));
  const { data, error } = dashboard;
  const refresh = () => {
    void dashboard.refetch();
    if (seesSystem) void status.refetch();
  };
  return (
    <DashboardFrame
      updatedAt={data?.updated_at}
      error={error}
      busy={dashboard.isFetching}
      onRefresh={refresh}
      notice={
        <>
          <WorkRow />
          {seesSystem && <SystemBanner status={status} />}
        </>
      }
      figures={
        <>
          <Figures stats={data?.stats ?? (error ? zeroedStats : undefined)} />
          {may('admin.analytics') && <TrafficLine />}
        </>
      }
      activity={<RecentActivity activity={data?.recentActivity} failed={error !== null && data === undefined} />}
      actions={actions}
    />
  );
}

/** The five figures. Each is compared with the previous 30 days by what was added; a tile links to what it counts. */
function Figures({ stats }: { stats: AdminDashboard['stats'] | undefined }) {
  const count = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  const compared = (name: keyof AdminDashboard['stats']['changes'], isMoney = false) =>
    comparisonInWords(stats && { changed: stats.changes[name], cameIn: stats.cameIn[name], isMoney });
  return (
    <StatTiles columns={5}>
      <StatTile
        label="Total Clients"
        figure={count(stats?.totalClients)}
        note={compared('totalClients')}
        {...linkTo(paths.adminClients)}
      />
      <StatTile
        label="Active Feeds"
        figure={count(stats?.activeFeeds)}
        note={compared('activeFeeds')}
        {...linkTo(`${paths.adminFeeds}?tab=management&status=active`)}
      />
      <StatTile
        label="Pending Registrations"
        figure={count(stats?.pendingRegistrations)}
        note={compared('pendingRegistrations')}
        {...linkTo(`${paths.adminRegistrations}?status=pending`)}
      />
      <StatTile
        label="Pending Feeds"
        figure={count(stats?.pendingFeeds)}
        note={compared('pendingFeeds')}
        {...linkTo(`${paths.adminFeeds}?tab=review`)}
      />
      <StatTile
        label="Revenue"
        figure={stats && formatMoney(stats.totalRevenue)}
        note={compared('totalRevenue', true)}
        {...linkTo(`${paths.adminClients}?sort=revenue_desc`)}
      />
    </StatTiles>
  );
}
