import type { BiddingForecast } from '@grt/sdk/contract';
import { dollarsOf, microsOf, percentOf } from '../../basics/money.rules.ts';
import type { Database } from '../../core/database/database.ts';
import type { BidStore } from './bids.store.ts';
import type { BiddingReader, MarketPresent } from './bidding-reader.ts';
import { createBookStore } from './books.store.ts';
import type { DomainDay } from './domain-day.rules.ts';
import { advisor, competitorsOf } from './experience.rules.ts';
import { rivals } from './forecast.rules.ts';
import {
  clicksAmong,
  clicksAmongTold,
  clicksByOwn,
  forecastConfidencePercent,
  payableClicks,
  type ClickRange,
  type Terms,
} from './outlook.rules.ts';

interface Parts {
  readonly database: Database;
  readonly bids: Pick<BidStore, 'history'>;
  readonly bidding: Pick<BiddingReader, 'present' | 'now'>;
}

interface Wish {
  readonly bid_amount?: number | undefined;
  readonly daily_budget?: number | undefined;
  /** Whether the caller may know what others bid. */
  readonly seesMarket: boolean;
}

/** What different terms would buy in a whole day, and how far off the same forecast was for the current ones. */
export async function forecast(parts: Parts, one: DomainDay, wish: Wish): Promise<BiddingForecast> {
  const market = await parts.bidding.present();
  const { facts } = one;
  const current: Terms = { bidMicros: facts.bidMicros, budgetMicros: facts.budgetMicros };
  const terms: Terms = {
    bidMicros: wish.bid_amount === undefined ? current.bidMicros : microsOf(wish.bid_amount),
    budgetMicros: wish.daily_budget === undefined ? current.budgetMicros : microsOf(wish.daily_budget),
  };
  const expected = forecaster(market, one, wish.seesMarket);
  const clicks = expected.clicks(terms);
  return {
    domain_id: facts.id,
    basis: expected.basis,
    confidence_percent: forecastConfidencePercent,
    bid_amount: dollarsOf(terms.bidMicros),
    daily_budget: dollarsOf(terms.budgetMicros),
    clicks_min: Math.round(clicks.min),
    clicks_max: Math.round(clicks.max),
    spend_min: dollarsOf(Math.min(terms.budgetMicros, Math.round(clicks.min) * clicks.priceMicros)),
    spend_max: dollarsOf(Math.min(terms.budgetMicros, Math.round(clicks.max) * clicks.priceMicros)),
    check: await checkOf(parts, one, expected.clicks(current)),
    calculated_at: parts.bidding.now().toISOString(),
  };
}

/** By what others bid, for callers who may know it, or by their combined figures, for clients who may have those; else
 * by the client's own clicks. */
function forecaster(
  market: MarketPresent,
  one: DomainDay,
  seesMarket: boolean,
): { readonly basis: BiddingForecast['basis']; readonly clicks: (terms: Terms) => ClickRange } {
  const { dailyOpportunities } = market;
  const advice = advisor(market)(one);
  if (!advice || dailyOpportunities === undefined) return { basis: 'own', clicks: payableClicks };
  const size = { dailyOpportunities, terms: market.terms };
  if (seesMarket) {
    const open = market.open.filter(({ facts }) => facts.id !== one.facts.id);
    const others = rivals(competitorsOf(open, dailyOpportunities), market.terms);
    return { basis: 'market', clicks: (terms) => clicksAmong(others, size, terms) };
  }
  const { others, siblings } = advice;
  return others
    ? { basis: 'market', clicks: (terms) => clicksAmongTold({ others, siblings }, size, terms) }
    : { basis: 'own', clicks: (terms) => clicksByOwn(advice, terms) };
}

async function checkOf(
  { database, bids }: Parts,
  { facts, day }: DomainDay,
  expected: ClickRange,
): Promise<BiddingForecast['check']> {
  const last = (await createBookStore(database).daysAt([facts.id], new Date(day.startMs - 1))).get(facts.id);
  const { rows } = await bids.history({ domainId: facts.id }, { offset: 0, limit: 1 });
  const changedMs = rows[0]?.change.createdAt.getTime() ?? 0;
  if (!last || last.clicks === 0 || last.budgetShare < 1 || changedMs > last.startMs) return null;
  const [min, max] = [Math.round(expected.min), Math.round(expected.max)];
  return {
    day_start: new Date(last.startMs).toISOString(),
    clicks: last.clicks,
    clicks_min: min,
    clicks_max: max,
    error_percent: percentOf(Math.max(0, min - last.clicks, last.clicks - max), last.clicks),
  };
}
