import { fewestOpportunities, lostToOthers, neededShare, unknownOthers } from './advice.rules.ts';
import type { Advice, DomainDay } from './domain-day.rules.ts';
import type { AdvisedMarket } from './experience.rules.ts';
import { prospectOf, type Competitor } from './forecast.rules.ts';
import { canServe } from './serving.rules.ts';

/** What is bid per click and may be spent per day, in micro-dollars. */
export interface Terms {
  readonly bidMicros: number;
  readonly budgetMicros: number;
}

/** Charged clicks in a whole day. */
export interface ClickRange {
  readonly min: number;
  readonly max: number;
  /** Per click, in micro-dollars. */
  readonly priceMicros: number;
}

/** What terms buy among all other domains that can serve: for callers who may know those domains' bids. */
export function clicksByMarket(market: AdvisedMarket, one: DomainDay, terms: Terms): ClickRange {
  const { dailyOpportunities = 0 } = market;
  const rivals = market.open
    .filter(({ facts, day }) => facts.id !== one.facts.id && canServe(facts, day.spentMicros))
    .map(({ facts }) => competitorOf(facts, dailyOpportunities));
  const { share, priceMicros } = prospectOf(competitorOf(terms, dailyOpportunities), rivals, market.terms);
  const clicks = share * dailyOpportunities;
  return { min: clicks, max: clicks, priceMicros };
}

/** What terms buy as far as a domain's own clicks can tell. At one end, all others give way equally. At the other, a
 * domain that lost nothing to others gets all it asks for, and one that lost some gets no more than the share it had.
 * @param budgetMicros - the budget of the day that the experience comes from. */
export function clicksByOwn({ experience, terms: market }: Advice, budgetMicros: number, terms: Terms): ClickRange {
  const { dailyOpportunities, opportunities, served } = experience;
  const own = competitorOf(terms, dailyOpportunities);
  if (opportunities < fewestOpportunities)
    return { ...payableClicks(terms), max: prospectOf(own, [], market).share * dailyOpportunities };
  const wanted = neededShare({ ...experience, bidMicros: terms.bidMicros }, terms.budgetMicros);
  const contested = prospectOf(own, unknownOthers(experience, budgetMicros), market);
  const alone = prospectOf(own, [], market);
  const isContested = lostToOthers(experience, budgetMicros);
  const had = Math.min(wanted, opportunities > 0 ? served / opportunities : 0);
  const ends = [contested.share, isContested ? had : alone.share].map((share) => share * dailyOpportunities);
  return { min: Math.min(...ends), max: Math.max(...ends), priceMicros: contested.priceMicros };
}

/** All that can be said when nothing is known about the traffic. */
export function payableClicks({ bidMicros, budgetMicros }: Terms): ClickRange {
  return { min: 0, max: bidMicros === 0 ? 0 : Math.floor(budgetMicros / bidMicros), priceMicros: bidMicros };
}

function competitorOf({ bidMicros, budgetMicros }: Terms, dailyOpportunities: number): Competitor {
  return { bidMicros, needMicros: budgetMicros / dailyOpportunities, count: 1 };
}
