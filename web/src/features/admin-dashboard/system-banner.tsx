import type { SystemStatus } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { problemPlace } from './problem-place.ts';
import styles from './system-banner.module.css';

const words: Record<
  SystemStatus['status'],
  { readonly badge: string; readonly tone: StatusTone; readonly text: string }
> = {
  healthy: { badge: 'Healthy', tone: 'good', text: 'All measurements are normal.' },
  degraded: { badge: 'Degraded', tone: 'wait', text: 'The platform is working, but something needs your attention.' },
  unhealthy: { badge: 'Unhealthy', tone: 'bad', text: 'Something is not working.' },
};

/** The system's measured health, with its problems. */
export function SystemBanner({ status }: { status: UseQueryResult<SystemStatus> }) {
  const { data, isPending } = status;
  const known = data && words[data.status];
  const [problem, ...others] = data?.problems ?? [];
  const { label, to } = problemPlace(problem);
  return (
    <section className={styles['banner']} aria-label="System Status">
      <h2>System Status</h2>
      {known && <StatusBadge tone={known.tone}>{known.badge}</StatusBadge>}
      <p>
        {known
          ? (problem ?? known.text) + (others.length > 0 ? ` And ${String(others.length)} more.` : '')
          : isPending
            ? 'Checking system status…'
            : 'The status is currently unknown.'}
      </p>
      {problem === undefined ? (
        <Link to={to}>{label}</Link>
      ) : (
        <Button size="xs" variant="default" component={Link} to={to}>
          {label}
        </Button>
      )}
    </section>
  );
}
