import type { Experience } from './advice.rules.ts';
import type { MarketTerms } from './allocation.rules.ts';
import type { Advice, DomainDay } from './domain-day.rules.ts';

/** The market, as far as advice needs it. */
export interface AdvisedMarket {
  readonly open: readonly DomainDay[];
  readonly terms: MarketTerms;
  readonly dailyOpportunities: number | undefined;
  readonly servedShare: number;
}

/** What a client's domains reveal about bids: their own clicks, and the visits that took place. Undefined when nothing
 * is known about the supply. */
export function advisor(market: AdvisedMarket): (one: DomainDay) => Advice | undefined {
  const { dailyOpportunities, servedShare, terms } = market;
  const shares = new Map<number, number>();
  for (const one of market.open)
    shares.set(one.facts.clientId, (shares.get(one.facts.clientId) ?? 0) + shareOf(one, servedShare));
  return (one) => {
    if (dailyOpportunities === undefined || dailyOpportunities <= 0) return undefined;
    const { day, facts } = one;
    const own = shareOf(one, servedShare);
    const experience: Experience = {
      opportunities: day.servableOpportunities * servedShare,
      served: day.clicks + day.repeats,
      charged: day.clicks,
      siblingShare: Math.min(1, Math.max(0, (shares.get(facts.clientId) ?? own) - own)),
      bidMicros: terms.pricing === 'first' && day.clicks > 0 ? day.spentMicros / day.clicks : facts.bidMicros,
      dailyOpportunities,
    };
    return { experience, terms };
  };
}

/** The share of the day's opportunities that a domain got. */
function shareOf({ day }: DomainDay, servedShare: number): number {
  const opportunities = day.opportunities * servedShare;
  return opportunities <= 0 ? 0 : (day.clicks + day.repeats) / opportunities;
}
