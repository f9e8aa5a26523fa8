import { and, desc, eq, ilike, lt, or } from 'drizzle-orm';
import { likePattern } from '../database/like.ts';
import type { Database } from '../database/database.ts';
import { cronRuns } from './queue.tables.ts';

/** One run of a scheduled task. */
export type CronRun = Readonly<typeof cronRuns.$inferSelect>;

export interface CronRunQuery {
  /** How many at most. */
  limit: number;
  status?: CronRun['status'] | undefined;
  /** Case-insensitive match in the command or its output. */
  search?: string | undefined;
}

/** Schedule history of every process on this database. */
export interface CronRuns {
  add(run: Omit<CronRun, 'id'>): Promise<void>;
  /** The newest matches, newest first. */
  list(query: CronRunQuery): Promise<readonly CronRun[]>;
  /** Removes runs that ended before `time`. @returns the number removed. */
  prune(time: Date): Promise<number>;
}

export function createCronRuns(database: Pick<Database, 'current'>): CronRuns {
  return {
    async add(run) {
      await database.current().insert(cronRuns).values(run);
    },
    list({ limit, status, search }) {
      const pattern = search === undefined ? undefined : likePattern(search);
      return database
        .current()
        .select()
        .from(cronRuns)
        .where(
          and(
            status === undefined ? undefined : eq(cronRuns.status, status),
            pattern === undefined ? undefined : or(ilike(cronRuns.command, pattern), ilike(cronRuns.output, pattern)),
          ),
        )
        .orderBy(desc(cronRuns.completedAt), desc(cronRuns.id))
        .limit(limit);
    },
    async prune(time) {
      const gone = await database
        .current()
        .delete(cronRuns)
        .where(lt(cronRuns.completedAt, time))
        .returning({ id: cronRuns.id });
      return gone.length;
    },
  };
}
