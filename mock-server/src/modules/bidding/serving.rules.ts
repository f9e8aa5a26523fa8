/** What decides whether a click on a domain is served and charged. Money is micro-dollars. */
export interface Servable {
  readonly isClientActive: boolean;
  readonly isApproved: boolean;
  readonly isBiddingActive: boolean;
  readonly bidMicros: number;
  readonly budgetMicros: number;
  /** The platform's floor price: a lower bid is not served. */
  readonly floorMicros: number;
  /** At least one active and approved feed with items. */
  readonly hasFeed: boolean;
}

/** Client active, domain approved, bidding active, a bid of at least the floor price, S + bid ≤ B, and a feed to serve from.
 * @param spentMicros - S, of the day. @see docs/specification/decisions.md §8 */
export function canServe(domain: Servable, spentMicros: number): boolean {
  return (
    isRunning(domain) && domain.bidMicros >= domain.floorMicros && domain.hasFeed && isAffordable(domain, spentMicros)
  );
}

/** Bidding is switched on and set up, whether or not anything can be served at present. */
export function isRunning(domain: Servable): boolean {
  const { isClientActive, isApproved, isBiddingActive, bidMicros, budgetMicros } = domain;
  return isClientActive && isApproved && isBiddingActive && bidMicros > 0 && budgetMicros > 0;
}

/** The hard cap: what is left of the budget pays for one more click. Amounts in micro-dollars. */
export function isAffordable(
  { bidMicros, budgetMicros }: Pick<Servable, 'bidMicros' | 'budgetMicros'>,
  spentMicros: number,
): boolean {
  return spentMicros + bidMicros <= budgetMicros;
}

/** Whether a day's budget is spent: at least 90 % of it, and what is left does not pay for one more click. Below that, it
 * is the bid that is too high. @see docs/specification/decisions.md §8 */
export function isSpent(domain: Pick<Servable, 'bidMicros' | 'budgetMicros'>, spentMicros: number): boolean {
  return spentMicros > 0 && 10 * spentMicros >= 9 * domain.budgetMicros && !isAffordable(domain, spentMicros);
}
