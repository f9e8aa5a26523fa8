import { and, asc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { marketHours } from '../../tables/traffic.tables.ts';
import { profileDays, profileOf } from './market-profile.rules.ts';
import type { TrafficProfile } from './traffic-share.rules.ts';

const dayMs = 86_400_000;

/** What is expected of a day that begins at a moment, from the hours before it. */
export async function readProfile(database: Database, beforeMs: number): Promise<TrafficProfile> {
  return profileOf(await readHours(database, beforeMs - profileDays * dayMs, beforeMs - 1), beforeMs);
}

/** The opportunities of the hours from one moment to another (inclusive), by the start of the hour. */
export async function readHours(database: Database, fromMs: number, toMs: number): Promise<Map<number, number>> {
  const rows = await database
    .current()
    .select()
    .from(marketHours)
    .where(
      and(gte(marketHours.startsAt, new Date(fromMs)), sql`${marketHours.startsAt} <= ${new Date(toMs).toISOString()}`),
    )
    .orderBy(asc(marketHours.startsAt));
  return new Map(rows.map(({ startsAt, opportunities }) => [startsAt.getTime(), opportunities]));
}
