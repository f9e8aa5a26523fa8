import type { BiddingToday, BiddingTodayHour } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { counted, moneyText } from '../../core/quantities.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { localHour } from './local-time.ts';

/** `grt bids today` */
export function todayCommand(context: Context): Command {
  const command = new Command('today')
    .description('show what all your domains spend today, by hour, compared with their plans')
    .action(() => showToday(context));
  return withExample(command, 'grt bids today', 'grt bids today --json starts_at,spend,planned_spend');
}

async function showToday(context: Context): Promise<void> {
  const grt = await context.grt();
  const [today, traffic_source] = await Promise.all([
    grt.bidding.today({}, { signal: context.signal }),
    trafficSource(context),
  ]);
  const rows = today.hours.map((hour) => ({ ...hour, traffic_source }));
  await printList(context, rows, columnsOf(today), { empty: 'No hours to show.' });
  await context.note(summary(today));
  await noteSource(context, traffic_source);
}

/** Future hours only have a plan. */
function columnsOf({ timezone, calculated_at }: BiddingToday): readonly Column<BiddingTodayHour>[] {
  const now = Date.parse(calculated_at);
  const past = (text: (row: BiddingTodayHour) => string) => (row: BiddingTodayHour) =>
    Date.parse(row.starts_at) > now ? '' : text(row);
  return [
    { name: 'Hour', whole: true, value: (row) => row.hour, shown: (row) => localHour(row.starts_at, timezone) },
    { name: 'Clicks', align: 'right', value: (row) => row.clicks, shown: past((row) => String(row.clicks)) },
    { name: 'Spend', align: 'right', value: (row) => row.spend, shown: past((row) => moneyText(row.spend)) },
    { name: 'Plan', align: 'right', value: (row) => row.planned_spend, shown: (row) => moneyText(row.planned_spend) },
    { name: 'Starts', value: (row) => row.starts_at, time: true },
  ];
}

function summary({ spend, planned_spend, daily_budget, clicks, active_domains }: BiddingToday): string {
  const domains = counted(active_domains, 'domain');
  return `${counted(clicks, 'click')}, ${moneyText(spend)} of ${moneyText(daily_budget)} on ${domains}; ${moneyText(planned_spend)} planned by now`;
}
