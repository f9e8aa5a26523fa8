import { onDay, type BudgetedDay } from './day-budget.rules.ts';
import { canServe, isSpent, type Servable } from './serving.rules.ts';

/** The outcome of a click: paid; only counted, because the visitor already clicked there that day; or not served. */
export type ChargeOutcome = 'charged' | 'repeat' | 'refused';

/** The state of a domain's day that a click can change. Money is micro-dollars. */
export interface ChargedDay extends BudgetedDay {
  spentMicros: number;
  clicks: number;
  repeats: number;
  /** When the budget was spent, in milliseconds since 1970; undefined while it is not. */
  exhaustedAtMs: number | undefined;
}

/** A click to be charged. */
export interface ChargedClick {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly isRepeat: boolean;
  /** The minute's price, in micro-dollars; the bid when unknown. */
  readonly priceMicros?: number | undefined;
}

/** What a click costs: its price, never above the bid. In micro-dollars. */
export function costOf(
  { bidMicros }: Pick<Servable, 'bidMicros'>,
  { priceMicros }: Pick<ChargedClick, 'priceMicros'>,
): number {
  return Math.min(priceMicros ?? bidMicros, bidMicros);
}

/** Charges a click to a day if the rules allow it: the only place that spends. Changes `day`. Whatever its price, a
 * click is accepted only if the budget could pay the bid.
 * @see docs/specification/decisions.md §8 (the budget is a hard cap) */
export function chargeClick(facts: Servable, day: ChargedDay, click: ChargedClick): ChargeOutcome {
  const domain = onDay(facts, day);
  if (!canServe(domain, day.spentMicros)) return 'refused';
  if (click.isRepeat) {
    day.repeats += 1;
    return 'repeat';
  }
  day.spentMicros += costOf(domain, click);
  day.clicks += 1;
  if (isSpent(domain, day.spentMicros)) day.exhaustedAtMs = click.atMs;
  return 'charged';
}

/** Takes back what a click was charged: it stays counted, like a repeat. The day can pay for another click then. */
export function refundClick(facts: Servable, day: ChargedDay, costMicros: number): void {
  day.spentMicros -= costMicros;
  day.clicks -= 1;
  day.repeats += 1;
  if (!isSpent(onDay(facts, day), day.spentMicros)) day.exhaustedAtMs = undefined;
}
