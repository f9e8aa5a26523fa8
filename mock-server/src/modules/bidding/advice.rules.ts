import type { MarketTerms } from './allocation.rules.ts';
import { smallestFillingBid, weightOfShare, type Competitor } from './forecast.rules.ts';

/** What a client's own figures reveal about a domain's day. Nothing here comes from competitors, so no advice based on
 * it can reveal what one of them bids or spends.
 * @see docs/decisions/0007-market.md */
export interface Experience {
  /** Those that the domain could serve; visitors blocked by the geo rules are left out. */
  readonly opportunities: number;
  /** Clicks that it got, including those that were not charged. */
  readonly served: number;
  /** Clicks that were charged. */
  readonly charged: number;
  /** The share of the opportunities that the client's other domains got, 0 to 1. */
  readonly siblingShare: number;
  /** What a click cost on average: with first pricing, what was bid. In micro-dollars. */
  readonly bidMicros: number;
  /** Expected over a whole day ahead. */
  readonly dailyOpportunities: number;
}

/** Fewer opportunities prove nothing. */
export const fewestOpportunities = 100;
/** A domain that got this much of what it needs did not lose out to others. */
const enough = 0.9;
/** The highest bid possible: no one takes anything from such a domain. */
const unrivaledMicros = 100_000_000;

/** The share of the opportunities that a domain's plan needs, 0 to 1: repeat clicks are not charged. */
export function neededShare(experience: Experience, budgetMicros: number): number {
  const clicks = budgetMicros / experience.bidMicros / chargedPart(experience);
  return Math.min(1, clicks / experience.dailyOpportunities);
}

/** Whether a domain that is behind lost its traffic to other companies: it got clearly less than its plan needs, and
 * all domains of its client together did not get nearly everything available. Otherwise a higher bid would not help. */
export function lostToOthers(experience: Experience, budgetMicros: number): boolean {
  const { opportunities, served, siblingShare } = experience;
  if (opportunities < fewestOpportunities) return false;
  const share = served / opportunities;
  return share < enough * neededShare(experience, budgetMicros) && share + siblingShare < enough;
}

/** Everyone else, as far as a domain can tell from its own clicks: they take all they can get, with a weight inferred
 * from its own share. What the client's other domains get is left to them. */
export function unknownOthers(experience: Experience, budgetMicros: number): Competitor[] {
  const { opportunities, served, siblingShare, bidMicros } = experience;
  const share = Math.min(1, (served + 1) / opportunities); // zero clicks prove nothing, so one is added
  const left = Math.max(0, 1 - share - siblingShare);
  const weight = weightOfShare(share, neededShare(experience, budgetMicros));
  const others = { needMicros: Number.POSITIVE_INFINITY, bidMicros, count: left / weight };
  if (siblingShare === 0) return [others];
  return [{ needMicros: siblingShare * unrivaledMicros, bidMicros: unrivaledMicros, count: 1e9 }, others];
}

/** The smallest bid that fills the plan of a domain that is behind, provided that all others give way equally; rounded
 * up to two significant digits. Null when it does not exceed the current bid, or exceeds the budget: no bid would help.
 *
 * A domain got 120 of 2,000 opportunities at $0.12 and needs $50 a day: the others weigh 94 / 6 times as much as it
 * does. At $0.27 it would get the 9 % that $50 pays for. */
export function suggestedBid(
  experience: Experience,
  { bidMicros, budgetMicros }: { readonly bidMicros: number; readonly budgetMicros: number },
  terms: MarketTerms,
): number | null {
  const needMicros = budgetMicros / experience.dailyOpportunities / chargedPart(experience);
  // The day's terms may have been different; only with first pricing does the price reveal the bid.
  const found = smallestFillingBid(needMicros, unknownOthers(experience, budgetMicros), terms);
  if (found === null) return null;
  const rounded = twoDigits(found);
  return rounded > bidMicros && rounded <= budgetMicros ? rounded : null;
}

function chargedPart({ served, charged }: Experience): number {
  return (charged + 20) / (served + 20);
}

/** Rounded up to two significant digits, and to whole cents. */
function twoDigits(micros: number): number {
  const cents = Math.ceil(micros / 10_000);
  const step = Math.max(1, 10 ** (String(cents).length - 2));
  return Math.ceil(cents / step) * step * 10_000;
}
