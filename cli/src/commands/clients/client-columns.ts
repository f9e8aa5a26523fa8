import type { Client } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { moneyText } from '../../core/quantities.ts';
import { statusTone } from '../../parts/tones.ts';

/** What is printed after changing a client. */
export const clientResult: readonly Column<Client>[] = [
  { name: 'Id', value: (row) => row.client_id, align: 'right' },
  { name: 'Company', value: (row) => row.company_name },
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
];

/** What a list of clients shows. */
export const clientColumns: readonly Column<Client>[] = [
  ...clientResult,
  { name: 'Name', minor: true, value: (row) => row.full_name },
  { name: 'Email', value: (row) => row.email },
  { name: 'Feeds', value: (row) => row.active_feeds, align: 'right' },
  { name: 'Domains', value: (row) => row.domain_count, align: 'right' },
  {
    name: 'Revenue',
    align: 'right',
    value: (row) => row.total_revenue,
    shown: (row) => moneyText(row.total_revenue),
  },
  { name: 'Since', value: (row) => row.account_created, time: true },
];

/** What is shown for one client. */
export const clientDetails: readonly Column<Client>[] = [
  ...clientColumns,
  { name: 'Username', value: (row) => row.username },
  { name: 'Login email', value: (row) => row.login_email },
  { name: 'New email', value: (row) => row.pending_email?.email ?? null },
  { name: 'Phone', value: (row) => row.phone },
  { name: 'Job title', value: (row) => row.job_title },
  { name: 'Website', value: (row) => row.website },
  { name: 'Country', value: (row) => row.country },
  { name: 'State', value: (row) => row.state },
  { name: 'Timezone', value: (row) => row.timezone },
  { name: 'Timezone from the next midnight', value: (row) => row.pending_timezone },
  { name: 'Plan', value: (row) => row.subscription_plan },
  { name: 'Status because', value: (row) => row.status_reason },
  { name: 'All feeds', value: (row) => row.feed_count },
  { name: 'Last sign-in', value: (row) => row.last_login_at, time: true },
  { name: 'Setup link ends', value: (row) => row.setup_expires_at, time: true },
];
