import { timezoneValues } from '@grt/sdk/contract';
import type { MarketTerms } from '../../bidding/allocation.rules.ts';
import { standingOf, type DomainDay, type Standing } from '../../bidding/domain-day.rules.ts';
import type { DomainFacts } from '../../bidding/domain-facts.rules.ts';
import { advisor, type AdvisedMarket } from '../../bidding/experience.rules.ts';
import { filledFrom, rivals, smallestFillingBid, type Others } from '../../bidding/forecast.rules.ts';
import { releaseOf } from '../../bidding/market-release.rules.ts';
import type { Advice } from '../../bidding/advice.rules.ts';
import { inMemory, rehearse } from '../testing.ts';

const hourMs = 3_600_000;

/** A market around one domain. Money is US dollars. */
export interface TrialMarket {
  readonly seed: number;
  readonly terms: MarketTerms;
  /** Opportunities to what all plans need at the rivals' bids. */
  readonly supply: number;
  readonly dailyOpportunities: number;
  /** Of the domain that is advised. */
  readonly budget: number;
  readonly rivals: readonly Rival[];
}

/** Another domain, by default of a company of its own. */
export interface Rival {
  readonly bid: number;
  readonly budget: number;
  readonly timezone?: string;
  /** The advised client's own. */
  readonly isOwn?: boolean;
}

/** One of a wide family of markets: 1 to 10 rivals with bids from about $0.05 to $1, plans that need a third to twice of
 * what there is, 1,500 to 9,000 visits a day, one timezone or several. */
export function trialMarket(seed: number, terms: MarketTerms): TrialMarket {
  const random = randomOf(seed);
  const count = 1 + Math.floor(10 * random());
  const supply = 0.5 * 6 ** random();
  const dailyOpportunities = Math.round(1500 * 6 ** random());
  const isInZones = random() < 0.4;
  const spread = 0.3 + 1.3 * random();
  const wanted = 0.03 + 0.5 * random() ** 2;
  const parts = Array.from({ length: count }, () => 0.2 + random());
  const rest = Math.max(0.05, 1 / supply - wanted) / parts.reduce((sum, part) => sum + part, 0);
  return {
    seed,
    terms,
    supply,
    dailyOpportunities,
    budget: Math.max(3, Math.round(wanted * dailyOpportunities * 0.25)),
    rivals: parts.map((part) => {
      const bid = Math.max(0.02, cents(0.25 * Math.exp(spread * (random() + random() + random() - 1.5))));
      const timezone = timezoneValues[Math.floor(random() * timezoneValues.length)] ?? 'UTC';
      return {
        bid,
        budget: cents(dailyOpportunities * bid * rest * part),
        timezone: isInZones ? timezone : 'Europe/London',
      };
    }),
  };
}

/** Whole days of which an average is taken: of fewer, a single day's luck decides whether a small plan is filled. */
const days = Number(process.env['GRT_TRIAL_DAYS'] ?? 4);

/** What the advised domain, the first of the market, gets on an average whole day at a bid. */
export function outcomeAt(market: TrialMarket, bid: number): { readonly clicks: number; readonly spentMicros: number } {
  const { dailyOpportunities, terms, seed } = market;
  const [own] = rehearse(domainsOf(market, bid), {
    dailyOpportunities,
    terms,
    seed,
    learnedDays: 1,
    days,
  });
  return own ?? { clicks: 0, spentMicros: 0 };
}

const filling = new WeakMap<TrialMarket, Map<number, boolean>>();

/** Whether a bid fills the plan of whole simulated days: all of the budget but 2 %, or but one click. */
export function fillsPlan(market: TrialMarket, bid: number): boolean {
  const known = filling.get(market) ?? new Map<number, boolean>();
  filling.set(market, known);
  const fills =
    known.get(bid) ??
    outcomeAt(market, bid).spentMicros >= Math.min(filledFrom * market.budget, market.budget - bid) * 1e6;
  known.set(bid, fills);
  return fills;
}

/** Whether the smallest bid that fills the plan on whole simulated days, which a sweep would find, is between two bids:
 * the upper one fills it, and what is below the lower one does not. */
export function isBestBetween(market: TrialMarket, low: number, high: number): boolean {
  const below = Math.round(100 * low - 1) / 100;
  return fillsPlan(market, Math.round(100 * high) / 100) && (below <= 0 || !fillsPlan(market, below));
}

/** Whether a bid is at most a fifth or a cent off the one that a sweep would find. */
export function isAboutBest(market: TrialMarket, bid: number): boolean {
  const low = Math.min(Math.ceil((100 * bid) / 1.2), 100 * bid - 1);
  const high = Math.max(Math.floor((100 * bid) / 0.8), 100 * bid + 1);
  return isBestBetween(market, low / 100, high / 100);
}

/** The smallest bid that fills the plan on whole simulated days; undefined when not even $4 does. A higher one spends no
 * less, so bisection finds it. It begins around what the forecast for known rivals says: the result is the same, but
 * takes half as many days. */
export function sweptBid(market: TrialMarket): number | undefined {
  const guess = 1e6 * (forecastBid(market) ?? highestSwept / 100);
  let low = Math.min(highestSwept, Math.max(1, Math.floor((0.85 * guess) / 10_000)));
  let high = Math.min(highestSwept, Math.ceil((1.15 * guess) / 10_000));
  while (!fillsPlan(market, high / 100)) {
    if (high === highestSwept) return undefined;
    low = high + 1;
    high = Math.min(highestSwept, Math.ceil(1.5 * high));
  }
  while (low > 1 && fillsPlan(market, (low - 1) / 100)) {
    high = low - 1;
    low = Math.max(1, Math.floor(low / 1.5));
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fillsPlan(market, middle / 100)) high = middle;
    else low = middle + 1;
  }
  return low / 100;
}

/** The smallest bid that fills the plan, by the forecast for known rivals. */
export function forecastBid(market: TrialMarket): number | undefined {
  const needMicros = (market.budget * 1e6) / market.dailyOpportunities;
  const found = smallestFillingBid(needMicros, knownRivals(market), market.terms);
  return found === null ? undefined : found / 1e6;
}

/** In cents. */
const highestSwept = 400;

/** Whether an amount is at most a fifth or a cent off. */
export function isClose(amount: number, truth: number): boolean {
  return Math.abs(amount / truth - 1) < 0.2001 || Math.abs(amount - truth) < 0.0101;
}

/** What the domain is told at hours of its day. */
export interface Told {
  readonly hour: number;
  readonly standing: Standing;
  readonly advice: Advice | undefined;
}

/** What the rules tell the advised domain at these hours (1 to 24) of a simulated day, by the path of the server: its own
 * day, and the market's figures of an hour ago. */
export function toldAt(market: TrialMarket, bid: number, hours: readonly number[]): Told[] {
  const { dailyOpportunities, terms, seed } = market;
  const told: Told[] = [];
  let dayMs: number | undefined;
  rehearse(domainsOf(market, bid), {
    dailyOpportunities,
    terms,
    seed,
    learnedDays: 1,
    days: 1,
    watch(books, minuteMs, curveOf) {
      const atMs = minuteMs + 60_000;
      const [first] = books;
      if (minuteMs === first?.dayAt(minuteMs).startMs) dayMs ??= minuteMs;
      const hour = (atMs - (dayMs ?? atMs)) / hourMs;
      if (dayMs === undefined || hour > 24 || !hours.includes(hour)) return;
      const open = books.map((book): DomainDay => {
        const day = book.dayAt(minuteMs);
        return { facts: book.facts, day, curve: curveOf(day) };
      });
      const [own] = open;
      if (!own) return;
      const spent = new Map(open.map(({ facts }) => [facts.clientId, facts.budgetMicros]));
      const release = releaseOf(open, spent, atMs - hourMs);
      const advised: AdvisedMarket = { atMs, open, terms, dailyOpportunities, servedShare: 1, release };
      const advice = advisor(advised)(own);
      told.push({ hour, standing: standingOf(own, Math.min(atMs, own.day.endMs - 1), advice), advice });
    },
  });
  return told;
}

/** The rivals, as administrators know them. */
export function knownRivals({ rivals: all, dailyOpportunities, terms }: TrialMarket): Others {
  const known = all.map(({ bid, budget }) => ({
    bidMicros: Math.round(bid * 1e6),
    needMicros: (budget * 1e6) / dailyOpportunities,
    count: 1,
  }));
  return rivals(known, terms);
}

function domainsOf({ budget, rivals: all }: TrialMarket, bid: number): DomainFacts[] {
  const others = all.map(({ isOwn, ...rival }, index) =>
    inMemory(index + 2, isOwn === true ? { ...rival, clientId: 1 } : rival),
  );
  return [inMemory(1, { bid, budget }), ...others];
}

function cents(amount: number): number {
  return Math.round(100 * amount) / 100;
}

/** Numbers from 0 to 1: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
