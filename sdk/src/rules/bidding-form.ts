import { z } from 'zod';
import { bidAmount, dailyBudget } from '../contract/limits.ts';
import { messages } from '../contract/messages.gen.ts';
import { moneyInput } from './money-input.ts';

const words = messages.BiddingChanges;

/** An amount in USD, in whole cents; a text stands for the number in it, and for 0 without one. */
function amount(
  say: typeof words.bid_amount | typeof words.daily_budget,
  { min, max }: { readonly min: number; readonly max: number },
) {
  return z
    .union([z.number(), z.string().transform(moneyInput)], say.type)
    .pipe(z.number(say.type).min(min, say.minimum).max(max, say.maximum).multipleOf(0.01, say.format));
}

/** The bidding screen's form.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §5; docs/specification/decisions.md §8 */
export const biddingForm = z.object({
  bid_amount: amount(words.bid_amount, bidAmount),
  daily_budget: amount(words.daily_budget, dailyBudget),
  is_active: z.boolean(),
});
