import type { PacingReason } from '@grt/sdk/contract';
import { moneyInWords } from '../../basics/money.rules.ts';
import type { BidSuggestion } from './advice.rules.ts';
import type { Pace } from './pace.rules.ts';
import { budgetOn, dailyBudgetFor, type BudgetedDay } from './day-budget.rules.ts';
import { isAffordable, isSpent, type Servable } from './serving.rules.ts';

/** What a recommendation looks at. Money is micro-dollars. */
export interface Situation {
  readonly domain: Servable;
  readonly spentMicros: number;
  readonly pace: Pace;
  /** It lost its traffic to other companies, as far as its own clicks can tell. */
  readonly isOutbid: boolean;
  /** The budget was spent clearly before the plan of the day. */
  readonly isSpentEarly: boolean;
}

/** The first reason that applies, in the contract's order.
 * @see docs/specification/decisions.md §8; contract, PacingReason */
export function pacingReason({ domain, spentMicros, pace, isOutbid, isSpentEarly }: Situation): PacingReason {
  if (!domain.isApproved) return 'not_approved';
  if (!domain.isBiddingActive || !domain.isClientActive) return 'paused';
  if (domain.bidMicros === 0) return 'no_bid';
  if (domain.bidMicros < domain.floorMicros) return 'bid_below_floor';
  if (domain.budgetMicros === 0) return 'no_budget';
  if (domain.budgetMicros < domain.bidMicros) return 'budget_below_click';
  if (!domain.hasFeed) return 'no_active_feed';
  if (!isAffordable(domain, spentMicros)) {
    if (!isSpent(domain, spentMicros)) return 'bid_above_remaining_budget';
    return isSpentEarly ? 'exhausted' : 'spent_on_plan';
  }
  if (pace === 'behind') return isOutbid ? 'behind_outbid' : 'behind_low_traffic';
  return pace;
}

/** A reason whose text does not need the sums of the day. */
type FixedReason = Exclude<PacingReason, 'bid_above_remaining_budget'>;

/** The fixed text of a reason.
 * @param suggestedMicros - for exhausted, the budget that would last; for behind_outbid, the bid that would suffice.
 * @param bid - for behind_outbid without such a bid, the bids between which it is. */
export function recommendedAction(reason: FixedReason, suggestedMicros: number | null, bid?: BidSuggestion): string {
  const amount = suggestedMicros === null ? undefined : moneyInWords(suggestedMicros);
  if (reason === 'exhausted' && amount !== undefined)
    return `Today’s budget is spent. A daily budget of ${amount} would last through the day.`;
  if (reason === 'behind_outbid' && amount !== undefined)
    return `Demand for traffic exceeds supply. A bid of about ${amount} would meet the plan.`;
  if (reason === 'behind_outbid' && bid?.kind === 'between')
    return `Demand for traffic exceeds supply. The bid that meets the plan is between ${moneyInWords(bid.lowMicros)} and ${moneyInWords(bid.highMicros)}. Your own clicks cannot narrow it down further, and other companies’ bids are not shown.`;
  return texts[reason];
}

/** What would serve again when the bid is above what is left of the day's budget. The budget must be able to pay the bid
 * even where a click costs less, so the bid is the most that one may cost. @see docs/specification/decisions.md §8 (price) */
export function bidAboveRemainingBudget(
  domain: Pick<Servable, 'bidMicros' | 'budgetMicros' | 'floorMicros'>,
  day: BudgetedDay & { readonly spentMicros: number },
): string {
  const { bidMicros, budgetMicros, floorMicros } = domain;
  const leftMicros = budgetOn(budgetMicros, day) - day.spentMicros;
  const left = moneyInWords(leftMicros);
  const budget = moneyInWords(dailyBudgetFor(day.spentMicros + bidMicros, day));
  const help =
    leftMicros < floorMicros
      ? `Raise the daily budget to ${budget} or more.`
      : `Lower the bid to ${left} or less, or raise the daily budget to ${budget} or more.`;
  return `One click may cost up to ${moneyInWords(bidMicros)}, and ${left} of today’s budget is left. ${help}`;
}

const texts: Readonly<Record<FixedReason, string>> = {
  not_approved: 'The domain must be approved by an administrator before it can bid.',
  paused: 'Bidding is paused. Enable it to receive traffic.',
  no_bid: 'Set a bid to receive traffic.',
  bid_below_floor: 'The bid is below the minimum price of a click. Raise it to receive traffic.',
  no_budget: 'Set a daily budget to receive traffic.',
  budget_below_click: 'The daily budget is below the price of one click. Raise the budget or lower the bid.',
  no_active_feed: 'This domain has no active, approved feed with items. Add one, or resume a paused one.',
  exhausted: 'Today’s budget is spent.',
  spent_on_plan: 'Today’s budget is spent, as planned. No action needed.',
  ahead: 'Spending is ahead of plan. It slows down automatically.',
  behind_outbid: 'Demand for traffic exceeds supply. A higher bid would receive more.',
  behind_low_traffic: 'There is less traffic than the plan calls for. No action needed: a higher bid would not help.',
  on_track: 'Spending is on plan. No action needed.',
};
