import { lookAheadMs, requestedShare } from './allocation.rules.ts';
import type { OpenDay } from './day-book.rules.ts';
import type { DomainFacts } from './domain-facts.rules.ts';
import { plannedSpend } from './plan.rules.ts';
import { canServe } from './serving.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

/** How a domain's share of the market is worked out: by the plan, or, to compare with, greedily. */
export type SharingRule = (
  domain: { readonly facts: DomainFacts; readonly day: OpenDay; readonly curve: TrafficCurve },
  market: MarketMinute,
) => number;

/** A minute of the market. */
export interface MarketMinute {
  readonly atMs: number;
  /** Opportunities expected from now until a moment, in milliseconds since 1970. */
  readonly expectedUntil: (toMs: number) => number;
}

/** Whether a domain can serve in a minute: by the rule, and not before it and its feeds were approved. */
export function servesAt(facts: DomainFacts, day: OpenDay, atMs: number): boolean {
  return atMs >= facts.servableFromMs && canServe(facts, day.spentMicros);
}

/** q of a domain; 0 when it cannot serve. @see docs/specification/decisions.md §8 */
export const plannedShare: SharingRule = ({ facts, day, curve }, { atMs, expectedUntil }) => {
  const anchor = day.anchors.findLast((one) => one.atMs <= atMs);
  if (!anchor || !servesAt(facts, day, atMs)) return 0;
  const aheadMs = Math.min(atMs + lookAheadMs, day.endMs);
  return requestedShare({
    plannedAheadMicros: plannedSpend(curve, anchor, aheadMs),
    spentMicros: day.spentMicros,
    bidMicros: facts.bidMicros,
    // What is left of the day counts: the last clicks of a budget must come before it ends.
    expectedOpportunities: expectedUntil(aheadMs),
  });
};
