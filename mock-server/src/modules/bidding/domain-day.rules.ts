import type { PacingReason } from '@grt/sdk/contract';
import { needOf, type MarketMinute } from './demand.rules.ts';
import { lostToOthers, suggestedBid, type Advice } from './advice.rules.ts';
import { allocate, allocationPercentages, rankPrice, type MarketTerms } from './allocation.rules.ts';
import type { OpenDay } from './day-book.rules.ts';
import { budgetOn, onDay } from './day-budget.rules.ts';
import type { DomainFacts } from './domain-facts.rules.ts';
import {
  currentPace,
  efficiencyScore,
  isSpentEarly,
  lastingBudget,
  projectedEnd,
  type Outlook,
  type Pace,
} from './pace.rules.ts';
import { plannedSpend } from './plan.rules.ts';
import { bidAboveRemainingBudget, pacingReason, recommendedAction } from './recommendation.rules.ts';
import { canServe, isRunning } from './serving.rules.ts';
import type { TrafficCurve } from './traffic-share.rules.ts';

/** A domain on its current day. */
export interface DomainDay {
  readonly facts: DomainFacts;
  readonly day: OpenDay;
  readonly curve: TrafficCurve;
}

/** What all open domains of the market ask for in the current minute. For administrators only: it would reveal to a
 * client what a competitor bids. */
export interface MarketDemand {
  /** q, 0 to 1, by the number of the domain. */
  readonly requested: ReadonlyMap<number, number>;
  /** Percent with two decimals; 100.00 in total, or all 0. */
  readonly percentages: ReadonlyMap<number, number>;
  /** Σq; above 1 the opportunities are shared by bid. */
  readonly asked: number;
  /** What a click costs, in micro-dollars, by the number of the domain. */
  readonly prices: ReadonlyMap<number, number>;
}

/** @param minute - undefined when nothing is known about the supply: then no one asks for a part of it. */
export function marketDemand(
  open: readonly DomainDay[],
  minute: MarketMinute | undefined,
  terms: MarketTerms,
): MarketDemand {
  const needs = open.map((one) => (minute === undefined ? undefined : needOf(one, minute)));
  const places = allocate(needs, terms);
  const percentages = allocationPercentages(places.map(({ share }) => share));
  const priceOf = (one: DomainDay, index: number): number => {
    const { bidMicros } = one.facts;
    if (terms.pricing === 'first') return bidMicros;
    return minute ? (places[index]?.priceMicros ?? bidMicros) : rankPrice(bidMicros, rivalBids(open, one), terms);
  };
  return {
    prices: new Map(open.flatMap((one, index) => (serves(one) ? [[one.facts.id, priceOf(one, index)]] : []))),
    requested: new Map(open.map(({ facts }, index) => [facts.id, places[index]?.requested ?? 0])),
    percentages: new Map(open.map(({ facts }, index) => [facts.id, percentages[index] ?? 0])),
    asked: places.reduce((sum, { requested }) => sum + requested, 0),
  };
}

function serves({ facts, day }: DomainDay): boolean {
  return canServe(onDay(facts, day), day.spentMicros);
}

function rivalBids(open: readonly DomainDay[], { facts: { clientId } }: DomainDay): number[] {
  return open.flatMap((one) => (one.facts.clientId !== clientId && serves(one) ? [one.facts.bidMicros] : []));
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

/** A domain's pace on its own: what can be said without looking at the market. */
export function paceOf(one: DomainDay, atMs: number): Pace {
  return currentPace(outlookOf(one, atMs).spending);
}

/** @param advice - needed when the domain is behind; without it nothing is said about bids.
 * @see docs/specification/decisions.md §8 */
export function standingOf(one: DomainDay, atMs: number, advice?: Advice): Standing {
  const { facts, day } = one;
  const outlook = outlookOf(one, atMs);
  const { spending } = outlook;
  const pace = currentPace(spending);
  const isLost = pace === 'behind' && advice !== undefined && lostToOthers(advice.experience);
  const bid = isLost ? suggestedBid(advice, facts) : undefined;
  const reason = pacingReason({
    domain: onDay(facts, day),
    spentMicros: day.spentMicros,
    pace,
    isOutbid: isLost && bid?.kind !== 'enough',
    isSpentEarly: isSpentEarly(outlook),
  });
  const suggestedBidMicros = reason === 'behind_outbid' && bid?.kind === 'bid' ? bid.bidMicros : null;
  const suggestedBudgetMicros = reason === 'exhausted' ? lastingBudget(outlook, day.budgetShare) : null;
  return {
    canServe: serves(one),
    pace,
    plannedMicros: spending.plannedMicros,
    efficiency: efficiencyScore(spending, day.opportunities === 0 ? 1 : day.servableOpportunities / day.opportunities),
    projectedEndMs: projectedEnd(outlook),
    reason,
    action:
      reason === 'bid_above_remaining_budget'
        ? bidAboveRemainingBudget(facts, day)
        : recommendedAction(reason, suggestedBidMicros ?? suggestedBudgetMicros, bid),
    suggestedBidMicros,
    suggestedBudgetMicros,
  };
}

function outlookOf({ facts, day, curve }: DomainDay, atMs: number): Outlook {
  const budgetMicros = budgetOn(facts.budgetMicros, day);
  const none = { atMs: day.startMs, spentMicros: 0, budgetMicros, isActive: false };
  const anchor = day.anchors.findLast((one) => one.atMs <= atMs) ?? day.anchors[0] ?? none;
  return {
    curve,
    anchor,
    atMs,
    exhaustedAtMs: day.exhaustedAtMs,
    spending: {
      spentMicros: day.spentMicros,
      plannedMicros: plannedSpend(curve, anchor, atMs),
      budgetMicros,
      bidMicros: facts.bidMicros,
      isRunning: isRunning(facts),
    },
  };
}
