import { desc, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { clickHours, marketReleases } from '../../tables/bidding.tables.ts';
import { releaseDelayMs, type MarketRelease } from './market-release.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keptDays = 30;

/** The market figures for clients, stored when they are recorded and shown later. */
export interface MarketReleaseStore {
  /** The latest one, shown or not. */
  latest(): Promise<MarketRelease | undefined>;
  /** The latest one that is old enough to be shown at a moment. */
  toldAt(atMs: number): Promise<MarketRelease | undefined>;
  /** Stores one; of two at the same moment, the first is kept. */
  keep(release: MarketRelease): Promise<void>;
  /** What each client spent in the 24 hours before a moment, in micro-dollars. */
  daySpent(atMs: number): Promise<Map<number, number>>;
}

export function createMarketReleaseStore(database: Database): MarketReleaseStore {
  const find = async (untilMs?: number): Promise<MarketRelease | undefined> => {
    const [row] = await database
      .current()
      .select()
      .from(marketReleases)
      .where(untilMs === undefined ? undefined : lte(marketReleases.takenAt, new Date(untilMs)))
      .orderBy(desc(marketReleases.takenAt))
      .limit(1);
    return row && { takenAtMs: row.takenAt.getTime(), owners: row.owners };
  };
  return {
    latest: () => find(),
    toldAt: (atMs) => find(atMs - releaseDelayMs),
    async keep({ takenAtMs, owners }) {
      const row = { takenAt: new Date(takenAtMs), owners: [...owners] };
      await database.current().insert(marketReleases).values(row).onConflictDoNothing();
      const tooOld = new Date(takenAtMs - keptDays * dayMs);
      await database.current().delete(marketReleases).where(lt(marketReleases.takenAt, tooOld));
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
