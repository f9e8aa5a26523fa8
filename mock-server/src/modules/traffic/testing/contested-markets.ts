import { clicksAmong, clicksAmongTold, clicksByOwn, type ClickRange } from '../../bidding/outlook.rules.ts';
import type { Standing } from '../../bidding/domain-day.rules.ts';
import type { MarketTerms } from '../../bidding/allocation.rules.ts';
import {
  forecastBid,
  isAboutBest,
  isBestBetween,
  knownRivals,
  outcomeAt,
  toldAt,
  type TrialMarket,
} from './trial-markets.ts';

export type Market = Omit<TrialMarket, 'terms'> & { readonly name: string };

const six = [
  { bid: 0.1, budget: 80 },
  { bid: 0.15, budget: 120 },
  { bid: 0.2, budget: 150 },
  { bid: 0.3, budget: 200 },
  { bid: 0.4, budget: 250 },
  { bid: 0.25, budget: 300 },
];
const seed = 20_261_121;
/** Markets with more demand than supply, or nearly. */
export const contested: readonly Market[] = [
  { name: 'two others', dailyOpportunities: 1800, budget: 150, rivals: [two(), two()], seed, supply: 0.38 },
  {
    name: 'two others, much to buy',
    dailyOpportunities: 1800,
    budget: 300,
    rivals: [two(), two()],
    seed,
    supply: 0.33,
  },
  { name: 'one other', dailyOpportunities: 2000, budget: 50, rivals: [{ bid: 0.5, budget: 2000 }], seed, supply: 0.47 },
  { name: 'one other, whose plan is filled', ...filled(), seed, supply: 1.1 },
  { name: 'six others', dailyOpportunities: 4000, budget: 200, rivals: six, seed, supply: 0.64 },
  { name: 'six others, scarce', dailyOpportunities: 2000, budget: 100, rivals: six, seed, supply: 0.34 },
];

function two() {
  return { bid: 0.2, budget: 400 };
}

function filled() {
  return { dailyOpportunities: 3500, budget: 250, rivals: [{ bid: 0.37, budget: 777 }] };
}

/** @throws Error if no contested market has this name */
export function contestedMarket(name: string): Market {
  const market = contested.find((one) => one.name === name);
  if (!market) throw new Error(name);
  return market;
}

const companies = 5;

/** What is wrong with what the domain is told at four hours of a day, at a bid that is too low: it has to be at most 20 %
 * off the best bid that a sweep of whole days finds, or a range that contains it. */
export function adviceFaults(market: TrialMarket): readonly string[] {
  const best = forecastBid(market) ?? 0;
  const faults = isAboutBest(market, best) ? [] : [`The forecast says ${String(best)}`];
  for (const part of [0.5, 0.8]) {
    const bid = Math.max(1, Math.floor(100 * part * best)) / 100;
    for (const { hour, standing, advice } of toldAt(market, bid, [4, 12, 17, 23])) {
      if (standing.reason !== 'behind_outbid') continue;
      if (market.rivals.length < companies && advice?.others)
        faults.push(`Too few others are told of at hour ${String(hour)}`);
      if (!isGood(market, standing)) faults.push(`At $${String(bid)} and hour ${String(hour)}: ${standing.action}`);
    }
  }
  return faults;
}

function isGood(market: TrialMarket, { suggestedBidMicros, action }: Standing): boolean {
  if (suggestedBidMicros !== null) return isAboutBest(market, suggestedBidMicros / 1e6);
  const [, low = 0, high = 0] = /between \$(\d+\.\d\d) and \$(\d+\.\d\d)\. /.exec(action) ?? [];
  return isBestBetween(market, Number(low), Number(high) + 0.01);
}

/** For three bids in each contested market: which share of whole days is within the forecast with the market, with what
 * may be told of it, and with own clicks alone; and for how many of them there was something to tell. */
export function forecastShares(terms: MarketTerms, bids: readonly number[] = [0.1, 0.2, 0.4]) {
  const inside = { market: 0, told: 0, own: 0 };
  const days = { all: 0, told: 0 };
  for (const one of contested) {
    const market: TrialMarket = { ...one, terms };
    const { dailyOpportunities } = market;
    const [told] = toldAt(market, 0.2, [24]);
    for (const bid of bids) {
      const { clicks } = outcomeAt(market, bid);
      const wish = { bidMicros: bid * 1e6, budgetMicros: market.budget * 1e6 };
      const known = clicksAmong(knownRivals(market), { dailyOpportunities, terms }, wish);
      const own = told?.advice && clicksByOwn(told.advice, wish);
      const others = told?.advice?.others;
      const pooled = others && clicksAmongTold({ others, siblings: [] }, { dailyOpportunities, terms }, wish);
      const contains = (range: ClickRange | undefined) =>
        range && clicks >= Math.floor(range.min) && clicks <= Math.ceil(range.max) ? 1 : 0;
      days.all += 1;
      days.told += pooled ? 1 : 0;
      inside.market += contains(known);
      inside.told += contains(pooled);
      inside.own += contains(own);
    }
  }
  return {
    toldDays: days.told,
    market: inside.market / days.all,
    told: inside.told / days.told,
    own: inside.own / days.all,
  };
}
