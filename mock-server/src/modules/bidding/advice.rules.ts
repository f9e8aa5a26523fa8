import type { MarketTerms } from './allocation.rules.ts';
import {
  rivals,
  smallestFillingBid,
  weightOfShare,
  type Competitor,
  type Others,
  type ToldOthers,
} from './forecast.rules.ts';

/** What a client's own figures reveal about a domain's day. Nothing here comes from competitors, so no advice based on
 * it can reveal what one of them bids or spends.
 * @see docs/decisions/0007-market.md */
export interface Experience {
  /** Those that the domain could serve since its plan was made; visitors blocked by the geo rules are left out. */
  readonly opportunities: number;
  /** Clicks that it got of them, including those that were not charged. */
  readonly served: number;
  /** Clicks that were charged. */
  readonly charged: number;
  /** The share of the opportunities that the client's other domains got, 0 to 1. */
  readonly siblingShare: number;
  /** What a click cost on average: with first pricing, what was bid. In micro-dollars. */
  readonly bidMicros: number;
  /** What the plan of the day has to spend on each opportunity, in micro-dollars. */
  readonly needMicros: number;
  /** Expected over a whole day ahead. */
  readonly dailyOpportunities: number;
  /** The part of a day's traffic that this is about, 0 to 1. */
  readonly partOfDay: number;
}

/** What advice about bids is based on. */
export interface Advice {
  readonly experience: Experience;
  readonly terms: MarketTerms;
  /** All domains of other companies, where clients may know as much about them; see market-release.rules.ts. */
  readonly others?: ToldOthers | undefined;
  /** The client's other domains. */
  readonly siblings: readonly Competitor[];
}

/** A suggestion: the bid that fills the plan, or, when the client's own figures do not reveal it, the bids between which
 * it is, or `enough`: the present bid fills the plan of a whole day. Micro-dollars. */
export type BidSuggestion =
  | { readonly kind: 'enough' }
  | { readonly kind: 'bid'; readonly bidMicros: number }
  | { readonly kind: 'between'; readonly lowMicros: number; readonly highMicros: number }
  | undefined;

/** Fewer opportunities prove nothing. */
export const fewestOpportunities = 100;
/** A domain that got this much of what it needs did not lose out to others. */
const enough = 0.97;
/** A client whose domains got this much of all opportunities has nothing left to win. */
const nearlyAll = 0.9;
/** How much of a day's traffic must have passed for its share to tell a bid: before, hardly anyone's backlog does. */
const longEnough = 0.6;
/** How far off the bounds are, at the end and earlier on. Measured: `npm run bench pacing`. */
const lowError = 1.1;
const highError = 1.25;
const earlyHighError = 1.35;
/** Up to this ratio of the two bounds, errors included, a bid between them is at most a fifth off both. */
const closeBounds = 1.5;
/** A bid that may be off by this factor, and no more, is named. */
const aFifth = 1.2;
/** Of the two, a little below their mean, as it is rounded up. */
const middle = 0.96;

/** The share of the opportunities that a domain's plan needs, 0 to 1: repeat clicks are not charged. */
export function neededShare(experience: Experience): number {
  return Math.min(1, experience.needMicros / experience.bidMicros / chargedPart(experience));
}

/** Whether a domain that is behind lost its traffic to other companies: it got clearly less than its plan needs, and
 * all domains of its client together did not get nearly everything available. Otherwise a higher bid would not help. */
export function lostToOthers(experience: Experience): boolean {
  const { opportunities, served, siblingShare } = experience;
  if (opportunities < fewestOpportunities) return false;
  const share = served / opportunities;
  return share < enough * neededShare(experience) && share + siblingShare < nearlyAll;
}

/** Everyone else, as far as a domain can tell from its own clicks. What the client's other domains get is left to them.
 *
 * - `yielding`: they take all they can get, with a weight inferred from the domain's own share, and all give way equally
 *   to a higher bid.
 * - `full`: their plans are filled, and they give way to nobody. */
export function unknownOthers(experience: Experience, kind: 'yielding' | 'full'): Others {
  const { opportunities, served, siblingShare, bidMicros, partOfDay } = experience;
  const share = Math.min(1, (served + 1) / opportunities); // zero clicks prove nothing, so one is added
  const left = Math.max(0, 1 - share - siblingShare);
  const weight = weightOfShare(share, neededShare(experience), partOfDay);
  const level = weight / (bidMicros / 1_000_000) ** 2;
  const takenAt =
    kind === 'full'
      ? (at: number) => (at <= level * 1.000001 ? siblingShare + left : 1)
      : (at: number) => siblingShare + Math.min(1, (at / level) * left);
  return { takenAt, plannedAt: () => (kind === 'full' ? siblingShare + left : 1) };
}

/** The smallest bid that fills the plan of a whole day, for a domain that is behind. Undefined when no bid would help,
 * or none within the budget.
 *
 * With what is known about the others, it is worked out for them (forecast.rules.ts). Otherwise the domain's own share
 * bounds it. It is at least the bid with which the plan is filled if all others give way equally, and at most the one
 * that buys the plan if they give way no more than now. If both, with what they may be off, are so close that what is
 * between them is at most a fifth off, it is suggested; else the client is told both bounds, because nothing tells which
 * it is. Always so before much of the day's traffic has passed, and with `second` pricing, where others may buy more only
 * because clicks are cheap: then only the present bid is a lower bound.
 *
 * A domain got 120 of 2,000 opportunities at $0.12 and needs $50 a day: at least $0.27 if the others, who weigh 94 / 6
 * times as much as it does, give way. With its 6 % it would take $0.42, so the client is told $0.24 and $0.48. */
export function suggestedBid(
  advice: Advice,
  { bidMicros, budgetMicros }: { readonly bidMicros: number; readonly budgetMicros: number },
): BidSuggestion {
  const { experience, terms, others } = advice;
  const needMicros = budgetMicros / experience.dailyOpportunities / chargedPart(experience);
  if (others) {
    const found = smallestFillingBid(needMicros, besides(others, rivals(advice.siblings, terms)), terms);
    if (found === null) return undefined;
    const isKnown = Math.max(others.tooHigh, others.tooLow) <= aFifth;
    if (found * (isKnown ? 1 : others.tooLow) <= bidMicros) return { kind: 'enough' };
    if (isKnown) return twoDigits(found) <= budgetMicros ? { kind: 'bid', bidMicros: twoDigits(found) } : undefined;
    const bounds = { lowMicros: found / others.tooHigh, highMicros: found * others.tooLow };
    return within(bounds, { bidMicros, budgetMicros, maySettle: false });
  }
  const bounds = boundsOf(advice, needMicros);
  return bounds && within(bounds, { bidMicros, budgetMicros, maySettle: experience.partOfDay >= longEnough });
}

interface Bounds {
  readonly lowMicros: number;
  readonly highMicros: number;
}

/** A bid between two bounds if one is at most a fifth off both, else the bounds; undefined when the budget does not pay for
 * one click at it. Whoever is behind needs more than the present bid. */
function within(
  bounds: Bounds,
  limits: { readonly bidMicros: number; readonly budgetMicros: number; readonly maySettle: boolean },
): BidSuggestion {
  const lowMicros = Math.max(limits.bidMicros + 10_000, twoDigits(bounds.lowMicros, Math.floor));
  const highMicros = Math.max(twoDigits(bounds.highMicros), lowMicros);
  if (limits.budgetMicros < lowMicros) return undefined;
  const isClose = Math.max(bounds.highMicros, lowMicros) <= closeBounds * Math.max(bounds.lowMicros, lowMicros);
  if (limits.maySettle && isClose) {
    const settled = twoDigits(
      middle * Math.sqrt(Math.max(bounds.lowMicros, lowMicros) * Math.max(bounds.highMicros, lowMicros)),
    );
    return { kind: 'bid', bidMicros: Math.min(Math.max(lowMicros, settled), limits.budgetMicros) };
  }
  return {
    kind: 'between',
    lowMicros,
    highMicros: Math.min(limits.budgetMicros, Math.max(highMicros, lowMicros + 10_000)),
  };
}

/** What the bid that fills the plan is not below and not above, as far as the domain's own clicks tell. */
function boundsOf({ experience, terms }: Advice, needMicros: number): Bounds | undefined {
  // With second pricing, a domain that is behind pays its bid, and others are taken to pay theirs.
  const asBid: MarketTerms = { ...terms, pricing: 'first' };
  const low = smallestFillingBid(needMicros, unknownOthers(experience, 'yielding'), asBid);
  const high = smallestFillingBid(needMicros, unknownOthers(experience, 'full'), asBid);
  if (low === null || high === null) return undefined;
  const isEarly = experience.partOfDay < longEnough;
  return {
    lowMicros: terms.pricing === 'first' && !isEarly ? low / lowError : 0,
    highMicros: Math.max(low, high) * (isEarly ? earlyHighError : highError),
  };
}

/** Two groups together. */
export function besides(some: Others, more: Others): Others {
  return {
    takenAt: (level) => some.takenAt(level) + more.takenAt(level),
    plannedAt: (priceMicros) => some.plannedAt(priceMicros) + more.plannedAt(priceMicros),
  };
}

function chargedPart({ served, charged }: Experience): number {
  return (charged + 20) / (served + 20);
}

/** In two significant digits and whole cents, rounded up unless another rounding is given. */
function twoDigits(micros: number, rounded: (value: number) => number = Math.ceil): number {
  const cents = rounded(rounded === Math.ceil ? micros / 10_000 - 1e-9 : micros / 10_000 + 1e-9);
  const step = Math.max(1, 10 ** (String(cents).length - 2));
  return rounded(cents / step) * step * 10_000;
}
