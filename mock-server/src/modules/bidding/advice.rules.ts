import type { MarketTerms } from './allocation.rules.ts';
import { rivals, smallestFillingBid, weightOfShare, type Competitor, type Others } from './forecast.rules.ts';

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
  readonly others?: Others | undefined;
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
/** Up to this ratio of the two bounds, what is between them, a little nearer to the lower one, is at most a fifth off. */
const closeBounds = 1.4;
/** The share in the first hours of a day, when everyone's plan begins, is not that of the day. */
const longEnough = 0.25;
/** From this ratio of the two bounds on, the lower one is near the truth, and this much below it. */
const farBounds = 3;
const farShortfall = 1.1;

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
  const { opportunities, served, siblingShare, bidMicros } = experience;
  const share = Math.min(1, (served + 1) / opportunities); // zero clicks prove nothing, so one is added
  const left = Math.max(0, 1 - share - siblingShare);
  if (kind === 'full') return { takenAt: () => siblingShare + left, plannedAt: () => siblingShare + left };
  const weight = weightOfShare(share, neededShare(experience));
  const perLevel = (left / weight) * (bidMicros / 1_000_000) ** 2;
  return {
    takenAt: (level) => siblingShare + Math.min(1, level * perLevel),
    plannedAt: () => 1,
  };
}

/** The smallest bid that fills the plan of a whole day, for a domain that is behind. Undefined when no bid would help,
 * or none within the budget.
 *
 * With what is known about the others, it is worked out for them (forecast.rules.ts). Otherwise the domain's own share
 * bounds it. It is at least the bid with which the plan is filled if all others give way equally, and at most the one
 * that buys the plan with the share that the domain has already, because a higher bid never gets a smaller share:
 *
 * - Bounds that are close: the suggestion is between them, at most about a fifth off.
 * - Bounds far apart: a domain so far behind competes with others who lack traffic too and give way, so the suggestion is
 *   a little above the lower bound.
 * - Otherwise, and always during the first quarter of a day's traffic, nothing tells which it is: both bounds are given.
 *   With `second` pricing bounds that are far apart tell nothing either.
 *
 * A domain got 120 of 2,000 opportunities at $0.12 and needs $50 a day: at least $0.27 if the others, who weigh 94 / 6
 * times as much as it does, give way. With its 6 % it would take $0.42, which is
 * neither close nor far, so the client is told both. */
export function suggestedBid(
  advice: Advice,
  { bidMicros, budgetMicros }: { readonly bidMicros: number; readonly budgetMicros: number },
): BidSuggestion {
  const { experience, terms, others } = advice;
  const needMicros = budgetMicros / experience.dailyOpportunities / chargedPart(experience);
  const isHelpful = (micros: number) => micros > bidMicros && micros <= budgetMicros;
  if (others) {
    const found = smallestFillingBid(needMicros, besides(others, rivals(advice.siblings, terms)), terms);
    if (found === null) return undefined;
    if (found <= bidMicros) return { kind: 'enough' };
    return twoDigits(found) <= budgetMicros ? { kind: 'bid', bidMicros: twoDigits(found) } : undefined;
  }
  // With second pricing, a domain that is behind pays its bid, and others are taken to pay theirs.
  const asBid: MarketTerms = { ...terms, pricing: 'first' };
  const low = smallestFillingBid(needMicros, unknownOthers(experience, 'yielding'), asBid);
  const high = smallestFillingBid(needMicros, unknownOthers(experience, 'full'), asBid);
  if (low === null || high === null) return undefined;
  const isEarly = experience.partOfDay < longEnough;
  const single = isEarly ? undefined : bidWithin(low, Math.max(low, high), terms);
  if (single !== undefined && isHelpful(twoDigits(single))) return { kind: 'bid', bidMicros: twoDigits(single) };
  const lowMicros = Math.max(
    bidMicros + 10_000,
    terms.pricing === 'first' && !isEarly ? twoDigits(Math.min(low, high)) : 0,
  );
  const highMicros = Math.min(budgetMicros, Math.max(twoDigits(Math.max(low, high)), lowMicros + 10_000));
  return highMicros > lowMicros ? { kind: 'between', lowMicros, highMicros } : undefined;
}

/** The bid between two bounds that is at most about a fifth off; undefined if there is none. */
function bidWithin(low: number, high: number, { pricing }: MarketTerms): number | undefined {
  if (high <= closeBounds * low) return low * (high / low) ** 0.4;
  return pricing === 'first' && high >= farBounds * low ? farShortfall * low : undefined;
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

/** Rounded up to two significant digits, and to whole cents. */
function twoDigits(micros: number): number {
  const cents = Math.ceil(micros / 10_000 - 1e-9);
  const step = Math.max(1, 10 ** (String(cents).length - 2));
  return Math.ceil(cents / step) * step * 10_000;
}
