import type {
  BidChange,
  Bidding,
  BiddingDay,
  BiddingSummary,
  HourlyDistribution,
  PacingStats,
} from '@grt/sdk/contract';
import { clockHour, hoursOf } from '../../basics/account-day.rules.ts';
import { budgetOn } from './day-budget.rules.ts';
import type { DomainDay, Standing } from './domain-day.rules.ts';
import { averageCost, dollarsOf, moneyInWords } from '../../basics/money.rules.ts';
import { budgetUtilization, hourlyUtilization, hoursRemaining } from './pace.rules.ts';
import { plannedBetween } from './plan.rules.ts';

const hourMs = 3_600_000;
const isoOf = (atMs: number): string => new Date(atMs).toISOString();

/** The bidding of a domain, as lists show it. */
export function summaryOf({ facts, day }: Pick<DomainDay, 'facts' | 'day'>): BiddingSummary {
  return {
    bid_amount: dollarsOf(facts.bidMicros),
    daily_budget: dollarsOf(facts.budgetMicros),
    current_spend: dollarsOf(day.spentMicros),
    clicks_today: day.clicks,
    is_active: facts.isBiddingActive,
    version: facts.version,
  };
}

/** The bidding of one domain, under both names of each field. */
export function biddingOf(
  one: Pick<DomainDay, 'facts' | 'day'>,
  edit: { readonly updatedBy: string; readonly updatedAt: Date } | undefined,
): Bidding {
  const { facts } = one;
  return {
    ...summaryOf(one),
    domain_id: facts.id,
    cpm_unique_click_bid: dollarsOf(facts.bidMicros),
    bidding_status: facts.isBiddingActive ? 'active' : 'paused',
    updated_at: edit?.updatedAt.toISOString() ?? null,
    updated_by: edit?.updatedBy ?? null,
  };
}

/** How closely a domain's spending follows its plan for the day. */
export function pacingOf({ facts, day }: DomainDay, standing: Standing, atMs: number): PacingStats {
  const { suggestedBidMicros: bid, suggestedBudgetMicros: budget, projectedEndMs } = standing;
  const { spentMicros } = day;
  return {
    domain_id: facts.id,
    can_serve: standing.canServe,
    current_pace: standing.pace,
    budget_utilization: budgetUtilization({ spentMicros, budgetMicros: budgetOn(facts.budgetMicros, day) }),
    clicks_today: day.clicks,
    spend_today: dollarsOf(spentMicros),
    planned_spend: dollarsOf(standing.plannedMicros),
    daily_budget: dollarsOf(facts.budgetMicros),
    ...(day.budgetShare < 1 ? { budget_today: dollarsOf(budgetOn(facts.budgetMicros, day)) } : {}),
    efficiency_score: standing.efficiency,
    hours_remaining: hoursRemaining(day.endMs, atMs),
    projected_end_time: projectedEndMs === null ? null : isoOf(projectedEndMs),
    recommended_action: standing.action,
    reason_code: standing.reason,
    suggested_bid: bid === null ? null : dollarsOf(bid),
    suggested_daily_budget: budget === null ? null : dollarsOf(budget),
    timezone: day.timezone as PacingStats['timezone'],
    day_start: isoOf(day.startMs),
    day_end: isoOf(day.endMs),
    calculated_at: isoOf(atMs),
  };
}

/** The note shown when a day's plan is remade so late that little of the day is left: the rest of the budget may be
 * spent in that time. Undefined while at least a tenth of the day's traffic is still to come, or when the plan was not
 * just remade.
 * @see docs/specification/decisions.md §8 (plan) */
export function latePlan({ facts, day, curve }: DomainDay, atMs: number): string | undefined {
  const anchor = day.anchors.at(-1);
  const leftMicros = budgetOn(facts.budgetMicros, day) - day.spentMicros;
  if (anchor?.atMs !== atMs || !anchor.isActive || leftMicros < facts.bidMicros) return undefined;
  if (curve.planShareAt(atMs) <= 0.9) return undefined;
  const minutes = Math.ceil((day.endMs - atMs) / 60_000);
  return `The day ends in ${String(minutes)} minutes. The remaining ${moneyInWords(leftMicros)} of its budget may be spent by then.`;
}

export function dayOf({ facts, day }: DomainDay, atMs: number): BiddingDay {
  return {
    domain_id: facts.id,
    timezone: day.timezone as BiddingDay['timezone'],
    day_start: isoOf(day.startMs),
    day_end: isoOf(day.endMs),
    calculated_at: isoOf(atMs),
  };
}

/** What was booked in an hour. */
export interface BookedHour {
  readonly startsAtMs: number;
  /** Charged clicks. */
  readonly clicks: number;
  readonly spentMicros: number;
}

/** All hours of the day in order. Future hours have a plan but no clicks. */
export function hourlyOf({ day, curve }: DomainDay, booked: readonly BookedHour[]): HourlyDistribution[] {
  const byStart = new Map(booked.map((hour) => [hour.startsAtMs, hour]));
  return hoursOf(day).map((startMs) => {
    const { clicks = 0, spentMicros = 0 } = byStart.get(startMs) ?? {};
    const plannedMicros = plannedBetween(curve, day.anchors, startMs, startMs + hourMs);
    return {
      hour: clockHour(day.timezone, startMs),
      starts_at: isoOf(startMs),
      clicks,
      spend: dollarsOf(spentMicros),
      avg_cpc: averageCost(spentMicros, clicks),
      planned_spend: dollarsOf(plannedMicros),
      utilization: hourlyUtilization(spentMicros, plannedMicros),
    };
  });
}

/** A change as stored. Money is micro-dollars. */
export interface KeptChange {
  readonly id: number;
  readonly domainId: number;
  readonly oldBidMicros: number;
  readonly newBidMicros: number;
  readonly oldBudgetMicros: number;
  readonly newBudgetMicros: number;
  readonly changeReason: string;
  readonly changedBy: string;
  readonly createdAt: Date;
}

export function changeOf({
  change,
  domainName,
}: {
  readonly change: KeptChange;
  readonly domainName: string;
}): BidChange {
  return {
    id: change.id,
    domain_id: change.domainId,
    domain_name: domainName,
    old_bid_amount: dollarsOf(change.oldBidMicros),
    new_bid_amount: dollarsOf(change.newBidMicros),
    old_daily_budget: dollarsOf(change.oldBudgetMicros),
    new_daily_budget: dollarsOf(change.newBudgetMicros),
    change_reason: change.changeReason,
    changed_by: change.changedBy,
    created_at: change.createdAt.toISOString(),
  };
}
