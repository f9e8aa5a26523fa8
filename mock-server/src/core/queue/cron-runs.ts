import { and, desc, eq, ilike, lt, or } from 'drizzle-orm';
import { likePattern } from '../database/like.ts';
import type { Database } from '../database/database.ts';
import { cronRuns } from './queue.tables.ts';

/** One run of an entry of the schedule. */
export type CronRun = Readonly<typeof cronRuns.$inferSelect>;

export interface CronRunQuery {
  /** How many at most. */
  limit: number;
  status?: CronRun['status'] | undefined;
  /** Found in the command or in what it said, whatever the case. */
  search?: string | undefined;
}

/** What the schedule did, of every process of this database. */
export interface CronRuns {
  add(run: Omit<CronRun, 'id'>): Promise<void>;
  /** The newest ones that fit, the newest first. */
  list(query: CronRunQuery): Promise<readonly CronRun[]>;
  /** Removes what ended before `time`. @returns how many. */
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
