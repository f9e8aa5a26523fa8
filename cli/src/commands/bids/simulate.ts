import type { BiddingForecast } from '@grt/sdk/contract';
import { Command } from 'commander';
import type { Context } from '../../core/context.ts';
import { withExample } from '../../core/example.ts';
import { needsFlags } from '../../core/needed-input.ts';
import { countText, moneyText, percentText } from '../../core/quantities.ts';
import { noteSource, trafficSource } from '../../parts/traffic-source.ts';
import { addDomain, chosenDomainId, type OwnerFlag } from '../../parts/find-domain.ts';
import { parseDollars } from './amounts.ts';

interface SimulateFlags extends OwnerFlag {
  readonly bid?: number;
  readonly budget?: number;
}

/** `grt bids simulate` */
export function simulateCommand(context: Context): Command {
  const command = addDomain(new Command('simulate'))
    .description('estimate what a different bid or budget would buy on a whole day, without changing anything')
    .option('--bid <dollars>', 'bid per unique click (default: current bid)', parseDollars)
    .option('--budget <dollars>', 'daily budget (default: current budget)', parseDollars)
    .action((domain: string, flags: SimulateFlags) => simulate(context, domain, flags));
  needsFlags(command, ({ bid, budget }) => ({ '--bid or --budget': bid ?? budget }));
  return withExample(command, 'grt bids simulate daily-clips.example --bid 0.20 --budget 300');
}

async function simulate(context: Context, name: string, { bid, budget, ...flags }: SimulateFlags): Promise<void> {
  const id = await chosenDomainId(context, name, flags);
  const grt = await context.grt();
  const options = { signal: context.signal };
  const [now, then, traffic_source] = await Promise.all([
    grt.bidding.forecast({ id }, options),
    grt.bidding.forecast({ id, bid_amount: bid, daily_budget: budget }, options),
    trafficSource(context),
  ]);
  const rows = [
    { state: 'now', ...now, traffic_source },
    { state: 'then', ...then, traffic_source },
  ];
  await context.output.list(rows, [
    { name: 'State', value: (row) => row.state },
    { name: 'Bid', align: 'right', value: (row) => row.bid_amount, shown: (row) => moneyText(row.bid_amount) },
    { name: 'Budget', align: 'right', value: (row) => row.daily_budget, shown: (row) => moneyText(row.daily_budget) },
    { name: 'Clicks from', align: 'right', value: (row) => row.clicks_min, shown: (row) => countText(row.clicks_min) },
    { name: 'To', align: 'right', value: (row) => row.clicks_max, shown: (row) => countText(row.clicks_max) },
    { name: 'Spend from', align: 'right', value: (row) => row.spend_min, shown: (row) => moneyText(row.spend_min) },
    { name: 'To', align: 'right', value: (row) => row.spend_max, shown: (row) => moneyText(row.spend_max) },
  ]);
  await context.note(basisOf(then));
  await context.note(errorOf(then));
  await noteSource(context, traffic_source);
}

function basisOf({ basis, confidence_percent }: BiddingForecast): string {
  const based =
    basis === 'market'
      ? 'For a whole day, given the traffic and the competition in the market.'
      : 'For a whole day, based on your own clicks only; the bids of competitors are not included.';
  return `${based} About ${String(confidence_percent)} of 100 days end within the range.`;
}

function errorOf({ check }: BiddingForecast): string {
  if (!check) return 'There is no whole day yet with the current bid and budget to check the estimate against.';
  const { clicks, clicks_min, clicks_max, error_percent } = check;
  const said =
    clicks_min === clicks_max ? countText(clicks_min) : `${countText(clicks_min)} to ${countText(clicks_max)}`;
  return `For the last whole day the same estimate says ${said} clicks; there were ${countText(clicks)}. Error: ${percentText(error_percent)}.`;
}
