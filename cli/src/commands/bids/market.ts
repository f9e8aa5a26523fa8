import type { MarketPacing } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { moneyText, percentText } from '../../core/quantities.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { bar } from './bar.ts';

const columns: readonly Column<MarketPacing>[] = [
  { name: 'Scope', value: (row) => row.scope, shown: (row) => (row.scope === 'own' ? 'own domains' : 'market') },
  { name: 'Active domains', value: (row) => row.total_active_domains },
  { name: 'Daily budgets', value: (row) => row.total_daily_budget, shown: (row) => moneyText(row.total_daily_budget) },
  {
    name: 'Budgets used',
    value: (row) => row.market_utilization,
    shown: (row) => `${bar(row.market_utilization)} ${percentText(row.market_utilization)}`,
  },
  {
    name: 'Mean efficiency',
    value: (row) => row.average_efficiency,
    shown: (row) => percentText(row.average_efficiency),
  },
  { name: 'Behind pace', value: (row) => row.domains_behind_pace },
  { name: 'Ahead of pace', value: (row) => row.domains_ahead_pace },
  { name: 'As of', value: (row) => row.calculated_at, time: true },
];

/** `grt bids market` */
export function marketCommand(context: Context): Command {
  const command = new Command('market')
    .description('summarize pacing across the active domains in the market')
    .action(() => showMarket(context));
  return withExample(command, 'grt bids market', 'grt bids market --json market_utilization,domains_behind_pace');
}

async function showMarket(context: Context): Promise<void> {
  const grt = await context.grt();
  const [market, traffic_source] = await Promise.all([
    grt.bidding.marketPacing(undefined, { signal: context.signal }),
    trafficSource(context),
  ]);
  await context.output.record({ ...market, traffic_source }, columns);
  if (market.scope === 'own') {
    await context.note(
      'These totals cover only your own domains: there are too few other clients in the market to show theirs.',
    );
  }
  await noteSource(context, traffic_source);
}
