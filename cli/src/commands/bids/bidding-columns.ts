import type { Bidding, Domain } from '@grt/sdk/contract';
import type { Printed } from '../../core/asked-fields.ts';
import type { Column } from '../../core/column.ts';
import { moneyText, percentText } from '../../core/quantities.ts';
import { statusTone } from '../../parts/tones.ts';
import { paceTexts, paceTones } from './pace.ts';

/** What a change of a bidding prints. */
export const printedBidding: Printed = {
  dataOf: 'bidding.update',
  fields: ['domain', 'domain.*', 'traffic_source'],
};

/** The bidding of a domain, together with the domain. */
export type DomainBidding = Bidding & { readonly domain: Domain };

/** What is printed after changing a bidding. */
export const biddingResult: readonly Column<DomainBidding>[] = [
  { name: 'Id', value: (row) => row.domain_id, align: 'right' },
  { name: 'Domain', value: (row) => row.domain.domain_name },
  { name: 'Bid', value: (row) => row.bid_amount, shown: (row) => `${moneyText(row.bid_amount)} a unique click` },
  { name: 'Daily budget', value: (row) => row.daily_budget, shown: (row) => `${moneyText(row.daily_budget)} a day` },
  { name: 'Bidding', value: (row) => row.bidding_status, tone: (row) => statusTone(row.bidding_status) },
  { name: 'Version', value: (row) => row.version, shown: (row) => `version ${String(row.version)}` },
];

/** What is shown for one bidding. */
export const biddingDetails: readonly Column<DomainBidding>[] = [
  { name: 'Id', value: (row) => row.domain_id },
  { name: 'Domain', value: (row) => row.domain.domain_name },
  { name: 'Approval', value: (row) => row.domain.status, tone: (row) => statusTone(row.domain.status) },
  { name: 'Bidding', value: (row) => row.bidding_status, tone: (row) => statusTone(row.bidding_status) },
  { name: 'Bid', value: (row) => row.bid_amount, shown: (row) => `${moneyText(row.bid_amount)} a unique click` },
  { name: 'Daily budget', value: (row) => row.daily_budget, shown: (row) => moneyText(row.daily_budget) },
  { name: 'Spent today', value: (row) => row.current_spend, shown: spentText },
  { name: 'Clicks today', value: (row) => row.clicks_today },
  {
    name: 'Pace',
    value: ({ domain }) => domain.pacing_stats?.current_pace,
    shown: ({ domain }) => domain.pacing_stats && paceTexts[domain.pacing_stats.current_pace],
    tone: ({ domain }) => (domain.pacing_stats ? paceTones[domain.pacing_stats.current_pace] : undefined),
  },
  { name: 'Timezone', value: ({ domain }) => domain.pacing_stats?.timezone },
  { name: 'Version', value: (row) => row.version },
  { name: 'Changed', value: (row) => row.updated_at, time: true },
  { name: 'Changed by', value: (row) => row.updated_by },
];

function spentText({ current_spend, domain }: DomainBidding): string {
  const spent = moneyText(current_spend);
  return domain.pacing_stats ? `${spent} (${percentText(domain.pacing_stats.budget_utilization)})` : spent;
}
