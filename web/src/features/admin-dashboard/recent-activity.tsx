import type { Activity } from '@grt/sdk/contract';
import { Skeleton } from '@mantine/core';
import { FileUp, LogIn, ShieldCheck, UserPlus, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './recent-activity.module.css';

interface RecentActivityProps {
  /** Undefined while they are loading, or when they could not be loaded. */
  readonly activity: readonly Activity[] | undefined;
  readonly failed: boolean;
}

const skeletonRows = 6;

/** What happened last, from the audit: each with the present status of what it is about, and the way there. */
export function RecentActivity({ activity, failed }: RecentActivityProps) {
  return (
    <Panel title="Recent Activity">
      <div className={styles['body']}>{content(activity, failed)}</div>
    </Panel>
  );
}

function content(activity: RecentActivityProps['activity'], failed: boolean) {
  if (failed) return <p className={styles['note']}>What happened last could not be loaded.</p>;
  if (activity === undefined) return <Loading />;
  if (activity.length === 0) {
    return (
      <EmptyState title="Nothing has happened yet">
        Applications, uploads, approvals and sign-ins of clients show up here.
      </EmptyState>
    );
  }
  return (
    <ul>
      {activity.map((one) => (
        <ActivityRow key={one.id} activity={one} />
      ))}
    </ul>
  );
}

const icons: Record<Activity['type'], LucideIcon> = {
  registration: UserPlus,
  feed_upload: FileUp,
  client_login: LogIn,
  feed_approved: ShieldCheck,
};

const statuses: Record<Activity['status'], { readonly word: string; readonly tone: StatusTone }> = {
  pending: { word: 'Pending', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
  success: { word: 'Success', tone: 'good' },
};

function ActivityRow({ activity }: { activity: Activity }) {
  const { type, message, status, timestamp } = activity;
  const Icon = icons[type];
  const { word, tone } = statuses[status];
  return (
    <li className={styles['row']}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <Link to={placeOf(activity)}>{message}</Link>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <span className={styles['time']}>
        <TimeAgo at={timestamp} />
      </span>
    </li>
  );
}

function placeOf({ type, subject_id, client_id }: Activity): string {
  if (type === 'registration') return `${paths.adminRegistrations}?open=${String(subject_id)}`;
  if (type === 'client_login')
    return client_id === null ? paths.adminClients : paths.adminClient({ clientId: client_id });
  return `${paths.adminFeeds}?open=${String(subject_id)}`;
}

function Loading() {
  return (
    <>
      <output>
        <VisuallyHidden>Loading recent activity...</VisuallyHidden>
      </output>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton height={16} width={16} circle />
          <Skeleton height={12} width="60%" />
        </div>
      ))}
    </>
  );
}
