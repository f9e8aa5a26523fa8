import { allocate, lookAheadMs, type MarketTerms, type Need, type Place } from './allocation.rules.ts';
import type { OpenDay } from './day-book.rules.ts';
import type { DomainFacts } from './domain-facts.rules.ts';
import { onDay } from './day-budget.rules.ts';
import { plannedSpend } from './plan.rules.ts';
import { canServe } from './serving.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

/** A domain that takes part in a minute of the market. */
export interface Contender {
  readonly facts: DomainFacts;
  readonly day: OpenDay;
  readonly curve: TrafficCurve;
}

/** How the places in a minute are worked out: by the plans, or greedily for comparison. */
export type SharingRule = (contenders: readonly Contender[], minute: MarketMinute) => readonly Place[];

/** A minute of the market. */
export interface MarketMinute {
  readonly atMs: number;
  /** Opportunities expected from now until a moment, in milliseconds since 1970. */
  readonly expectedUntil: (toMs: number) => number;
}

/** Whether a domain can serve in a minute: by the rule, and not before it and its feeds were approved. */
export function servesAt(facts: DomainFacts, day: OpenDay, atMs: number): boolean {
  return atMs >= facts.servableFromMs && canServe(onDay(facts, day), day.spentMicros);
}

/** What a domain needs in a minute; undefined when it cannot serve. @see docs/specification/decisions.md §8 */
export function needOf({ facts, day, curve }: Contender, { atMs, expectedUntil }: MarketMinute): Need | undefined {
  const anchor = day.anchors.findLast((one) => one.atMs <= atMs);
  if (!anchor || !servesAt(facts, day, atMs)) return undefined;
  const aheadMs = Math.min(atMs + lookAheadMs, day.endMs);
  return {
    plannedAheadMicros: plannedSpend(curve, anchor, aheadMs),
    plannedMicros: plannedSpend(curve, anchor, atMs),
    spentMicros: day.spentMicros,
    bidMicros: facts.bidMicros,
    // Only the rest of the day counts: the last clicks of a budget must come before it ends.
    expectedOpportunities: expectedUntil(aheadMs),
  };
}

/** The market of the reference server: everyone asks for what the plan needs. */
export function plannedSharing(terms: MarketTerms): SharingRule {
  return (contenders, minute) =>
    allocate(
      contenders.map((one) => needOf(one, minute)),
      terms,
    );
}
