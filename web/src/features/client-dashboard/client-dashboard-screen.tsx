import { reviewTimeText, type ClientDashboard } from '@grt/sdk/contract';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { formatCount } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { DashboardFrame } from '../../parts/dashboard/dashboard-frame.tsx';
import type { QuickAction } from '../../parts/dashboard/quick-actions.tsx';
import {
  useClientDashboard,
  useDomainTotals,
  useOpenMatters,
  useToday,
  useTopDomains,
  zeroedStats,
} from './client-dashboard.queries.ts';
import styles from './client-dashboard-screen.module.css';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { areDone, firstSteps } from './first-steps.ts';
import { MattersPanel } from './matters-panel.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { TodayPanel } from './today-panel.tsx';
import { TopDomainsPanel } from './top-domains-panel.tsx';

/** The quick actions and their destinations.
 * @see docs/specification/part-1-public-and-client.md §2; docs/specification/decisions.md §7 */
const actions: readonly QuickAction[] = [
  { label: 'Add New Feed', to: `${paths.clientFeeds}?add=1`, does: 'Upload a file or enter a URL' },
  { label: 'Manage Domains', to: paths.clientDomains, does: 'Add a domain or check its review' },
  { label: 'View Analytics', to: paths.clientAnalytics, does: 'Views, clicks, and spend' },
  { label: 'Schedule Update', to: `${paths.clientFeeds}?schedule=1`, does: 'How often a URL feed is fetched' },
];

/** The client's dashboard: the account, the day, and what needs the client. A failed load shows zeroed figures and says so.
 * @see docs/specification/part-1-public-and-client.md §2 */
export function ClientDashboardScreen() {
  const { data, error, isFetching, refetch } = useClientDashboard();
  const today = useToday();
  const totals = useDomainTotals();
  const domains = useTopDomains();
  const matters = useOpenMatters();
  const steps = data && totals.data && firstSteps({ ...totals.data, ...data.stats });
  const refresh = () => {
    for (const query of [today, totals, domains, matters]) void query.refetch();
    void refetch();
  };
  return (
    <DashboardFrame
      updatedAt={data?.updated_at}
      error={error}
      busy={isFetching}
      onRefresh={refresh}
      figures={
        <>
          <Figures stats={data?.stats ?? (error ? zeroedStats : undefined)} />
          {steps && !areDone(steps) && <FirstStepsPanel steps={steps} />}
          {totals.data?.approved !== 0 && (
            <div className={styles['lead']}>
              <TodayPanel today={today} />
              <div className={styles['side']}>
                <MattersPanel matters={matters} />
                <TopDomainsPanel domains={domains} />
              </div>
            </div>
          )}
        </>
      }
      activity={<RecentActivity feeds={data?.recentFeeds} failed={error !== null && data === undefined} />}
      actions={actions}
    />
  );
}

function Figures({ stats }: { stats: ClientDashboard['stats'] | undefined }) {
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  return (
    <StatTiles>
      <StatTile label="Total Feeds" figure={figure(stats?.totalFeeds)} note="in your account" to={paths.clientFeeds} />
      <StatTile
        label="Active Feeds"
        figure={figure(stats?.activeFeeds)}
        note="approved and active"
        to={`${paths.clientFeeds}?status=active`}
      />
      <StatTile
        label="Pending Review"
        figure={figure(stats?.pendingReview)}
        note={`reviews take ${reviewTimeText}`}
        to={`${paths.clientFeeds}?status=pending`}
      />
      <StatTile
        label="Total Views"
        figure={figure(stats?.totalViews)}
        note="all feeds, all time"
        to={paths.clientAnalytics}
      />
    </StatTiles>
  );
}
