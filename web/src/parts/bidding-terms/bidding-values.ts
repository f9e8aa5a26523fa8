import { checkForm } from '@grt/sdk/check-form';
import type { Bidding, BiddingChanges } from '@grt/sdk/contract';
import { form as biddingForm } from '@grt/sdk/forms/bidding.update';
import { readAmount } from '@grt/sdk/rules';

/** Form values as typed. */
export interface BiddingValues {
  readonly bid_amount: string;
  readonly daily_budget: string;
  readonly is_active: boolean;
}

export type Terms = Pick<Bidding, 'bid_amount' | 'daily_budget' | 'is_active'>;

export const valuesOf = ({ bid_amount, daily_budget, is_active }: Terms): BiddingValues => ({
  bid_amount: amountIn(bid_amount),
  daily_budget: amountIn(daily_budget),
  is_active,
});

/** `75`, `0.40`. */
const amountIn = (dollars: number): string => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));

/** What is sent: always both amounts and the toggle. An amount that cannot be read is NaN, which `faultsIn` names.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §4 */
export const termsIn = ({ bid_amount, daily_budget, is_active }: BiddingValues): Terms => ({
  bid_amount: readAmount(bid_amount).dollars,
  daily_budget: readAmount(daily_budget).dollars,
  is_active,
});

/** What an input shows on blur: the amount that was read, as a plain number. What cannot be read stays as typed. */
export function settledAmount(text: string): string {
  const { dollars } = readAmount(text);
  return Number.isNaN(dollars) || Number(text) === dollars ? text : amountIn(dollars);
}

export const amountFields = ['bid_amount', 'daily_budget'] as const;
export type AmountField = (typeof amountFields)[number];

/** Why the amounts are invalid: in the contract's words, or because they could mean two.
 * @see docs/specification/decisions.md §8 */
export function faultsIn(values: BiddingValues): Partial<Record<AmountField, string>> {
  return Object.fromEntries(
    amountFields.flatMap((field) => {
      const fault = amountFault(field, values[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** Why one amount is invalid. */
export function amountFault(field: AmountField, text: string): string | undefined {
  const { dollars, problem } = readAmount(text);
  const changes: BiddingChanges = { [field]: dollars };
  return problem ?? checkForm(biddingForm, changes).errors?.[field]?.[0];
}

/** Whether two forms are equivalent: 0.4 equals 0.40. */
export const isSame = (one: BiddingValues, other: BiddingValues): boolean =>
  one.is_active === other.is_active &&
  amountFields.every(
    (field) => one[field] === other[field] || readAmount(one[field]).dollars === readAmount(other[field]).dollars,
  );
