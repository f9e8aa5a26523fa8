/** A domain, as needed for sharing visits. */
export interface Bidder {
  /** US dollars a click, 0 or more. */
  readonly bid: number;
  /** How much of the upcoming traffic it needs to stay on plan, 0 to 1: low when it is ahead of pace. */
  readonly need: number;
}

/** Shares visits among domains that together need more than available: weight = bid × need.
 * @returns one share each, 0 to 1; they sum to 1, or are all 0 if no one bids.
 * @see docs/specification/decisions.md §8, allocation */
export function shareVisits(bidders: readonly Bidder[]): number[] {
  const weights = bidders.map(({ bid, need }) => bid * need);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : weight / total));
}
