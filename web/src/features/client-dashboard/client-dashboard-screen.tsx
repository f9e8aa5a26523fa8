import { PageHeader } from '../../ui/page-header.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx';
import { formatCount } from '../../core/format.ts';
import { paths } from '../../core/paths.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import styles from './client-dashboard-screen.module.css';
import { failureText, useClientDashboard, zeroedStats } from './client-dashboard.queries.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** The client's start; specification part 1, section 2. A failed load shows zeroed figures and says so. */
export function ClientDashboardScreen() {
  const { data, error, isFetching, refetch } = useClientDashboard();
  const stats = data?.stats ?? (error ? zeroedStats : undefined);
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));
  const refresh = () => void refetch();
  return (
    <div className={styles['screen']}>
      <PageHeader title="Dashboard" />
      <WelcomeCard
        updatedAt={data?.updated_at}
        failure={error ? failureText(error) : undefined}
        busy={isFetching}
        onRefresh={refresh}
      />
      {error && <LoadFailure message={failureText(error)} error={error} onRetry={refresh} />}
      <StatTiles>
        <StatTile
          label="Total Feeds"
          figure={figure(stats?.totalFeeds)}
          note="in your account"
          to={paths.clientFeeds}
        />
        <StatTile
          label="Active Feeds"
          figure={figure(stats?.activeFeeds)}
          note="approved and switched on"
          to={`${paths.clientFeeds}?status=active`}
        />
        <StatTile
          label="Pending Review"
          figure={figure(stats?.pendingReview)}
          note="reviews take 24-48 hours"
          to={`${paths.clientFeeds}?status=pending`}
        />
        <StatTile
          label="Total Views"
          figure={figure(stats?.totalViews)}
          note="of all feeds, since the first"
          to={paths.clientAnalytics}
        />
      </StatTiles>
      <div className={styles['columns']}>
        <RecentActivity feeds={data?.recentFeeds} failed={error !== null && data === undefined} />
        <QuickActions />
      </div>
    </div>
  );
}
