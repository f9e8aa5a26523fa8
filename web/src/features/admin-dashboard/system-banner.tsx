import type { SystemStatus } from '@grt/sdk/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import styles from './system-banner.module.css';

const words: Record<
  SystemStatus['status'],
  { readonly badge: string; readonly tone: StatusTone; readonly text: string }
> = {
  healthy: { badge: 'Healthy', tone: 'good', text: 'Everything that is measured is as it should be.' },
  degraded: { badge: 'Degraded', tone: 'wait', text: 'The platform works, but something needs you.' },
  unhealthy: { badge: 'Unhealthy', tone: 'bad', text: 'Something does not work.' },
};

/** How the system does, as it is measured, with what is wrong in its own words. */
export function SystemBanner({ status }: { status: UseQueryResult<SystemStatus> }) {
  const { data, isPending } = status;
  const known = data && words[data.status];
  const [problem] = data?.problems ?? [];
  return (
    <section className={styles['banner']} aria-label="System Status">
      <h2>System Status</h2>
      {known && <StatusBadge tone={known.tone}>{known.badge}</StatusBadge>}
      <p>
        {known
          ? (problem ?? known.text)
          : isPending
            ? 'Asking how the system does…'
            : 'The status is not known at present.'}
      </p>
      <Link to={paths.adminSystems}>Open Systems</Link>
    </section>
  );
}
