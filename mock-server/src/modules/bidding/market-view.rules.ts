import type {
  BiddingDomain,
  DomainAllocation,
  MarketPacing,
  PacingAlert,
  PacingReason,
  PacingStats,
  TrafficAllocation,
} from '@grt/sdk/contract';
import { allocationPercentages, lookAheadMs } from './allocation.rules.ts';
import { standingOf, type DomainDay, type MarketDemand } from './domain-day.rules.ts';
import { budgetOn } from './day-budget.rules.ts';
import { marketSums, type ActiveDomain } from './market-overview.rules.ts';
import { dollarsOf } from '../../basics/money.rules.ts';
import { plannedSpend } from './plan.rules.ts';
import { isRunning } from './serving.rules.ts';

/** The pacing of active domains.
 * @see docs/specification/decisions.md §8 */
export function marketPacingOf(open: readonly DomainDay[], atMs: number, scope: MarketPacing['scope']): MarketPacing {
  const sums = marketSums(open.filter(({ facts }) => isRunning(facts)).map((one) => activeDomainOf(one, atMs)));
  return {
    scope,
    total_active_domains: sums.activeDomains,
    total_daily_budget: dollarsOf(sums.budgetMicros),
    market_utilization: sums.utilization,
    average_efficiency: sums.averageEfficiency,
    domains_behind_pace: sums.behind,
    domains_ahead_pace: sums.ahead,
    calculated_at: new Date(atMs).toISOString(),
  };
}

/** A domain that bids, as the sums take it. */
export function activeDomainOf(one: DomainDay, atMs: number): ActiveDomain {
  const { pace, efficiency } = standingOf(one, atMs);
  return { spentMicros: one.day.spentMicros, budgetMicros: one.facts.budgetMicros, pace, efficiency };
}

/** The demand as a client may see it: shares of what its own domains ask for, and nothing about the others. */
export function ownDemand(own: readonly DomainDay[], { requested, prices }: MarketDemand): MarketDemand {
  const percentages = allocationPercentages(own.map(({ facts }) => requested.get(facts.id) ?? 0));
  return {
    requested,
    prices,
    percentages: new Map(own.map(({ facts }, index) => [facts.id, percentages[index] ?? 0])),
    asked: own.reduce((sum, { facts }) => sum + (requested.get(facts.id) ?? 0), 0),
  };
}

/** A domain's share of the current minute. */
export function allocationOf(one: DomainDay, demand: MarketDemand, atMs: number): TrafficAllocation {
  const { facts, day } = one;
  return {
    domain_id: facts.id,
    domain_name: facts.domainName,
    is_active: standingOf(one, atMs).canServe,
    allocation_percentage: demand.percentages.get(facts.id) ?? 0,
    bid_amount: dollarsOf(facts.bidMicros),
    daily_budget: dollarsOf(facts.budgetMicros),
    current_spend: dollarsOf(day.spentMicros),
    clicks_today: day.clicks,
  };
}

/** What a domain asks for in the coming minute, and what it gets. */
export function plannedAllocationOf(
  one: DomainDay,
  demand: MarketDemand,
  shown: { readonly atMs: number; readonly pacing: PacingStats | undefined; readonly isOwn: boolean },
): DomainAllocation {
  const { facts, day, curve } = one;
  const { atMs, pacing, isOwn } = shown;
  const anchor = day.anchors.findLast((found) => found.atMs <= atMs);
  const plannedMicros = anchor ? plannedSpend(curve, anchor, Math.min(atMs + lookAheadMs, day.endMs)) : 0;
  return {
    domain_id: facts.id,
    domain_name: facts.domainName,
    client_id: facts.clientId,
    can_serve: pacing?.can_serve ?? false,
    reason_code: pacing?.reason_code ?? 'not_approved',
    requested_percentage: isOwn ? null : percentage(demand.requested.get(facts.id) ?? 0),
    allocation_percentage: demand.percentages.get(facts.id) ?? 0,
    bid_amount: dollarsOf(facts.bidMicros),
    planned_spend: dollarsOf(plannedMicros),
    current_spend: dollarsOf(day.spentMicros),
    remaining_budget: dollarsOf(Math.max(0, budgetOn(facts.budgetMicros, day) - day.spentMicros)),
  };
}

/** A share as a percentage with 2 decimals. */
export function percentage(share: number): number {
  return Math.round(share * 10_000) / 100;
}

const severities: Partial<Record<PacingReason, PacingAlert['severity']>> = {
  no_bid: 'critical',
  bid_below_floor: 'critical',
  no_budget: 'critical',
  budget_below_click: 'critical',
  no_active_feed: 'critical',
  bid_above_remaining_budget: 'critical',
  exhausted: 'critical',
  behind_outbid: 'warning',
  behind_low_traffic: 'warning',
  ahead: 'info',
};
const urgency = { critical: 0, warning: 1, info: 2 };

/** The alerts of domains with active bidding that are not on track, most urgent first.
 * @param stats - their pacing, by number. */
export function alertsOf(open: readonly DomainDay[], stats: ReadonlyMap<number, PacingStats>): PacingAlert[] {
  return open
    .flatMap(({ facts }) => {
      const pacing = stats.get(facts.id);
      const severity = pacing && severities[pacing.reason_code];
      return severity ? [alertOf(facts, pacing, severity)] : [];
    })
    .sort(
      (a, b) =>
        urgency[a.severity] - urgency[b.severity] ||
        b.budget_utilization - a.budget_utilization ||
        a.domain_id - b.domain_id,
    );
}

function alertOf(facts: DomainDay['facts'], pacing: PacingStats, severity: PacingAlert['severity']): PacingAlert {
  return {
    domain_id: facts.id,
    domain_name: facts.domainName,
    client_id: facts.clientId,
    company_name: facts.companyName,
    severity,
    reason_code: pacing.reason_code,
    current_pace: pacing.current_pace,
    message: pacing.recommended_action,
    budget_utilization: pacing.budget_utilization,
    efficiency_score: pacing.efficiency_score,
    projected_end_time: pacing.projected_end_time,
    suggested_bid: pacing.suggested_bid,
    suggested_daily_budget: pacing.suggested_daily_budget,
    calculated_at: pacing.calculated_at,
  };
}

/** A domain with its client, bidding and pacing, for administrators. */
export function biddingDomainOf(
  { facts, day }: DomainDay,
  pacing: PacingStats | undefined,
  demand: MarketDemand,
): BiddingDomain {
  return {
    domain_id: facts.id,
    domain_name: facts.domainName,
    status: facts.status,
    client_id: facts.clientId,
    company_name: facts.companyName,
    bid_amount: dollarsOf(facts.bidMicros),
    cpm_unique_click_bid: dollarsOf(facts.bidMicros),
    daily_budget: dollarsOf(facts.budgetMicros),
    bidding_status: facts.isBiddingActive ? 'active' : 'paused',
    is_active: facts.isBiddingActive,
    current_spend: dollarsOf(day.spentMicros),
    clicks_today: day.clicks,
    active_feeds: facts.activeFeeds,
    allocation_percentage: demand.percentages.get(facts.id) ?? 0,
    version: facts.version,
    pacing_stats: facts.isApproved ? (pacing ?? null) : null,
  };
}
