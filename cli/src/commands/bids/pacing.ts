import type { PacingStats } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { moneyText, percentText } from '../../core/quantities.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { bar } from './bar.ts';
import { localTime } from './local-time.ts';
import { paceTexts, paceTones } from './pace.ts';

const columns: readonly Column<PacingStats>[] = [
  {
    name: 'Pace',
    value: (row) => row.current_pace,
    shown: (row) => paceTexts[row.current_pace],
    tone: (row) => paceTones[row.current_pace],
  },
  { name: 'Can serve', value: (row) => row.can_serve, tone: (row) => (row.can_serve ? 'good' : 'bad') },
  { name: 'Spent today', value: (row) => row.spend_today, shown: (row) => moneyText(row.spend_today) },
  { name: 'Planned by now', value: (row) => row.planned_spend, shown: (row) => moneyText(row.planned_spend) },
  { name: 'Daily budget', value: (row) => row.daily_budget, shown: (row) => moneyText(row.daily_budget) },
  {
    name: 'Budget used',
    value: (row) => row.budget_utilization,
    shown: (row) => `${bar(row.budget_utilization)} ${percentText(row.budget_utilization)}`,
  },
  { name: 'Clicks today', value: (row) => row.clicks_today },
  { name: 'Efficiency', value: (row) => row.efficiency_score, shown: (row) => `${String(row.efficiency_score)}%` },
  { name: 'Hours left', value: (row) => row.hours_remaining, shown: (row) => `${row.hours_remaining.toFixed(1)} h` },
  { name: 'Budget ends', value: (row) => row.projected_end_time, shown: endText },
  { name: 'Reason', value: (row) => row.reason_code },
  { name: 'Recommended', value: (row) => row.recommended_action },
  { name: 'Timezone', value: (row) => row.timezone },
  { name: 'Day starts', value: (row) => row.day_start, shown: (row) => localTime(row.day_start, row.timezone) },
  { name: 'Day ends', value: (row) => row.day_end, shown: (row) => localTime(row.day_end, row.timezone) },
  { name: 'As of', value: (row) => row.calculated_at, shown: (row) => localTime(row.calculated_at, row.timezone) },
];

/** What would help, if the server knows it. */
const suggestions: readonly Column<PacingStats>[] = [
  { name: 'Suggested bid', value: (row) => row.suggested_bid, shown: (row) => optionalMoney(row.suggested_bid) },
  {
    name: 'Suggested budget',
    value: (row) => row.suggested_daily_budget,
    shown: (row) => optionalMoney(row.suggested_daily_budget),
  },
];

/** `grt bids pacing` */
export function pacingCommand(context: Context): Command {
  const command = addDomain(new Command('pacing'))
    .description('show whether a domain is spending its daily budget on plan, and what to do about it')
    .action((domain: string, flags: OwnerFlag) => showPacing(context, domain, flags));
  return withExample(
    command,
    'grt bids pacing daily-clips.example',
    'grt bids pacing daily-clips.example --json current_pace,spend_today,reason_code',
  );
}

async function showPacing(context: Context, domain: string, flags: OwnerFlag): Promise<void> {
  const id = await chosenDomainId(context, domain, flags);
  const grt = await context.grt();
  const [stats, traffic_source] = await Promise.all([
    grt.bidding.pacing({ id }, { signal: context.signal }),
    trafficSource(context),
  ]);
  await context.output.record({ ...stats, traffic_source }, [
    ...columns,
    ...suggestions.filter(({ value }) => value(stats) !== null),
  ]);
  await noteSource(context, traffic_source);
}

/** @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §8 */
function endText({ projected_end_time, timezone }: PacingStats): string {
  return projected_end_time === null ? 'Lasts through the day' : localTime(projected_end_time, timezone);
}

function optionalMoney(dollars: number | null): string {
  return dollars === null ? '' : moneyText(dollars);
}
