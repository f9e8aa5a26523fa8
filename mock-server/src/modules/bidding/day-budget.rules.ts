import type { Servable } from './serving.rules.ts';

const centMicros = 10_000;

/** The part of the daily budget that a day has. */
export interface BudgetedDay {
  /** Above 0 and at most 1: less than 1 on the first day after a timezone change, which is shorter. */
  readonly budgetShare: number;
}

/** What may be spent on a day, in micro-dollars: its share of the daily budget, rounded down to whole cents.
 * @see docs/specification/decisions.md §13 (zones) */
export function budgetOn(budgetMicros: number, { budgetShare }: BudgetedDay): number {
  return budgetShare >= 1 ? budgetMicros : Math.floor((budgetMicros * budgetShare) / centMicros) * centMicros;
}

/** The smallest daily budget of which a day has at least an amount, in micro-dollars and whole cents.
 * @param amountMicros - whole cents */
export function dailyBudgetFor(amountMicros: number, day: BudgetedDay): number {
  let micros = Math.floor(amountMicros / day.budgetShare / centMicros) * centMicros;
  while (budgetOn(micros, day) < amountMicros) micros += centMicros;
  return micros;
}

/** A domain as it is on a day: with what may be spent on it as its budget. */
export function onDay<Domain extends Pick<Servable, 'budgetMicros'>>(domain: Domain, day: BudgetedDay): Domain {
  return day.budgetShare >= 1 ? domain : { ...domain, budgetMicros: budgetOn(domain.budgetMicros, day) };
}
