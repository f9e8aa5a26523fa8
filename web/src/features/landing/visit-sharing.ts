/** A domain as the sharing of visits sees it. */
export interface Bidder {
  /** US dollars a click, 0 or more. */
  readonly bid: number;
  /** How much of the coming traffic it needs to stay on its plan, 0 to 1: low when it is ahead of pace. */
  readonly need: number;
}

/** Shares visits among domains that together need more than there are: weight = bid × need.
 * @returns one share each, 0 to 1; they sum to 1, or are all 0 when nobody bids.
 * @see docs/specification/decisions.md §8, allocation */
export function shareVisits(bidders: readonly Bidder[]): number[] {
  const weights = bidders.map(({ bid, need }) => bid * need);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? 0 : weight / total));
}
