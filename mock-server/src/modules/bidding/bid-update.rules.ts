import type { BiddingChanges } from '@grt/sdk/contract';
import { microsOf } from '../../basics/money.rules.ts';

/** The bidding of a domain. Money is micro-dollars. */
export interface BiddingTerms {
  readonly bidMicros: number;
  readonly budgetMicros: number;
  readonly biddingStatus: 'active' | 'paused';
}

/** An update as intended, regardless of the names its fields came under. Omitted fields keep their values. */
export interface BiddingWish extends Partial<BiddingTerms> {
  readonly reason: string;
  readonly version: number | undefined;
}

/** Reads an update that the contract and its rule have checked, under both names of each field.
 * @see docs/specification/decisions.md §8 */
export function readBiddingChanges(changes: BiddingChanges): BiddingWish {
  const { bid_amount, cpm_unique_click_bid, daily_budget, bidding_status, is_active, change_reason, version } = changes;
  const bid = bid_amount ?? cpm_unique_click_bid;
  const status = bidding_status ?? (is_active === undefined ? undefined : statusOf(is_active));
  return {
    ...(bid === undefined ? {} : { bidMicros: microsOf(bid) }),
    ...(daily_budget === undefined ? {} : { budgetMicros: microsOf(daily_budget) }),
    ...(status === undefined ? {} : { biddingStatus: status }),
    reason: change_reason || 'Updated by client',
    version,
  };
}

/** The outcome of an update. */
export interface BiddingOutcome {
  readonly after: BiddingTerms;
  /** Bid or budget: one history entry. */
  readonly changesAmounts: boolean;
  /** A toggle is recorded in the audit. */
  readonly toggles: boolean;
  /** The day's plan is remade: by a change of budget or a toggle, not by a change of bid. */
  readonly replans: boolean;
}

/** Compares the requested terms with the current ones. @see docs/specification/decisions.md §8 */
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
    // A first bid starts the plan as well: without a bid there was no plan.
    replans: toggles || changesBudget || (before.bidMicros === 0) !== (bidMicros === 0),
  };
}

function statusOf(isActive: boolean): 'active' | 'paused' {
  return isActive ? 'active' : 'paused';
}
