/** What is known about a day, and what to estimate for it. Money in US dollars. */
export interface WhatIf {
  readonly spent: number;
  /** Planned spend of each remaining hour at the current budget: the shape of the day's traffic. */
  readonly plan: readonly { readonly starts_at: string; readonly planned_spend: number }[];
  readonly bid: number;
  readonly budget: number;
}

/** What a bid and a budget would buy for the rest of a day. */
export interface WhatIfResult {
  /** Left to spend; 0 or more. */
  readonly left: number;
  /** Whole clicks that this pays for. */
  readonly clicks: number;
  /** The same, spread over the hours like the day's traffic. */
  readonly hours: readonly { readonly starts_at: string; readonly spend: number; readonly clicks: number }[];
}

/** Spreads the remaining budget over the remaining hours in proportion to the current plan, or evenly without one. It
 * says what could be paid for, not whether that many clicks will arrive.
 * @see docs/specification/decisions.md §8 (plan) */
export function whatIf({ spent, plan, bid, budget }: WhatIf): WhatIfResult {
  const leftCents = Math.max(0, Math.round((budget - spent) * 100));
  const bidCents = Math.round(bid * 100);
  const planned = plan.reduce((sum, hour) => sum + hour.planned_spend, 0);
  const shareOf = (hour: { readonly planned_spend: number }): number =>
    planned > 0 ? hour.planned_spend / planned : 1 / plan.length;
  return {
    left: leftCents / 100,
    clicks: bidCents === 0 ? 0 : Math.floor(leftCents / bidCents),
    hours: plan.map((hour) => {
      const spend = (leftCents / 100) * shareOf(hour);
      return { starts_at: hour.starts_at, spend, clicks: bidCents === 0 ? 0 : spend / bid };
    }),
  };
}
