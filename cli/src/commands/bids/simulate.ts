import { Command } from 'commander';
import { UsageError } from '../../core/command-error.ts';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { countText, moneyText } from '../../core/quantities.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { parseDollars } from './amounts.ts';
import { addDomain, chosenDomain, type ClientFlag } from './domain-argument.ts';
import { whatIf } from './what-if.ts';

interface SimulateFlags extends ClientFlag {
  readonly bid?: number;
  readonly budget?: number;
}

/** `grt bids simulate` */
export function simulateCommand(context: Context): Command {
  const command = addDomain(new Command('simulate'))
    .description('estimate what a different bid or budget would buy for the rest of the day, without changing anything')
    .option('--bid <dollars>', 'bid per unique click (default: current bid)', parseDollars)
    .option('--budget <dollars>', 'daily budget (default: current budget)', parseDollars)
    .action((domain: string, flags: SimulateFlags) => simulate(context, domain, flags));
  return withExample(command, 'grt bids simulate clips.example --bid 0.20 --budget 300');
}

async function simulate(context: Context, name: string, flags: SimulateFlags): Promise<void> {
  if (flags.bid === undefined && flags.budget === undefined) throw new UsageError('Specify --bid, --budget, or both');
  const id = await chosenDomain(context, name, flags);
  const grt = await context.grt();
  const options = { signal: context.signal };
  const [{ data: now }, { data: hours }, traffic_source] = await Promise.all([
    grt.bidding.show({ id }, options),
    grt.bidding.hourly({ id }, options),
    trafficSource(context),
  ]);
  const plan = hours.filter(({ starts_at }) => Date.parse(starts_at) + 3_600_000 > context.now());
  const spent = now.current_spend;
  const present = { bid: now.bid_amount, budget: now.daily_budget };
  const wanted = { bid: flags.bid ?? present.bid, budget: flags.budget ?? present.budget };
  const before = whatIf({ spent, plan, ...present });
  const after = whatIf({ spent, plan, ...wanted });
  const rows = [
    { state: 'now', ...present, left: before.left, clicks: before.clicks, traffic_source },
    { state: 'then', ...wanted, left: after.left, clicks: after.clicks, traffic_source },
  ];
  await context.output.list(rows, [
    { name: 'State', value: (row) => row.state },
    { name: 'Bid', align: 'right', value: (row) => row.bid, shown: (row) => moneyText(row.bid) },
    { name: 'Budget', align: 'right', value: (row) => row.budget, shown: (row) => moneyText(row.budget) },
    { name: 'Left', align: 'right', value: (row) => row.left, shown: (row) => moneyText(row.left) },
    { name: 'Clicks', align: 'right', value: (row) => row.clicks, shown: (row) => countText(row.clicks) },
  ]);
  const busiest = after.hours.toSorted((one, other) => other.clicks - one.clicks)[0];
  const peak = busiest === undefined ? '' : `, at most ${countText(Math.round(busiest.clicks))} in an hour`;
  await context.note(
    `${moneyText(spent)} spent today. The rest would pay for ${countText(after.clicks)} clicks${peak}; the actual number depends on the market.`,
  );
  await noteSource(context, traffic_source);
}
