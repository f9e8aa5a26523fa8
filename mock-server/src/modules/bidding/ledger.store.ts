import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { biddingDays, clickHours } from '../../tables/bidding.tables.ts';
import type { BookedHour } from './bidding-view.rules.ts';

/** Reads what was charged. */
export interface LedgerStore {
  /** A domain's hours between two moments, in milliseconds since 1970; those without clicks are left out. */
  hours(domainId: number, fromMs: number, toMs: number): Promise<BookedHour[]>;
  /** All hours of a client's domains between two moments, added up. */
  clientHours(clientId: number, fromMs: number, toMs: number): Promise<BookedHour[]>;
  /** Charged clicks and spend of a client since a moment. */
  ofClient(clientId: number, since: Date): Promise<{ clicks: number; spentMicros: number }>;
  /** Current days that spent more than their highest budget, and those whose hours do not add up to their total: both
   * must always be 0. */
  faults(at: Date): Promise<{ overBudget: number; mismatches: number }>;
}

export function createLedgerStore(database: Database): LedgerStore {
  const clicks = sql<number>`coalesce(sum(${clickHours.uniqueClicks}), 0)::float8`;
  const spentMicros = sql<number>`coalesce(sum(${clickHours.spentMicros}), 0)::float8`;
  const hoursOf = async (whose: SQL, fromMs: number, toMs: number): Promise<BookedHour[]> => {
    const within = and(gte(clickHours.startsAt, new Date(fromMs)), lt(clickHours.startsAt, new Date(toMs)));
    const rows = await database
      .current()
      .select({ startsAt: clickHours.startsAt, clicks, spentMicros })
      .from(clickHours)
      .where(and(whose, within))
      .groupBy(clickHours.startsAt);
    return rows.map((row) => ({
      startsAtMs: row.startsAt.getTime(),
      clicks: row.clicks,
      spentMicros: row.spentMicros,
    }));
  };
  return {
    hours: (domainId, fromMs, toMs) => hoursOf(eq(clickHours.domainId, domainId), fromMs, toMs),
    clientHours: (clientId, fromMs, toMs) => hoursOf(eq(clickHours.clientId, clientId), fromMs, toMs),
    async ofClient(clientId, since) {
      const [sums] = await database
        .current()
        .select({ clicks, spentMicros })
        .from(clickHours)
        .where(and(eq(clickHours.clientId, clientId), gte(clickHours.startsAt, since)));
      return sums ?? { clicks: 0, spentMicros: 0 };
    },
    async faults(at) {
      const moment = at.toISOString();
      const { rows } = await database.current().execute<{ over: number; wrong: number }>(sql`
        select count(*) filter (where spent_micros > peak_budget_micros)::integer as over,
          count(*) filter (where spent_micros <> spent or clicks <> clicked)::integer as wrong
        from (select days.spent_micros, days.peak_budget_micros, days.clicks,
            coalesce(sum(hours.spent_micros), 0) as spent, coalesce(sum(hours.unique_clicks), 0) as clicked
          from ${biddingDays} days left join ${clickHours} hours on hours.domain_id = days.domain_id
            and hours.starts_at >= days.day_start and hours.starts_at < days.day_end
          where days.day_start <= ${moment} and days.day_end > ${moment}
          group by days.domain_id, days.day_start) as compared`);
      return { overBudget: rows[0]?.over ?? 0, mismatches: rows[0]?.wrong ?? 0 };
    },
  };
}
