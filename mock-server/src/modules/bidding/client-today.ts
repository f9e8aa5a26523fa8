import type { BiddingToday } from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import { accountDay, clockHour, hoursOf } from '../../basics/account-day.rules.ts';
import { dollarsOf } from '../../basics/money.rules.ts';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import type { DomainDay } from './domain-day.rules.ts';
import type { MarketParts } from './market-parts.ts';
import { plannedBetween } from './plan.rules.ts';
import { isRunning } from './serving.rules.ts';

const hourMs = 3_600_000;

/** The client's day over all of its domains, in a number of queries that does not depend on theirs.
 * @throws Refusal 404 */
export async function clientToday(
  { database, bidding: reader, ledger }: MarketParts,
  clientId: number,
): Promise<BiddingToday> {
  const [client] = await database.current().select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Refusal(404, 'Client not found');
  const nowMs = reader.now().getTime();
  const day = accountDay(client, nowMs);
  const days = (await reader.ofClient(clientId)).filter(({ facts }) => facts.isApproved);
  const booked = await ledger.clientHours(clientId, day.startMs, day.endMs);
  const running = days.filter(({ facts }) => isRunning(facts));
  return {
    timezone: day.timezone as BiddingToday['timezone'],
    day_start: new Date(day.startMs).toISOString(),
    day_end: new Date(day.endMs).toISOString(),
    calculated_at: new Date(nowMs).toISOString(),
    active_domains: running.length,
    daily_budget: dollarsOf(sumOf(running, ({ facts }) => facts.budgetMicros)),
    spend: dollarsOf(sumOf(booked, ({ spentMicros }) => spentMicros)),
    planned_spend: dollarsOf(plannedMicros(days, day.startMs, nowMs)),
    clicks: sumOf(booked, ({ clicks }) => clicks),
    hours: hoursOf(day).map((startMs) => {
      const hour = booked.find(({ startsAtMs }) => startsAtMs === startMs);
      return {
        hour: clockHour(day.timezone, startMs),
        starts_at: new Date(startMs).toISOString(),
        clicks: hour?.clicks ?? 0,
        spend: dollarsOf(hour?.spentMicros ?? 0),
        planned_spend: dollarsOf(plannedMicros(days, startMs, startMs + hourMs)),
      };
    }),
  };
}

const plannedMicros = (days: readonly DomainDay[], fromMs: number, toMs: number): number =>
  sumOf(days, ({ curve, day }) => plannedBetween(curve, day.anchors, fromMs, toMs));

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}
