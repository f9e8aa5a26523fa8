import type { NumberFormat } from './format.ts';

/** Whether an amount in dollars is a whole number of cents. The keyword `multipleOf: 0.01` cannot express that: with
 * binary fractions, most validators refuse 0.07, 0.29, and 1.15. @see docs/specification/decisions.md §1 */
export function isWholeCents(dollars: number): boolean {
  return Math.round(dollars * 100) / 100 === dollars;
}

/** `format: money` */
export const money: NumberFormat = { accepts: isWholeCents };
