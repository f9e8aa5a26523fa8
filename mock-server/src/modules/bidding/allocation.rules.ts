/** What a domain that can serve asks of the coming minutes. Money is micro-dollars. */
export interface Need {
  /** E(t + 15 min) */
  readonly plannedAheadMicros: number;
  /** S */
  readonly spentMicros: number;
  readonly bidMicros: number;
  /** Of the whole market in those 15 minutes. */
  readonly expectedOpportunities: number;
}

/** How far ahead the plan is looked at, in milliseconds. */
export const lookAheadMs = 15 * 60_000;

/** q = clamp((E(t + 15 min) − S) / bid / expected opportunities, 0, 1): the share of the market's opportunities that
 * keeps the domain to its plan.
 * @see docs/specification/decisions.md §8 */
export function requestedShare({ plannedAheadMicros, spentMicros, bidMicros, expectedOpportunities }: Need): number {
  const clicks = (plannedAheadMicros - spentMicros) / bidMicros;
  if (clicks <= 0) return 0;
  return expectedOpportunities <= 0 ? 1 : Math.min(1, clicks / expectedOpportunities);
}

/** What one domain asks for, and what it pays. */
export interface Request {
  /** q, 0 to 1. */
  readonly share: number;
  readonly bidMicros: number;
}

/** The share of the opportunities that each gets, 0 to 1, together at most 1: what it asked for, or if together they
 * ask for more than there is, its part by bid · q.
 * @see docs/specification/decisions.md §8 */
export function sharedOut(requests: readonly Request[]): number[] {
  const asked = requests.reduce((sum, { share }) => sum + share, 0);
  if (asked <= 1) return requests.map(({ share }) => share);
  const weight = requests.reduce((sum, { share, bidMicros }) => sum + share * bidMicros, 0);
  return requests.map(({ share, bidMicros }) => (share * bidMicros) / weight);
}

/** The shares as percentages of two decimals that are 100.00 together, by largest remainder (the earlier one when
 * equal); all 0 when no one gets anything. */
export function allocationPercentages(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (10_000 * share) / total);
  const hundredths = exact.map(Math.floor);
  const missing = 10_000 - hundredths.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) hundredths[index] = (hundredths[index] ?? 0) + 1;
  return hundredths.map((part) => part / 100);
}

const suggestionStepMicros = 50_000;

/** The bid, in micro-dollars, with which a domain would get the share it asks for: b with b·q / (b·q + the weight of
 * the others) = q. Rounded up to $0.05, so that it does not reveal what a single competitor bids; null when even $100
 * would not do, or when it is no more than the current bid.
 * @param othersWeight - the sum of bid · q of all other domains.
 * @see docs/specification/decisions.md §8 (outbid, with the bid that would fill) */
export function fillingBid({ share, bidMicros }: Request, othersWeight: number): number | null {
  if (share <= 0 || share >= 1) return null;
  const needed = Math.ceil(othersWeight / (1 - share) / suggestionStepMicros) * suggestionStepMicros;
  return needed > bidMicros && needed <= 100_000_000 ? needed : null;
}
