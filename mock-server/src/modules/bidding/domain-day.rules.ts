import type { PacingReason } from '@grt/sdk/contract';
import { needOf, type MarketMinute } from './demand.rules.ts';
import { allocate, allocationPercentages, fillingBid, type MarketTerms, type Request } from './allocation.rules.ts';
import type { OpenDay } from './day-book.rules.ts';
import type { DomainFacts } from './domain-facts.rules.ts';
import { currentPace, efficiencyScore, lastingBudget, projectedEnd, type Outlook, type Pace } from './pace.rules.ts';
import { plannedSpend } from './plan.rules.ts';
import { pacingReason, recommendedAction } from './recommendation.rules.ts';
import { canServe, isRunning } from './serving.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

/** A domain on its current day. */
export interface DomainDay {
  readonly facts: DomainFacts;
  readonly day: OpenDay;
  readonly curve: TrafficCurve;
}

/** What all open domains of the market ask of the current minute. */
export interface MarketDemand {
  /** By the number of the domain. */
  readonly requests: ReadonlyMap<number, Request>;
  /** Percent of two decimals; 100.00 together, or all 0. */
  readonly percentages: ReadonlyMap<number, number>;
  /** Σq; above 1 the opportunities are shared by bid. */
  readonly asked: number;
  /** Σ bid · q, in micro-dollars. */
  readonly weight: number;
}

/** @param minute - undefined when nothing is known about the supply: then no one can be said to ask for a part of
 * it. */
export function marketDemand(
  open: readonly DomainDay[],
  minute: MarketMinute | undefined,
  terms: MarketTerms,
): MarketDemand {
  const needs = open.map((one) => (minute === undefined ? undefined : needOf(one, minute)));
  const places = allocate(needs, terms);
  const requests = open.map(({ facts: { id, bidMicros } }, index) => ({
    id,
    share: places[index]?.requested ?? 0,
    bidMicros,
  }));
  const percentages = allocationPercentages(places.map(({ share }) => share));
  return {
    requests: new Map(requests.map((request) => [request.id, request])),
    percentages: new Map(requests.map(({ id }, index) => [id, percentages[index] ?? 0])),
    asked: requests.reduce((sum, { share }) => sum + share, 0),
    weight: requests.reduce((sum, { share, bidMicros }) => sum + share * bidMicros, 0),
  };
}

/** The state of a domain's day. Money is micro-dollars, times are milliseconds since 1970. */
export interface Standing {
  readonly canServe: boolean;
  readonly pace: Pace;
  readonly plannedMicros: number;
  readonly efficiency: number;
  readonly projectedEndMs: number | null;
  readonly reason: PacingReason;
  readonly action: string;
  readonly suggestedBidMicros: number | null;
  readonly suggestedBudgetMicros: number | null;
}

/** The pace of a domain alone: what can be said without looking at the market. */
export function paceOf(one: DomainDay, atMs: number): Pace {
  return currentPace(outlookOf(one, atMs).spending);
}

/** @param demand - of the market; needed when it is behind. @see docs/specification/decisions.md §8 */
export function standingOf(one: DomainDay, atMs: number, demand: MarketDemand | undefined): Standing {
  const { facts, day } = one;
  const outlook = outlookOf(one, atMs);
  const { spending } = outlook;
  const pace = currentPace(spending);
  const request = demand?.requests.get(facts.id);
  const reason = pacingReason({
    domain: facts,
    spentMicros: day.spentMicros,
    pace,
    isOutbid: demand !== undefined && demand.asked > 1,
  });
  const suggestedBidMicros =
    reason === 'behind_outbid' && demand && request
      ? fillingBid(request, demand.weight - request.share * request.bidMicros)
      : null;
  const suggestedBudgetMicros = reason === 'exhausted' ? lastingBudget(outlook) : null;
  return {
    canServe: canServe(facts, day.spentMicros),
    pace,
    plannedMicros: spending.plannedMicros,
    efficiency: efficiencyScore(spending, day.opportunities === 0 ? 1 : day.servableOpportunities / day.opportunities),
    projectedEndMs: projectedEnd(outlook),
    reason,
    action: recommendedAction(reason, suggestedBidMicros ?? suggestedBudgetMicros),
    suggestedBidMicros,
    suggestedBudgetMicros,
  };
}

function outlookOf({ facts, day, curve }: DomainDay, atMs: number): Outlook {
  const none = { atMs: day.startMs, spentMicros: 0, budgetMicros: facts.budgetMicros, isActive: false };
  const anchor = day.anchors.findLast((one) => one.atMs <= atMs) ?? day.anchors[0] ?? none;
  return {
    curve,
    anchor,
    atMs,
    exhaustedAtMs: day.exhaustedAtMs,
    spending: {
      spentMicros: day.spentMicros,
      plannedMicros: plannedSpend(curve, anchor, atMs),
      budgetMicros: facts.budgetMicros,
      bidMicros: facts.bidMicros,
      isRunning: isRunning(facts),
    },
  };
}
