import type { NotificationSettings, Profile } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';

/** What is shown of the account. */
export const accountColumns: readonly Column<Profile>[] = [
  { name: 'Username', value: (row) => row.username },
  { name: 'Name', value: (row) => `${row.first_name} ${row.last_name}` },
  { name: 'Email', value: (row) => row.email },
  { name: 'New email', value: (row) => row.pending_email?.email ?? null },
  { name: 'Company', value: (row) => row.company_name },
  { name: 'Phone', value: (row) => row.phone },
  { name: 'Job title', value: (row) => row.job_title },
  { name: 'Website', value: (row) => row.website },
  { name: 'Timezone', value: (row) => row.timezone },
  { name: 'Timezone from the next midnight', value: (row) => row.pending_timezone },
  { name: 'Emails about', value: (row) => notificationKinds(row.notifications) },
  { name: 'Created', value: (row) => row.created_at, time: true },
];

/** The kinds of email that are switched on. */
function notificationKinds(settings: NotificationSettings): readonly string[] {
  return Object.entries(settings).flatMap(([kind, isOn]) => (isOn ? [kind] : []));
}
