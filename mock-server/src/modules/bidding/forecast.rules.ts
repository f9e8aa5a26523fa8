import { fullMarket, lookAheadMs, lowestPrice, type MarketTerms } from './allocation.rules.ts';

const looksPerDay = 86_400_000 / lookAheadMs;
const highestBidMicros = 100_000_000;
/** What the catching up at the end of a day amounts to, in spans of 15 minutes. */
const catchUpLooks = 4.75;
/** The part of a day's traffic by which plans end. */
const planEnds = 0.97;
/** A plan counts as filled when this much of it is spent. */
export const filledFrom = 0.98;

/** A domain, or several taken together, seen over hours, as short-term needs even out. Money is micro-dollars. */
export interface Competitor {
  /** What the plan has to spend on each opportunity of the market; Infinity for those who take all they can get. */
  readonly needMicros: number;
  readonly bidMicros: number;
  /** How many domains with this bid it represents; may be fractional. */
  readonly count: number;
}

/** What a bid buys. */
export interface Prospect {
  /** Of the opportunities, 0 to 1. */
  readonly share: number;
  readonly priceMicros: number;
  /** Of what the plan has to spend, 0 to 1. */
  readonly filled: number;
}

/** What all others take together. */
export interface Others {
  /** Of the opportunities, 0 to 1, at a level (per dollar squared; Infinity when there is enough for everyone). */
  takenAt(level: number): number;
  /** The share that their plans need if no click costs them more than this. */
  plannedAt(priceMicros: number): number;
}

/** The others as clients may know them. */
export interface ToldOthers extends Others {
  /** By which factor bids worked out from this may be too high, and too low: 1.1 or more, in coarse steps. */
  readonly tooHigh: number;
  readonly tooLow: number;
}

/** Others whose bids and budgets are known. */
export function rivals(all: readonly Competitor[], terms: MarketTerms): Others {
  const sum = (read: (one: Competitor) => number): number => all.reduce((total, one) => total + read(one), 0);
  return {
    takenAt: (level) => sum((one) => takenAt(level, one, terms)),
    plannedAt: (priceMicros) => sum((one) => plannedAt(priceMicros, one)),
  };
}

/** What a domain gets over hours among others. Whoever falls behind asks for more every minute, up to everything; so in
 * the long run each gets level · bid² of the opportunities or all its plan needs, whichever is less, and the level is
 * such that together they get everything there is.
 *
 * Two domains at $0.20 and one at $0.10, all of which could use everything: 4 + 4 + 1 parts, so 0.444 for each of the
 * first two.
 * @see docs/specification/decisions.md §8 */
export function prospectOf(own: Competitor, others: Others, terms: MarketTerms): Prospect {
  const roomMicros = terms.pricing === 'first' ? undefined : roomPrice(own, others, terms);
  if (roomMicros !== undefined) {
    const priceMicros = Math.min(roomMicros, own.bidMicros);
    return { share: Math.min(1, own.needMicros / priceMicros), priceMicros, filled: 1 };
  }
  const level = levelOf(own, others, terms);
  const priceMicros = priceAt(level, own.bidMicros, terms);
  const share = takenAt(level, own, terms);
  return { share, priceMicros, filled: own.needMicros <= 0 ? 1 : (share * priceMicros) / own.needMicros };
}

/** The part of a budget that is left at midnight although its share would suffice. Each minute a domain gets level ·
 * bid² of what it lacks for its plan of the next 15 minutes, so it stays behind, more so the lower its weight, until
 * the plan ends at 23:30, and then catches up on the rest in 45 minutes: as fast as in 70 minutes of the day, because
 * the plans of the others end as well. So a plan is not filled with less than about a fifth of the weight, however
 * little it needs. The 70 are measured: `npm run bench pacing`.
 * @param weight - level · bid², 0 to 1. */
function unspentAtEnd(weight: number): number {
  return (behind(weight, looksPerDay - 2) / looksPerDay) * Math.exp(-catchUpLooks * weight);
}

/** How far behind its plan a domain is after some spans of 15 minutes, in what it needs for one of them. */
function behind(weight: number, looks: number): number {
  return weight === 0 ? looks : (1 - Math.exp(-looks * weight)) / weight;
}

/** The smallest bid, in whole cents, that fills the plan of a domain; null when even $100 does not, or when nothing is
 * needed. A higher bid never spends less, so bisection finds it. */
export function smallestFillingBid(needMicros: number, others: Others, terms: MarketTerms): number | null {
  if (needMicros <= 0) return null;
  const fills = (bidMicros: number) =>
    prospectOf({ needMicros, bidMicros, count: 1 }, others, terms).filled >= filledFrom;
  if (!fills(highestBidMicros)) return null;
  return lowestPrice({ low: terms.floorMicros, high: highestBidMicros }, fills);
}

/** The price with `second` pricing where all plans fit, as in clearingPrice; undefined where they do not even at the
 * bids. */
function roomPrice(own: Competitor, others: Others, { floorMicros }: MarketTerms): number | undefined {
  const planned = (priceMicros: number) => plannedAt(priceMicros, own) + others.plannedAt(priceMicros);
  if (planned(highestBidMicros) > 1) return undefined;
  return lowestPrice({ low: floorMicros, high: highestBidMicros }, (priceMicros) => planned(priceMicros) <= fullMarket);
}

/** The share that a plan needs if no click costs more than this. */
function plannedAt(priceMicros: number, { needMicros, bidMicros, count }: Competitor): number {
  const price = Math.min(priceMicros, bidMicros);
  return count === 0 ? 0 : price === 0 ? 1 : needMicros / price;
}

/** Infinity when there is enough for everyone. Per dollar squared. */
function levelOf(own: Competitor, others: Others, terms: MarketTerms): number {
  const taken = (level: number) => takenAt(level, own, terms) + others.takenAt(level);
  if (taken(Number.POSITIVE_INFINITY) <= 1) return Number.POSITIVE_INFINITY;
  // From one part in a million at $100 to everything at a tenth of a cent.
  let low = Math.log(1e-10);
  let high = Math.log(1e6);
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (taken(Math.exp(middle)) > 1) high = middle;
    else low = middle;
  }
  return Math.exp(low);
}

function takenAt(level: number, one: Competitor, terms: MarketTerms): number {
  if (one.count === 0 || one.bidMicros === 0) return 0;
  const needed = Math.min(1, one.needMicros / priceAt(level, one.bidMicros, terms));
  const weight = weightAt(level, one);
  return Math.min(weight, needed * reached(weight / one.count));
}

/** The part of its plan that a domain with a sufficient share reaches. */
function reached(weight: number): number {
  return 1 - unspentAtEnd(Math.min(1, weight));
}

/** The weight, level · bid², with which a domain got a share of the opportunities, 0 to 1: at least the share, and more
 * if it had nearly all that its plan needs. During the day, every domain is still behind with what it will catch up on
 * when plans end, and more so the earlier it is.
 * @param partOfDay - that has passed since its plan was made, 0 to 1 of a day's traffic. */
export function weightOfShare(share: number, needed: number, partOfDay: number): number {
  let low = share;
  let high = 1;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const looks = Math.max(1, partOfDay * looksPerDay);
    const part = partOfDay < planEnds ? 1 - behind(middle, looks) / looks : reached(middle);
    if (needed * part < share) low = middle;
    else high = middle;
  }
  return high;
}

function weightAt(level: number, { bidMicros, count }: Pick<Competitor, 'bidMicros' | 'count'>): number {
  return level * count * (bidMicros / 1_000_000) ** 2;
}

/** With `second` pricing, the bid at which a domain is just full, between the floor and its own. */
function priceAt(level: number, bidMicros: number, { pricing, floorMicros }: MarketTerms): number {
  if (pricing === 'first') return bidMicros;
  return Math.min(bidMicros, Math.max(floorMicros, 1_000_000 / Math.sqrt(level)));
}
