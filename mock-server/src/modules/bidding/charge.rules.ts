import { canServe, isAffordable, type Servable } from './serving.rules.ts';

/** The outcome of a click: paid; counted, because the visitor already clicked on the domain that day; not served. */
export type ChargeOutcome = 'charged' | 'repeat' | 'refused';

/** The state of a domain's day that a click can change. Money is micro-dollars. */
export interface ChargedDay {
  spentMicros: number;
  clicks: number;
  repeats: number;
  /** Milliseconds since 1970; undefined while a click can be paid. */
  exhaustedAtMs: number | undefined;
}

/** Charges a click to a day, or not: the only place that spends. `day` is changed.
 * @param atMs - when, in milliseconds since 1970. @see docs/specification/decisions.md §8 (the budget is a hard cap) */
export function chargeClick(
  domain: Servable,
  day: ChargedDay,
  { atMs, isRepeat }: { readonly atMs: number; readonly isRepeat: boolean },
): ChargeOutcome {
  if (!canServe(domain, day.spentMicros)) return 'refused';
  if (isRepeat) {
    day.repeats += 1;
    return 'repeat';
  }
  day.spentMicros += domain.bidMicros;
  day.clicks += 1;
  if (!isAffordable(domain, day.spentMicros)) day.exhaustedAtMs = atMs;
  return 'charged';
}
