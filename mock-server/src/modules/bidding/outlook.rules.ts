import { besides, fewestOpportunities, lostToOthers, neededShare, unknownOthers, type Advice } from './advice.rules.ts';
import type { MarketTerms } from './allocation.rules.ts';
import { prospectOf, rivals, type Competitor, type Others, type ToldOthers } from './forecast.rules.ts';

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

/** Of 100 whole days, about as many as this end within the range. */
export const forecastConfidencePercent = 80;
/** How far off the days are from what is worked out with known others, in at most one of ten days at each end.
 * Measured: `npm run bench pacing`. */
const errorOfKnown = 0.1;
/** The same for what is worked out from a client's own clicks. */
const errorOfOwn = 0.1;

/** What terms buy among these others. */
export function clicksAmong(others: Others, market: MarketSize, terms: Terms): ClickRange {
  const { share, priceMicros } = prospectOf(competitorOf(terms, market.dailyOpportunities), others, market.terms);
  const clicks = share * market.dailyOpportunities;
  const most = mostClicks(terms, market.terms);
  return { min: (1 - errorOfKnown) * clicks, max: Math.min(most, (1 + errorOfKnown) * clicks), priceMicros };
}

/** The same for clients: what is told of the others may be off, so at one end they weigh more, and at the other less. */
export function clicksAmongTold(
  { others, siblings }: { readonly others: ToldOthers; readonly siblings: readonly Competitor[] },
  market: MarketSize,
  terms: Terms,
): ClickRange {
  const all = besides(others, rivals(siblings, market.terms));
  // As many clicks for the same part of the budget, with another weight.
  const at = (factor: number) =>
    clicksAmong(all, market, { bidMicros: terms.bidMicros * factor, budgetMicros: terms.budgetMicros * factor });
  const { priceMicros } = clicksAmong(all, market, terms);
  const ends = [at(1 / others.tooLow), at(1), at(others.tooHigh)];
  return {
    min: Math.min(...ends.map(({ min }) => min)),
    max: Math.min(mostClicks(terms, market.terms), Math.max(...ends.map(({ max }) => max))),
    priceMicros,
  };
}

/** The market, apart from who takes part in it. */
export interface MarketSize {
  readonly dailyOpportunities: number;
  readonly terms: MarketTerms;
}

/** What terms buy as far as a domain's own clicks can tell. At one end, all others give way equally. At the other, a
 * domain that lost nothing to others gets all it asks for, and one that lost some gets no more than the share it had.
 * With `second` pricing a client cannot know what a click will cost: at one end it costs the bid, at the other the floor
 * price. */
export function clicksByOwn({ experience, terms: market }: Advice, terms: Terms): ClickRange {
  const { dailyOpportunities, opportunities, served } = experience;
  const own = competitorOf(terms, dailyOpportunities);
  const alone = prospectOf(own, nobody, market).share;
  const priceMicros = terms.bidMicros;
  if (opportunities < fewestOpportunities) return { ...payableClicks(terms), max: alone * dailyOpportunities };
  const wanted = neededShare({ ...experience, bidMicros: terms.bidMicros, needMicros: own.needMicros });
  const contested = prospectOf(own, unknownOthers(experience, 'yielding'), { ...market, pricing: 'first' }).share;
  const had = Math.min(wanted, served / opportunities);
  const ends = [contested, market.pricing === 'first' && lostToOthers(experience) ? had : alone];
  return {
    min: (1 - errorOfOwn) * Math.min(had, ...ends) * dailyOpportunities,
    max: Math.min(mostClicks(terms, market), (1 + errorOfOwn) * Math.max(...ends) * dailyOpportunities),
    priceMicros,
  };
}

const nobody: Others = { takenAt: () => 0, plannedAt: () => 0 };

/** No more clicks than the budget pays for: with `second` pricing, at the floor price. */
function mostClicks({ bidMicros, budgetMicros }: Terms, { pricing, floorMicros }: MarketTerms): number {
  const priceMicros = pricing === 'first' ? bidMicros : Math.min(bidMicros, floorMicros);
  return priceMicros <= 0 ? 0 : Math.floor(budgetMicros / priceMicros);
}

/** All that can be said when nothing is known about the traffic. */
export function payableClicks({ bidMicros, budgetMicros }: Terms): ClickRange {
  return { min: 0, max: bidMicros === 0 ? 0 : Math.floor(budgetMicros / bidMicros), priceMicros: bidMicros };
}

function competitorOf({ bidMicros, budgetMicros }: Terms, dailyOpportunities: number): Competitor {
  return { bidMicros, needMicros: budgetMicros / dailyOpportunities, count: 1 };
}
