import type { AdminDashboard, AdminWork, ClientDashboard } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { moneyText } from '../../core/quantities.ts';
import { addWeb, type WebFlag } from '../../core/web.ts';
import { accountType } from '../../parts/account-type.ts';
import { openOwnScreen } from '../../parts/own-screen.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';

const clientColumns: readonly Column<ClientDashboard>[] = [
  { name: 'Total feeds', value: ({ stats }) => stats.totalFeeds },
  { name: 'Active feeds', value: ({ stats }) => stats.activeFeeds },
  { name: 'Pending review', value: ({ stats }) => stats.pendingReview },
  { name: 'Total views', value: ({ stats }) => stats.totalViews },
  { name: 'Updated', value: (row) => row.updated_at, time: true },
];

const adminColumns: readonly Column<AdminDashboard & { readonly work: AdminWork }>[] = [
  { name: 'Total clients', value: ({ stats }) => stats.totalClients },
  { name: 'Active feeds', value: ({ stats }) => stats.activeFeeds },
  { name: 'Pending feeds', value: ({ stats }) => stats.pendingFeeds },
  { name: 'Pending registrations', value: ({ stats }) => stats.pendingRegistrations },
  { name: 'Pending domains', value: ({ work }) => work.domains.count },
  { name: 'Imports on hold', value: ({ work }) => work.held_imports },
  { name: 'Failed imports', value: ({ work }) => work.failed_imports },
  { name: 'Failed jobs', value: ({ work }) => work.failed_jobs },
  {
    name: 'Total revenue',
    value: ({ stats }) => stats.totalRevenue,
    shown: ({ stats }) => moneyText(stats.totalRevenue),
  },
  { name: 'Updated', value: (row) => row.updated_at, time: true },
];

/** `grt dashboard` */
export function dashboardCommand(context: Context): Command {
  const command = addWeb(new Command()).action((flags: WebFlag) => showDashboard(context, flags));
  return withExample(command, 'grt dashboard', 'grt dashboard --json stats.activeFeeds');
}

async function showDashboard(context: Context, { web }: WebFlag): Promise<void> {
  if (web === true) return openOwnScreen(context, { admin: '/admin', client: '/client/dashboard' });
  const grt = await context.grt();
  const options = { signal: context.signal };
  const traffic_source = await trafficSource(context);
  if ((await accountType(context)) === 'client') {
    const dashboard = await grt.client.dashboard(undefined, options);
    await context.output.record({ ...dashboard, traffic_source }, clientColumns);
  } else {
    const dashboard = await grt.admin.dashboard(undefined, options);
    const work = await grt.admin.work(undefined, options);
    await context.output.record({ ...dashboard, work, traffic_source }, adminColumns);
  }
  await noteSource(context, traffic_source);
}
