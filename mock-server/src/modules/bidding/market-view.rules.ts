import type {
  BiddingDomain,
  DomainAllocation,
  MarketPacing,
  PacingAlert,
  PacingReason,
  PacingStats,
  TrafficAllocation,
} from '@grt/sdk/contract';
import { lookAheadMs } from './allocation.rules.ts';
import { standingOf, type DomainDay, type MarketDemand } from './domain-day.rules.ts';
import { marketSums } from './market-overview.rules.ts';
import { dollarsOf } from '../../basics/money.rules.ts';
import { plannedSpend } from './plan.rules.ts';
import { isRunning } from './serving.rules.ts';

/** With fewer other clients in the market, its totals would reveal what one of them spends. */
const fewestOthers = 3;

/** The pacing of active domains: of the whole market, or of a client's own domains where the market would expose a
 * competitor.
 * @param clientId - of the caller; undefined for administrators.
 * @see docs/specification/decisions.md §3 and §8 */
export function marketPacingOf(
  open: readonly DomainDay[],
  { atMs, clientId }: { atMs: number; clientId: number | undefined },
): MarketPacing {
  const active = open.filter(({ facts }) => isRunning(facts));
  const others = new Set(active.map(({ facts }) => facts.clientId).filter((id) => id !== clientId));
  const isOwn = clientId !== undefined && others.size < fewestOthers;
  const counted = isOwn ? active.filter(({ facts }) => facts.clientId === clientId) : active;
  const sums = marketSums(
    counted.map((one) => {
      const { pace, efficiency } = standingOf(one, atMs, undefined);
      return { spentMicros: one.day.spentMicros, budgetMicros: one.facts.budgetMicros, pace, efficiency };
    }),
  );
  return {
    scope: isOwn ? 'own' : 'market',
    total_active_domains: sums.activeDomains,
    total_daily_budget: dollarsOf(sums.budgetMicros),
    market_utilization: sums.utilization,
    average_efficiency: sums.averageEfficiency,
    domains_behind_pace: sums.behind,
    domains_ahead_pace: sums.ahead,
    calculated_at: new Date(atMs).toISOString(),
  };
}

/** A domain's share of the current minute. */
export function allocationOf(one: DomainDay, demand: MarketDemand, atMs: number): TrafficAllocation {
  const { facts, day } = one;
  return {
    domain_id: facts.id,
    domain_name: facts.domainName,
    is_active: standingOf(one, atMs, demand).canServe,
    allocation_percentage: demand.percentages.get(facts.id) ?? 0,
    bid_amount: dollarsOf(facts.bidMicros),
    daily_budget: dollarsOf(facts.budgetMicros),
    current_spend: dollarsOf(day.spentMicros),
    clicks_today: day.clicks,
  };
}

/** What a domain asks of the coming minute, and what it gets. */
export function plannedAllocationOf(one: DomainDay, demand: MarketDemand, atMs: number): DomainAllocation {
  const { facts, day, curve } = one;
  const standing = standingOf(one, atMs, demand);
  const anchor = day.anchors.findLast((found) => found.atMs <= atMs);
  const plannedMicros = anchor ? plannedSpend(curve, anchor, Math.min(atMs + lookAheadMs, day.endMs)) : 0;
  return {
    domain_id: facts.id,
    domain_name: facts.domainName,
    client_id: facts.clientId,
    can_serve: standing.canServe,
    reason_code: standing.reason,
    requested_percentage: percentage(demand.requests.get(facts.id)?.share ?? 0),
    allocation_percentage: demand.percentages.get(facts.id) ?? 0,
    bid_amount: dollarsOf(facts.bidMicros),
    planned_spend: dollarsOf(plannedMicros),
    current_spend: dollarsOf(day.spentMicros),
    remaining_budget: dollarsOf(Math.max(0, facts.budgetMicros - day.spentMicros)),
  };
}

/** A share as a percentage of 2 decimals. */
export function percentage(share: number): number {
  return Math.round(share * 10_000) / 100;
}

const severities: Partial<Record<PacingReason, PacingAlert['severity']>> = {
  no_bid: 'critical',
  bid_below_floor: 'critical',
  no_budget: 'critical',
  budget_below_click: 'critical',
  no_active_feed: 'critical',
  exhausted: 'critical',
  behind_outbid: 'warning',
  behind_low_traffic: 'warning',
  ahead: 'info',
};
const urgency = { critical: 0, warning: 1, info: 2 };

/** The alerts of domains with active bidding that are not on track, the most urgent first.
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
