import type { DomainTrendDay } from '@grt/sdk/contract';
import { and, gte, inArray } from 'drizzle-orm';
import { addDays, clockDate } from '../../basics/account-day.rules.ts';
import { dollarsOf } from '../../basics/money.rules.ts';
import type { Database } from '../../core/database/database.ts';
import { biddingDays } from '../../tables/bidding.tables.ts';
import type { DomainDay } from './domain-day.rules.ts';

const dayMs = 24 * 3_600_000;

/** The figures of domains on each of the last days, today at the end, by number. */
type TrendReader = (days: readonly DomainDay[], count: number) => Promise<Map<number, DomainTrendDay[]>>;

/** Reads the days of any number of domains in one query. A day without a book had no traffic. */
export function createTrendReader(database: Pick<Database, 'current'>): TrendReader {
  return async (days, count) => {
    if (days.length === 0) return new Map();
    const ids = days.map(({ facts }) => facts.id);
    const earliestMs = Math.min(...days.map(({ day }) => day.startMs)) - count * dayMs;
    const rows = await database
      .current()
      .select()
      .from(biddingDays)
      .where(and(inArray(biddingDays.domainId, ids), gte(biddingDays.dayStart, new Date(earliestMs))));
    const booked = new Map<number, BookedDay[]>();
    for (const row of rows) booked.set(row.domainId, [...(booked.get(row.domainId) ?? []), row]);
    return new Map(days.map((one) => [one.facts.id, trendOf(one, booked.get(one.facts.id) ?? [], count)]));
  };
}

type BookedDay = Pick<typeof biddingDays.$inferSelect, 'timezone' | 'dayEnd' | 'spentMicros' | 'clicks'>;

function trendOf({ day }: DomainDay, booked: readonly BookedDay[], count: number): DomainTrendDay[] {
  const today = lastDate(day.timezone, day.endMs);
  const sums = new Map<string, { micros: number; clicks: number }>();
  for (const { timezone, dayEnd, spentMicros, clicks } of booked) {
    const date = lastDate(timezone, dayEnd.getTime());
    const { micros, clicks: before } = sums.get(date) ?? { micros: 0, clicks: 0 };
    sums.set(date, { micros: micros + spentMicros, clicks: before + clicks });
  }
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index - count + 1);
    const { micros, clicks } = sums.get(date) ?? { micros: 0, clicks: 0 };
    return { date, spend: dollarsOf(micros), clicks };
  });
}

/** The date that a day ends on: the first day after a timezone change may start on the date before. */
const lastDate = (timezone: string, endMs: number): string => clockDate(timezone, endMs - 1);
