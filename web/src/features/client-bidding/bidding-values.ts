import { checkForm } from '@grt/sdk/check-form';
import type { Bidding, BiddingChanges } from '@grt/sdk/contract';
import { form as biddingForm } from '@grt/sdk/forms/bidding.update';
import { moneyInput } from '@grt/sdk/rules';

/** Form values as typed. */
export interface BiddingValues {
  readonly bid_amount: string;
  readonly daily_budget: string;
  readonly is_active: boolean;
}

type Terms = Pick<Bidding, 'bid_amount' | 'daily_budget' | 'is_active'>;

export const valuesOf = ({ bid_amount, daily_budget, is_active }: Terms): BiddingValues => ({
  bid_amount: amountIn(bid_amount),
  daily_budget: amountIn(daily_budget),
  is_active,
});

/** `75`, `0.40`. */
const amountIn = (dollars: number): string => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));

/** What is sent: always both amounts and the toggle.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §4 */
export const changesOf = ({ bid_amount, daily_budget, is_active }: BiddingValues, version: number): BiddingChanges => ({
  bid_amount: moneyInput(bid_amount),
  daily_budget: moneyInput(daily_budget),
  is_active,
  version,
});

/** What an input shows on blur: non-numbers become 0, numbers stay as typed.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5 */
export function settledAmount(text: string): string {
  const amount = moneyInput(text);
  return text.trim() !== '' && Number(text) === amount ? text : String(amount);
}

export const amountFields = ['bid_amount', 'daily_budget'] as const;
export type AmountField = (typeof amountFields)[number];

/** Why the amounts are invalid, in the contract's words: bounds and whole cents.
 * @see docs/specification/decisions.md §8 */
export function faultsIn(values: BiddingValues): Partial<Record<AmountField, string>> {
  const { errors = {} } = checkForm(biddingForm, changesOf(values, 0));
  return Object.fromEntries(amountFields.flatMap((field) => (errors[field]?.[0] ? [[field, errors[field][0]]] : [])));
}

/** Whether saving would end the traffic of a domain that now bids, by an amount of 0. */
export const stopsTraffic = (now: Terms, values: BiddingValues): boolean =>
  now.is_active &&
  values.is_active &&
  amountFields.every((field) => now[field] > 0) &&
  amountFields.some((field) => moneyInput(values[field]) === 0);

/** Whether two forms are equivalent: 0.4 equals 0.40. */
export const isSame = (one: BiddingValues, other: BiddingValues): boolean =>
  one.is_active === other.is_active &&
  amountFields.every((field) => moneyInput(one[field]) === moneyInput(other[field]));
