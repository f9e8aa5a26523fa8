import type { BiddingDay, HourlyDistribution } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Column } from '../../core/column.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { printList } from '../../core/list.ts';
import { counted, moneyText, percentText } from '../../core/quantities.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { bar } from './bar.ts';
import { localHour, localTime } from './local-time.ts';

/** `grt bids hourly` */
export function hourlyCommand(context: Context): Command {
  const command = addDomain(new Command('hourly'))
    .description("show a domain's clicks and spend by hour, and how much of the plan was used")
    .action((domain: string, flags: OwnerFlag) => listHours(context, domain, flags));
  return withExample(
    command,
    'grt bids hourly daily-clips.example',
    'grt bids hourly daily-clips.example --json starts_at,clicks,spend',
  );
}

async function listHours(context: Context, domain: string, flags: OwnerFlag): Promise<void> {
  const id = await chosenDomainId(context, domain, flags);
  const grt = await context.grt();
  const [{ data: hours, meta: day }, traffic_source] = await Promise.all([
    grt.bidding.hourly({ id }, { signal: context.signal }),
    trafficSource(context),
  ]);
  const rows = hours.map((hour) => ({ ...hour, traffic_source }));
  await printList(context, rows, columnsOf(day), { empty: 'No hours to show.' });
  await context.note(summary(hours, day));
  await noteSource(context, traffic_source);
}

/**
 * The hour in the domain's local time, and the spend as a percentage of the hour's plan. Future hours only have a plan.
 */
function columnsOf({ timezone, calculated_at }: BiddingDay): readonly Column<HourlyDistribution>[] {
  const now = Date.parse(calculated_at);
  const isToCome = (row: HourlyDistribution): boolean => Date.parse(row.starts_at) > now;
  const past = (text: (row: HourlyDistribution) => string) => (row: HourlyDistribution) =>
    isToCome(row) ? '' : text(row);
  return [
    { name: 'Hour', whole: true, value: (row) => row.hour, shown: (row) => localHour(row.starts_at, timezone) },
    { name: 'Clicks', align: 'right', value: (row) => row.clicks, shown: past((row) => String(row.clicks)) },
    { name: 'Spend', align: 'right', value: (row) => row.spend, shown: past((row) => moneyText(row.spend)) },
    { name: 'Plan', align: 'right', value: (row) => row.planned_spend, shown: (row) => moneyText(row.planned_spend) },
    {
      name: 'Of plan',
      whole: true,
      value: (row) => row.utilization,
      shown: past((row) => `${bar(row.utilization)} ${percentText(row.utilization).padStart(6)}`),
    },
    {
      name: 'A click',
      align: 'right',
      value: (row) => row.avg_cpc,
      shown: past((row) => (row.clicks === 0 ? '' : moneyText(row.avg_cpc, 3))),
    },
    { name: 'Starts', value: (row) => row.starts_at, time: true },
  ];
}

function summary(hours: readonly HourlyDistribution[], day: BiddingDay): string {
  const clicks = hours.reduce((sum, { clicks: own }) => sum + own, 0);
  const cents = hours.reduce((sum, { spend }) => sum + Math.round(spend * 100), 0);
  const from = localTime(day.day_start, day.timezone);
  const to = localTime(day.day_end, day.timezone);
  return `${counted(clicks, 'click')}, ${moneyText(cents / 100)}. Day in ${day.timezone}: ${from} to ${to}`;
}
