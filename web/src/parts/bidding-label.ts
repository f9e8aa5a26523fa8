import type { Domain } from '@grt/sdk/contract';

type BiddingDomain = Pick<
  Domain,
  'status' | 'bidding' | 'pacing_stats' | 'cpm_unique_click_bid' | 'daily_budget' | 'bidding_status'
>;

/** The status of a domain's bidding, in the specified words and order.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §8 */
export function biddingLabel(domain: BiddingDomain) {
  const { bid, budget, isActive } = biddingOf(domain);
  if (domain.status !== 'approved') return 'Not eligible for bidding';
  if (bid === 0 || budget === 0) return 'Bidding not setup';
  if (!isActive) return 'Bidding paused';
  const pace = domain.pacing_stats?.current_pace;
  return pace === undefined ? 'Active' : paceLabels[pace];
}

const paceLabels = { ahead: 'Ahead of pace', behind: 'Behind pace', on_track: 'On track' } as const;

/** Whether the domain is set to bid. */
export const isBidding = (domain: BiddingDomain): boolean =>
  !['Not eligible for bidding', 'Bidding not setup', 'Bidding paused'].includes(biddingLabel(domain));

/** The bidding engine's values; otherwise the stored bid and budget. */
function biddingOf({ bidding, cpm_unique_click_bid, daily_budget, bidding_status }: BiddingDomain) {
  return bidding
    ? { bid: bidding.bid_amount, budget: bidding.daily_budget, isActive: bidding.is_active }
    : { bid: cpm_unique_click_bid, budget: daily_budget, isActive: bidding_status === 'active' };
}
