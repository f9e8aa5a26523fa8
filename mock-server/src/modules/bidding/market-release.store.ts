import { and, desc, gte, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { clickHours, marketReleases } from '../../tables/bidding.tables.ts';
import { releaseDelayMs, type MarketRelease } from './market-release.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keptDays = 30;

/** The market figures for clients, stored when they are recorded and shown later. */
export interface MarketReleaseStore {
  /** The latest one that is not rounded, shown or not. It is kept however old it is: later ones are compared with it. */
  latestExact(): Promise<MarketRelease | undefined>;
  /** The latest one that is old enough to be shown at a moment. */
  toldAt(atMs: number): Promise<MarketRelease | undefined>;
  /** Stores one; of two at the same moment, the first is kept. */
  keep(release: MarketRelease): Promise<void>;
  /** What each client spent in the 24 hours before a moment, in micro-dollars. */
  daySpent(atMs: number): Promise<Map<number, number>>;
}

export function createMarketReleaseStore(database: Database): MarketReleaseStore {
  const find = async (where: SQL): Promise<MarketRelease | undefined> => {
    const [row] = await database
      .current()
      .select()
      .from(marketReleases)
      .where(where)
      .orderBy(desc(marketReleases.takenAt))
      .limit(1);
    return row && { takenAtMs: row.takenAt.getTime(), owners: row.owners };
  };
  // All companies of a release are rounded, or none is.
  const latestExact = () => find(sql`${marketReleases.owners} -> 0 -> 'offBy' is null`);
  return {
    latestExact,
    toldAt: (atMs) => find(lte(marketReleases.takenAt, new Date(atMs - releaseDelayMs))),
    async keep({ takenAtMs, owners }) {
      const row = { takenAt: new Date(takenAtMs), owners: [...owners] };
      await database.current().insert(marketReleases).values(row).onConflictDoNothing();
      const tooOld = lt(marketReleases.takenAt, new Date(takenAtMs - keptDays * dayMs));
      const exact = await latestExact();
      const where = exact ? and(tooOld, ne(marketReleases.takenAt, new Date(exact.takenAtMs))) : tooOld;
      await database.current().delete(marketReleases).where(where);
    },
    async daySpent(atMs) {
      const rows = await database
        .current()
        .select({ clientId: clickHours.clientId, spent: sql<number>`sum(${clickHours.spentMicros})::float8` })
        .from(clickHours)
        .where(gte(clickHours.startsAt, new Date(atMs - dayMs)))
        .groupBy(clickHours.clientId);
      return new Map(rows.map(({ clientId, spent }) => [clientId, spent]));
    },
  };
}
