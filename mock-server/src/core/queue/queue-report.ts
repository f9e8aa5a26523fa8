import { and, asc, count, desc, eq, gt, inArray, lt, min, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import { constraintOf } from '../database/constraint.ts';
import type { Database } from '../database/database.ts';
import type { JobRecord } from './job.ts';
import { jobs } from './queue.tables.ts';

export interface QueueCounts {
  queue: string;
  /** Queued, including retries. */
  queued: number;
  active: number;
  failed: number;
  /** When the oldest due job became due; undefined if none is waiting. */
  oldestDue: Date | undefined;
  /** The newest ones, newest first. */
  recent: readonly JobRecord[];
}

export interface FailedPage {
  limit: number;
  offset: number;
  id?: number | undefined;
}

export interface RetriedJobs {
  retried: number;
  /** How many are still failed. */
  left: number;
}

/** The operator's view of the queues, and actions on them. */
export interface QueueReport {
  /** Every queue with a definition or a job, by name, with its `recent` newest jobs. */
  queues(recent: number): Promise<readonly QueueCounts[]>;
  /** Failed jobs, the last to fail first. @param asked - `id`: only this one */
  failed(asked: FailedPage): Promise<{ jobs: readonly JobRecord[]; total: number }>;
  job(id: number): Promise<JobRecord | undefined>;
  /** Restarts a failed job with all its attempts.
   * @returns `taken` if another job now has its unique key; `not_failed` if there is no such failed job. */
  retry(id: number): Promise<'queued' | 'taken' | 'not_failed'>;
  /** Restarts every failed job, except where another one with its unique key is queued or running: of several failed ones
   * with the same key, the newest goes. */
  retryAll(): Promise<RetriedJobs>;
  /** Deletes a failed job. @returns whether there was one. */
  forget(id: number): Promise<boolean>;
  /** Deletes jobs completed before `time`. Failed ones stay until someone forgets them. @returns the number deleted. */
  prune(time: Date): Promise<number>;
  /** Makes due what waits for longer than any job does: it was put off while the clock ran ahead. @returns the number. */
  bringForward(): Promise<number>;
}

/** No job is retried or sent again later than this. */
const longestWaitMs = 24 * 3_600_000;

export function createQueueReport(
  database: Pick<Database, 'current' | 'transaction'>,
  clock: Clock,
  definedQueues: () => readonly string[],
): QueueReport {
  const current = () => database.current();
  return {
    queues: (recent) => countQueues(database, definedQueues(), recent),
    async failed({ limit, offset, id }) {
      const isFailed = and(eq(jobs.state, 'failed'), id === undefined ? undefined : eq(jobs.id, id));
      const [{ total } = { total: 0 }] = await current().select({ total: count() }).from(jobs).where(isFailed);
      const page = await current()
        .select()
        .from(jobs)
        .where(isFailed)
        .orderBy(desc(jobs.finishedAt), desc(jobs.id))
        .limit(limit)
        .offset(offset);
      return { jobs: page, total };
    },
    async job(id) {
      const [job] = await current().select().from(jobs).where(eq(jobs.id, id));
      return job;
    },
    async retry(id) {
      try {
        const queued = await database.transaction(() =>
          current()
            .update(jobs)
            .set(queuedAgain(clock.now()))
            .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
            .returning({ id: jobs.id }),
        );
        return queued.length > 0 ? 'queued' : 'not_failed';
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },
    retryAll: () => retryAll(database, clock),
    async forget(id) {
      const gone = await current()
        .delete(jobs)
        .where(and(eq(jobs.id, id), eq(jobs.state, 'failed')))
        .returning({ id: jobs.id });
      return gone.length > 0;
    },
    ...sweeping(database, clock),
  };
}

const queuedAgain = (now: Date) =>
  ({ state: 'queued', attempts: 0, losses: 0, runAt: now, finishedAt: null }) satisfies Partial<JobRecord>;

/** Another job with its unique key is queued or running. */
const isTaken = (error: unknown): boolean => constraintOf(error)?.constraint === 'jobs_unique_key';

async function retryAll(database: Pick<Database, 'current' | 'transaction'>, clock: Clock): Promise<RetriedJobs> {
  const current = () => database.current();
  const [isFailed, other] = [eq(jobs.state, 'failed'), alias(jobs, 'other')];
  const sameKey = and(eq(other.name, jobs.name), eq(other.uniqueKey, jobs.uniqueKey));
  const hasKey = or(inArray(other.state, ['queued', 'active']), and(eq(other.state, 'failed'), gt(other.id, jobs.id)));
  for (;;) {
    try {
      return await database.transaction(async () => {
        const goesFirst = current().select({ id: other.id }).from(other).where(and(sameKey, hasKey));
        const queued = await current()
          .update(jobs)
          .set(queuedAgain(clock.now()))
          .where(and(isFailed, notExists(goesFirst)))
          .returning({ id: jobs.id });
        const [{ left } = { left: 0 }] = await current().select({ left: count() }).from(jobs).where(isFailed);
        return { retried: queued.length, left };
      });
    } catch (error) {
      // A job with one of the keys was queued between the two looks at the table: the next one leaves its namesake out.
      if (!isTaken(error)) throw error;
    }
  }
}

/** What becomes of jobs in time. */
function sweeping(database: Pick<Database, 'current'>, clock: Clock): Pick<QueueReport, 'prune' | 'bringForward'> {
  const current = () => database.current();
  return {
    async prune(time) {
      const gone = await current()
        .delete(jobs)
        .where(and(eq(jobs.state, 'done'), lt(jobs.finishedAt, time)))
        .returning({ id: jobs.id });
      return gone.length;
    },
    async bringForward() {
      const now = clock.now();
      const latest = new Date(now.getTime() + longestWaitMs);
      const moved = await current()
        .update(jobs)
        .set({ runAt: now })
        .where(and(eq(jobs.state, 'queued'), gt(jobs.runAt, latest)))
        .returning({ id: jobs.id });
      return moved.length;
    },
  };
}

async function countQueues(
  database: Pick<Database, 'current'>,
  defined: readonly string[],
  recent: number,
): Promise<readonly QueueCounts[]> {
  const rows = await database
    .current()
    .select({ queue: jobs.queue, state: jobs.state, total: count(), due: min(jobs.runAt) })
    .from(jobs)
    .groupBy(jobs.queue, jobs.state);
  const newest = recent === 0 ? [] : await newestJobs(database, recent);
  const names = [...new Set([...defined, ...rows.map(({ queue }) => queue)])].sort();
  return names.map((queue) => {
    const of = (state: JobRecord['state']) => rows.find((row) => row.queue === queue && row.state === state);
    return {
      queue,
      queued: of('queued')?.total ?? 0,
      active: of('active')?.total ?? 0,
      failed: of('failed')?.total ?? 0,
      oldestDue: of('queued')?.due ?? undefined,
      recent: newest.filter((job) => job.queue === queue),
    };
  });
}

/** The newest jobs of each queue, newest first. */
function newestJobs(database: Pick<Database, 'current'>, recent: number): Promise<JobRecord[]> {
  const numbered = database
    .current()
    .select({
      id: jobs.id,
      place: sql<number>`row_number() over (partition by ${jobs.queue} order by ${jobs.id} desc)`.as('place'),
    })
    .from(jobs)
    .as('numbered');
  return database
    .current()
    .select()
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        database
          .current()
          .select({ id: numbered.id })
          .from(numbered)
          .where(sql`place <= ${recent}`),
      ),
    )
    .orderBy(asc(jobs.queue), desc(jobs.id));
}
