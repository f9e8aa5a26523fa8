import type { ReactNode } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { usePlatformHealth } from '../platform-health.queries.ts';
import { SimulatedTraffic } from '../traffic-source/simulated-traffic.tsx';
import styles from './dashboard-frame.module.css';
import { loadFailureText } from './load-failure-text.ts';
import { QuickActions, type QuickAction } from './quick-actions.tsx';
import { WelcomeCard } from './welcome-card.tsx';

interface DashboardFrameProps {
  readonly updatedAt: string | undefined;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onRefresh: () => void;
  /** Anything else to know up front. */
  readonly notice?: ReactNode;
  readonly figures: ReactNode;
  readonly activity: ReactNode;
  /** None: the activity has the whole width. */
  readonly actions: readonly QuickAction[];
}

/** A dashboard: freshness, metrics, recent activity, and quick actions. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { updatedAt, error, busy, onRefresh, notice, figures, activity, actions } = props;
  const failure = error ? loadFailureText(error) : undefined;
  return (
    <Screen>
      <PageHeader title="Dashboard" mark={<SimulatedTraffic />} />
      <WelcomeCard updatedAt={updatedAt} failure={failure} busy={busy} onRefresh={onRefresh} />
      {notice}
      {error && failure !== undefined && <LoadFailure message={failure} error={error} onRetry={onRefresh} />}
      {figures}
      <div className={actions.length > 0 ? styles['columns'] : undefined}>
        {activity}
        {actions.length > 0 && <QuickActions actions={actions} />}
      </div>
      <PlatformVersion />
    </Screen>
  );
}

/** Which version runs, for whoever asks for help. */
function PlatformVersion() {
  const version = usePlatformHealth().data?.version;
  return <p className={styles['version']}>{version === undefined ? '' : `GRT ${version}`}</p>;
}
