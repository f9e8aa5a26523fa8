import { bidAmount, dailyBudget, messages, type BiddingChanges } from '@grt/sdk/contract';
import { invalid } from '../../core/refusal.ts';
import { microsOf } from '../../basics/money.rules.ts';

const words = messages.BiddingChanges;

/** The bidding of a domain. Money is micro-dollars. */
export interface BiddingTerms {
  readonly bidMicros: number;
  readonly budgetMicros: number;
  readonly biddingStatus: 'active' | 'paused';
}

/** An update as it is meant, whichever names its fields came under. What is left out stays. */
export interface BiddingWish extends Partial<BiddingTerms> {
  readonly reason: string;
  readonly version: number | undefined;
}

/** Reads both names of each field.
 * @param isClient - administrators have to give a reason.
 * @throws Refusal 422 when two names of a field contradict each other, an amount is out of bounds or no whole number of
 * cents, or an administrator gives no reason. @see docs/specification/decisions.md §8 */
export function readBiddingChanges(changes: BiddingChanges, isClient: boolean): BiddingWish {
  const { bid_amount, cpm_unique_click_bid, daily_budget, bidding_status, is_active, change_reason, version } = changes;
  const bid = bid_amount ?? cpm_unique_click_bid;
  const status = bidding_status ?? (is_active === undefined ? undefined : statusOf(is_active));
  const reason = change_reason?.trim() || undefined;
  const errors: { -readonly [Field in keyof BiddingChanges]?: readonly string[] } = {
    ...amountFaults('bid_amount', bid_amount),
    ...amountFaults('cpm_unique_click_bid', cpm_unique_click_bid),
    ...amountFaults('daily_budget', daily_budget),
    ...(reason === undefined && !isClient ? { change_reason: [words.change_reason.required] } : {}),
  };
  if (contradicts(bid_amount, cpm_unique_click_bid)) {
    errors.bid_amount = [words.bid_amount.contradiction];
    errors.cpm_unique_click_bid = [words.cpm_unique_click_bid.contradiction];
  }
  if (is_active !== undefined && contradicts(bidding_status, statusOf(is_active))) {
    errors.bidding_status = [words.bidding_status.contradiction];
    errors.is_active = [words.is_active.contradiction];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    ...(bid === undefined ? {} : { bidMicros: microsOf(bid) }),
    ...(daily_budget === undefined ? {} : { budgetMicros: microsOf(daily_budget) }),
    ...(status === undefined ? {} : { biddingStatus: status }),
    reason: reason ?? 'Updated by client',
    version,
  };
}

/** What an update comes to. */
export interface BiddingOutcome {
  readonly after: BiddingTerms;
  /** Bid or budget: one entry of the history. */
  readonly changesAmounts: boolean;
  /** A toggle goes to the audit. */
  readonly toggles: boolean;
  /** The plan of the day is made anew: by a change of the budget or a toggle, not by one of the bid. */
  readonly replans: boolean;
}

/** Compares what is wished for with what stands. @see docs/specification/decisions.md §8 */
export function biddingOutcome(before: BiddingTerms, wish: BiddingWish): BiddingOutcome {
  const {
    bidMicros = before.bidMicros,
    budgetMicros = before.budgetMicros,
    biddingStatus = before.biddingStatus,
  } = wish;
  const toggles = biddingStatus !== before.biddingStatus;
  const changesBudget = budgetMicros !== before.budgetMicros;
  return {
    after: { bidMicros, budgetMicros, biddingStatus },
    changesAmounts: changesBudget || bidMicros !== before.bidMicros,
    toggles,
    // A first bid begins the plan as well: without one there was none.
    replans: toggles || changesBudget || (before.bidMicros === 0) !== (bidMicros === 0),
  };
}

type AmountField = 'bid_amount' | 'cpm_unique_click_bid' | 'daily_budget';

/** Bounds and step, again after the contract's schema, which cannot be sure of the step of binary fractions. */
function amountFaults(
  field: AmountField,
  dollars: number | undefined,
): Partial<Record<AmountField, readonly string[]>> {
  if (dollars === undefined) return {};
  const fault = faultOf(dollars, field === 'daily_budget' ? dailyBudget : bidAmount);
  return fault === undefined ? {} : { [field]: [words[field][fault]] };
}

function faultOf(
  dollars: number,
  { min, max }: { readonly min: number; readonly max: number },
): 'minimum' | 'maximum' | 'multipleOf' | undefined {
  if (dollars < min) return 'minimum';
  if (dollars > max) return 'maximum';
  return Math.abs(dollars * 100 - Math.round(dollars * 100)) > 1e-6 ? 'multipleOf' : undefined;
}

function statusOf(isActive: boolean): 'active' | 'paused' {
  return isActive ? 'active' : 'paused';
}

function contradicts<Value>(one: Value | undefined, other: Value | undefined): boolean {
  return one !== undefined && other !== undefined && one !== other;
}
