import type { Activity } from '@grt/sdk/contract';
import { FileUp, LogIn, ShieldCheck, UserPlus, type LucideIcon } from 'lucide-react';
import { withShownDomains } from '../../core/domain-name.ts';
import { linkTo } from '../../core/may.ts';
import { paths } from '../../core/paths.ts';
import { ActivityPanel, type ActivityEntry } from '../../parts/dashboard/activity-panel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface RecentActivityProps {
  /** Undefined while loading, or if loading failed. */
  readonly activity: readonly Activity[] | undefined;
  readonly failed: boolean;
}

/** The latest activity, from the audit: each entry with the current status of its subject, and a link. */
export function RecentActivity({ activity, failed }: RecentActivityProps) {
  return (
    <ActivityPanel
      entries={activity?.map(entryOf)}
      failure={failed ? 'Recent activity could not be loaded.' : undefined}
      rows={6}
      empty={
        <EmptyState title="No activity yet">
          Applications, uploads, approvals, and client sign-ins will appear here.
        </EmptyState>
      }
    />
  );
}

const icons: Record<Activity['type'], LucideIcon> = {
  registration: UserPlus,
  feed_upload: FileUp,
  client_login: LogIn,
  feed_approved: ShieldCheck,
};

const statuses: Record<Activity['status'], ActivityEntry['status']> = {
  pending: { word: 'Pending', tone: 'wait' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
  success: { word: 'Success', tone: 'good' },
};

function entryOf(activity: Activity): ActivityEntry {
  const { id, type, message, status, timestamp } = activity;
  return {
    id,
    Icon: icons[type],
    label: withShownDomains(message),
    ...linkTo(placeOf(activity)),
    status: statuses[status],
    at: timestamp,
  };
}

function placeOf({ type, subject_id, client_id }: Activity): string {
  if (type === 'registration') return `${paths.adminRegistrations}?open=${String(subject_id)}`;
  if (type === 'client_login')
    return client_id === null ? paths.adminClients : paths.adminClient({ clientId: client_id });
  return paths.adminFeed({ feedId: subject_id });
}
