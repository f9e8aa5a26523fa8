import { dailyBudget } from '@grt/sdk/contract';
import { percentOf } from '../../basics/money.rules.ts';
import type { PlanAnchor } from './plan.rules.ts';
import { isAffordable } from './serving.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

export type Pace = 'ahead' | 'behind' | 'on_track';

/** The state of a day's spending. Money is micro-dollars. */
export interface Spending {
  /** S */
  readonly spentMicros: number;
  /** E, may be fractional. */
  readonly plannedMicros: number;
  /** B */
  readonly budgetMicros: number;
  readonly bidMicros: number;
  /** Bidding is active and set up: the domain is approved and has a bid and a budget. */
  readonly isRunning: boolean;
}

/** tol = max(0.10 · E, 0.02 · B, 2 · bid), in micro-dollars: how far spending may be from the plan and still be on track. */
export function tolerance({ plannedMicros, budgetMicros, bidMicros }: Spending): number {
  return Math.max(0.1 * plannedMicros, 0.02 * budgetMicros, 2 * bidMicros);
}

/** Ahead when S − E is more than the tolerance, behind when E − S is, otherwise on track, as is any domain that is
 * paused or not set up.
 * @see docs/specification/decisions.md §8 */
export function currentPace(spending: Spending): Pace {
  const off = spending.spentMicros - spending.plannedMicros;
  if (!spending.isRunning || Math.abs(off) <= tolerance(spending)) return 'on_track';
  return off > 0 ? 'ahead' : 'behind';
}

/** 100 · S / B, percent with 1 decimal; 0 without a budget. */
export function budgetUtilization({
  spentMicros,
  budgetMicros,
}: Pick<Spending, 'spentMicros' | 'budgetMicros'>): number {
  return percentOf(spentMicros, budgetMicros);
}

/** Real hours to the end of the day, 1 decimal. Both moments in milliseconds since 1970. */
export function hoursRemaining(dayEndMs: number, atMs: number): number {
  return Math.round(Math.max(0, dayEndMs - atMs) / 360_000) / 10;
}

/** round(100 · P · C), 0 to 100; 0 when paused or not set up. P, the closeness to the plan, is 1 within the tolerance
 * and falls linearly to 0 at its worst: nothing spent of what was planned, or the whole budget spent. C is the share of
 * the traffic during which the domain could serve.
 * @param servableShare - C, 0 to 1. @see docs/specification/decisions.md §8 */
export function efficiencyScore(spending: Spending, servableShare: number): number {
  if (!spending.isRunning) return 0;
  const { spentMicros, plannedMicros, budgetMicros } = spending;
  const off = Math.abs(spentMicros - plannedMicros);
  const allowed = tolerance(spending);
  const worst = spentMicros > plannedMicros ? budgetMicros - plannedMicros : plannedMicros;
  const closeness = off <= allowed ? 1 : Math.max(0, 1 - (off - allowed) / Math.max(worst - allowed, 1));
  return Math.round(100 * closeness * Math.min(1, Math.max(0, servableShare)));
}

/** What is known about a day's spending, for looking ahead. */
export interface Outlook {
  readonly curve: TrafficCurve;
  /** The anchor in force. */
  readonly anchor: PlanAnchor;
  readonly atMs: number;
  readonly spending: Spending;
  /** When the budget was spent, in milliseconds since 1970; undefined while it is not. */
  readonly exhaustedAtMs: number | undefined;
}

/** When the budget will be spent, in milliseconds since 1970: at the rate r = (S − S0) / (F(t) − F(t0)) it is the t*
 * with F(t*) = F(t) + (B − S) / r. Null when that is past the end of the day, when bidding is paused, when nothing is
 * spent yet or when the bid is above what is left; the actual time once the budget is spent.
 * @see docs/specification/decisions.md §8 */
export function projectedEnd({ curve, anchor, atMs, spending, exhaustedAtMs }: Outlook): number | null {
  if (exhaustedAtMs !== undefined) return exhaustedAtMs;
  const { spentMicros, budgetMicros, isRunning } = spending;
  const share = curve.shareAt(atMs);
  const passed = share - curve.shareAt(anchor.atMs);
  const spent = spentMicros - anchor.spentMicros;
  if (!isRunning || spent <= 0 || passed <= 0 || !isAffordable(spending, spentMicros)) return null;
  return curve.momentOf(share + ((budgetMicros - spentMicros) * passed) / spent) ?? null;
}

/** Whether the budget was spent too early: more than there is (it was cut), or ahead of a whole day's plan by more than
 * the tolerance. A domain that spends its budget by 23:30 is on plan, and so is one that can pay for few clicks. */
export function isSpentEarly({ curve, spending, exhaustedAtMs, atMs }: Outlook): boolean {
  const { spentMicros, budgetMicros } = spending;
  const plannedMicros = budgetMicros * curve.planShareAt(exhaustedAtMs ?? atMs);
  return spentMicros > budgetMicros || spentMicros - plannedMicros > tolerance({ ...spending, plannedMicros });
}

/** The daily budget, in micro-dollars, that would have lasted at the rate at which the current one was spent: since its
 * plan was made, or, when nothing was spent since (a budget that was cut), since the start of the day. Rounded up to
 * whole dollars; always more than what is spent. Null when it would be more than the largest budget.
 * @param budgetShare - the part of the daily budget that the day has; the result is that of a whole day.
 * @see docs/specification/decisions.md §8 (exhausted, with the budget that would last) */
export function lastingBudget(
  { curve, anchor, spending, exhaustedAtMs, atMs }: Outlook,
  budgetShare = 1,
): number | null {
  const { spentMicros, budgetMicros, bidMicros } = spending;
  const begun = curve.shareAt(anchor.atMs);
  const ended = curve.shareAt(exhaustedAtMs ?? atMs);
  const spent = spentMicros - anchor.spentMicros;
  const sinceAnchor = spent > 0 && ended > begun;
  const needed = sinceAnchor
    ? anchor.spentMicros + (spent * (1 - begun)) / (ended - begun)
    : spentMicros / Math.max(ended, 1e-6);
  const dollars = Math.ceil(Math.max(needed, budgetMicros, spentMicros + bidMicros) / budgetShare / 1_000_000);
  return dollars > dailyBudget.max ? null : dollars * 1_000_000;
}

/** Percent of an hour's planned spend that was spent, 1 decimal, not capped; 0 without a plan. */
export function hourlyUtilization(spentMicros: number, plannedMicros: number): number {
  return plannedMicros <= 0 ? 0 : percentOf(spentMicros, plannedMicros);
}
