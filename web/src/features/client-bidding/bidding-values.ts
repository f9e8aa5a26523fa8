import { bidAmount, dailyBudget, messages, type Bidding, type BiddingChanges } from '@grt/sdk/contract';
import { moneyInput } from '@grt/sdk/rules';

/** The form as it is typed. */
export interface BiddingValues {
  readonly bid_amount: string;
  readonly daily_budget: string;
  readonly is_active: boolean;
}

type Terms = Pick<Bidding, 'bid_amount' | 'daily_budget' | 'is_active'>;

export const valuesOf = ({ bid_amount, daily_budget, is_active }: Terms): BiddingValues => ({
  bid_amount: String(bid_amount),
  daily_budget: String(daily_budget),
  is_active,
});

/** What is sent. Both amounts and the toggle go together: specification part 2, section 4. */
export const changesOf = ({ bid_amount, daily_budget, is_active }: BiddingValues, version: number): BiddingChanges => ({
  bid_amount: moneyInput(bid_amount),
  daily_budget: moneyInput(daily_budget),
  is_active,
  version,
});

/** What an input shows once it is left: what is no number has become 0. Specification part 2, section 5. */
export const settledAmount = (text: string): string => String(moneyInput(text));

const words = messages.BiddingChanges;
/** Binary fractions of whole cents are not whole themselves. */
const almostNothing = 1e-6;

/** Bounds and whole cents in the contract's words; decisions 8. */
export const biddingRules = {
  bid_amount: (text: string) => amountFault(moneyInput(text), bidAmount.max, words.bid_amount),
  daily_budget: (text: string) => amountFault(moneyInput(text), dailyBudget.max, words.daily_budget),
} as const;

function amountFault(
  amount: number,
  max: number,
  say: { readonly maximum: string; readonly multipleOf: string },
): string | true {
  if (amount > max) return say.maximum;
  const cents = amount * 100;
  return Math.abs(cents - Math.round(cents)) < almostNothing || say.multipleOf;
}
