import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FeedStatusFigures } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { imports } from '../../tables/imports.tables.ts';

/** What the database knows about itself and the feeds. */
export interface FigureStore {
  /** Bytes on disk. */
  databaseSize(): Promise<number>;
  feedStatus(): Promise<FeedStatusFigures>;
}

export function createFigureStore(database: Pick<Database, 'current'>): FigureStore {
  return {
    async databaseSize() {
      const { rows } = await database
        .current()
        .execute<{ size: string }>(sql`select pg_database_size(current_database()) as size`);
      return Number(rows[0]?.size ?? 0);
    },
    async feedStatus() {
      const counted = (condition: ReturnType<typeof and>) =>
        sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
      const [figures] = await database
        .current()
        .select({
          total_feeds: sql<number>`count(*)`.mapWith(Number),
          active_feeds: counted(and(eq(feeds.isActive, true), eq(feeds.reviewStatus, 'approved'))),
          auto_refresh_feeds: counted(and(isNotNull(feeds.feedUrl), gt(feeds.refreshIntervalMinutes, 0))),
          failed_feeds: counted(eq(imports.state, 'failed')),
        })
        .from(feeds)
        .leftJoin(imports, eq(imports.id, feeds.lastImportId))
        .where(isNull(feeds.deletedAt));
      return figures ?? { total_feeds: 0, active_feeds: 0, auto_refresh_feeds: 0, failed_feeds: 0 };
    },
  };
}
