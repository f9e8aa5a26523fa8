import type { TrafficCurve } from './traffic-share.rules.ts';

/** A moment from which the plan of a day is remade: day start, change of budget, pause, resume or approval. A change of
 * bid is not one. Money is micro-dollars.
 * @see docs/specification/decisions.md §8 */
export interface PlanAnchor {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** S0: what was spent by then. */
  readonly spentMicros: number;
  /** B: the budget from then on. */
  readonly budgetMicros: number;
  /** False while bidding is paused or not set up: then nothing is planned to be spent. */
  readonly isActive: boolean;
}

/** E(t) = S0 + (B − S0) · (Fe(t) − Fe(t0)) / (1 − Fe(t0)): what should be spent by a moment, in micro-dollars (not
 * whole). An anchor set when the plan should already be complete plans all of it immediately. With a budget below what
 * is spent, nothing more is planned.
 * @param atMs - milliseconds since 1970, not before the anchor. @see docs/specification/decisions.md §8 */
export function plannedSpend(curve: TrafficCurve, anchor: PlanAnchor, atMs: number): number {
  const { spentMicros, budgetMicros, isActive } = anchor;
  if (!isActive) return spentMicros;
  const begun = curve.planShareAt(anchor.atMs);
  const done = begun >= 1 ? 1 : Math.max(0, (curve.planShareAt(atMs) - begun) / (1 - begun));
  return spentMicros + Math.max(0, budgetMicros - spentMicros) * done;
}

/** What the plans in force assign to a span of the day, in micro-dollars: for each piece of it, the plan of the latest
 * anchor at that time.
 * @param anchors - in chronological order; the first is that of the day's start. */
export function plannedBetween(
  curve: TrafficCurve,
  anchors: readonly PlanAnchor[],
  fromMs: number,
  toMs: number,
): number {
  return anchors.reduce((sum, anchor, index) => {
    const from = Math.max(fromMs, anchor.atMs);
    const to = Math.min(toMs, anchors[index + 1]?.atMs ?? Number.POSITIVE_INFINITY);
    return to <= from ? sum : sum + plannedSpend(curve, anchor, to) - plannedSpend(curve, anchor, from);
  }, 0);
}
