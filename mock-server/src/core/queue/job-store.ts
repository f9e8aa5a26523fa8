import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, min, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Changes } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { currentRequestId } from '../request-context.ts';
import type { Enqueued, JobRecord } from './job.ts';
import { jobs } from './queue.tables.ts';
import { mayStart, nextTurn, ofOthers, type FullOwners, type Owned } from './turns.ts';

export interface NewJob {
  queue: string;
  name: string;
  payload: object;
  maxAttempts: number;
  priority: number;
  runAt: Date;
  uniqueKey: string | undefined;
  owner: string | undefined;
}

/** The job to take: the next due one with these names, except of these owners; or the one with this id. */
export type Wanted = { names: readonly string[]; full: readonly FullOwners[] } | { id: number };

/** A worker's hold on one job. */
export interface Claim {
  worker: string;
  leaseUntil: Date;
  now: Date;
}

/** A job whose worker was lost this often is given up: it may be what crashes the process. */
const MOST_LOSSES = 20;

/** A lease that ends later was taken while the clock ran ahead. Far longer than a lease, since the clocks of machines
 * differ. */
const LONGEST_LEASE_MS = 3_600_000;

/**
 * Jobs in the database. Every change to an active job names the worker, so that one that lost it changes
 * nothing.
 */
export interface JobStore {
  add(job: NewJob, now: Date): Promise<Enqueued>;
  find(id: number): Promise<JobRecord | undefined>;
  /** Atomically takes a queued job. */
  claim(wanted: Wanted, claim: Claim): Promise<JobRecord | undefined>;
  /** @returns those of `workers` that still have their job. */
  extendLeases(workers: readonly string[], leaseUntil: Date): Promise<readonly string[]>;
  /** These five return whether the worker still had the job. */
  saveProgress(id: number, worker: string, progress: object): Promise<boolean>;
  finish(id: number, worker: string, outcome: { result: unknown; now: Date }): Promise<boolean>;
  /** Without `retryAt`, the job has failed permanently. */
  fail(id: number, worker: string, outcome: { error: string; retryAt: Date | undefined; now: Date }): Promise<boolean>;
  handBack(id: number, worker: string): Promise<boolean>;
  /** Hands a job back behind those of other owners. */
  giveWay(job: JobRecord, worker: string, now: Date): Promise<boolean>;
  /** Whether a due job of another owner could start in the place of this one. */
  isInTheWay(job: Owned, full: readonly FullOwners[], now: Date): Promise<boolean>;
  /** Takes active jobs away from lost workers: those with an expired lease, or all of them. Never from `except`.
   * @returns how many. */
  takeBack(from: 'everybody' | 'expired', except: readonly string[], now: Date): Promise<number>;
  /** When the next job with these names becomes due. */
  nextDue(names: readonly string[], now: Date): Promise<Date | undefined>;
}

export function createJobStore(database: Pick<Database, 'current'>): JobStore {
  const current = () => database.current();
  const held = (id: number, worker: string): SQL | undefined =>
    and(eq(jobs.id, id), eq(jobs.worker, worker), eq(jobs.state, 'active'));
  const change = async (
    id: number,
    worker: string,
    values: Changes<PgUpdateSetSource<typeof jobs>>,
  ): Promise<boolean> =>
    (await database.current().update(jobs).set(values).where(held(id, worker)).returning({ id: jobs.id })).length > 0;
  const released = { worker: null, leaseUntil: null } as const;
  const again = { state: 'queued', attempts: sql`${jobs.attempts} - 1` } as const;

  return {
    add: (job, now) => addJob(database, job, now),
    async find(id) {
      const [job] = await current().select().from(jobs).where(eq(jobs.id, id));
      return job;
    },
    claim: (wanted, claim) => claimJob(database, wanted, claim),
    async extendLeases(workers, leaseUntil) {
      const kept = await current()
        .update(jobs)
        .set({ leaseUntil })
        .where(and(inArray(jobs.worker, [...workers]), eq(jobs.state, 'active')))
        .returning({ worker: jobs.worker });
      return kept.flatMap(({ worker }) => (worker === null ? [] : [worker]));
    },
    saveProgress: (id, worker, progress) => change(id, worker, { progress }),
    finish: (id, worker, { result, now }) =>
      change(id, worker, { ...released, state: 'done', result: result ?? null, error: null, finishedAt: now }),
    fail: (id, worker, { error, retryAt, now }) =>
      change(
        id,
        worker,
        retryAt === undefined
          ? { ...released, state: 'failed', error, finishedAt: now }
          : { ...released, state: 'queued', error, runAt: retryAt },
      ),
    handBack: (id, worker) => change(id, worker, { ...released, ...again }),
    giveWay: ({ id, name, owner }, worker, now) =>
      change(id, worker, { ...released, ...again, turn: nextTurn({ name, owner: owner ?? undefined }, now) }),
    async isInTheWay(job, full, now) {
      const waiting = await current()
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(ofOthers(job), mayStart(full), lte(jobs.runAt, now)))
        .limit(1);
      return waiting.length > 0;
    },
    takeBack: (from, except, now) => takeBack(database, { from, except }, now),
    async nextDue(names, now) {
      if (names.length === 0) return undefined;
      const [next] = await current()
        .select({ runAt: min(jobs.runAt) })
        .from(jobs)
        .where(and(eq(jobs.state, 'queued'), inArray(jobs.name, [...names]), gt(jobs.runAt, now)));
      return next?.runAt ?? undefined;
    },
  };
}

async function addJob(
  database: Pick<Database, 'current'>,
  { uniqueKey, owner, ...job }: NewJob,
  now: Date,
): Promise<Enqueued> {
  const turn = nextTurn({ name: job.name, owner }, now);
  const fresh = { state: 'queued', attempts: 0, losses: 0, createdAt: now } as const;
  for (;;) {
    const [added] = await database
      .current()
      .insert(jobs)
      .values({
        ...job,
        ...fresh,
        uniqueKey: uniqueKey ?? null,
        owner: owner ?? null,
        turn,
        requestId: currentRequestId() ?? null,
      })
      .onConflictDoNothing({ target: [jobs.name, jobs.uniqueKey], where: sql`state in ('queued', 'active')` })
      .returning({ id: jobs.id });
    if (added) return { id: added.id, isNew: true };
    const [other] = await database
      .current()
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(eq(jobs.name, job.name), eq(jobs.uniqueKey, uniqueKey ?? ''), inArray(jobs.state, ['queued', 'active'])),
      );
    if (other) return { id: other.id, isNew: false };
    // It ended between the two statements, so the key is free now.
  }
}

async function claimJob(
  database: Pick<Database, 'current'>,
  wanted: Wanted,
  { worker, leaseUntil, now }: Claim,
): Promise<JobRecord | undefined> {
  if ('names' in wanted && wanted.names.length === 0) return undefined;
  const due =
    'id' in wanted
      ? eq(jobs.id, wanted.id)
      : and(inArray(jobs.name, [...wanted.names]), mayStart(wanted.full), lte(jobs.runAt, now));
  const next = database
    .current()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), due))
    .orderBy(desc(jobs.priority), asc(jobs.turn), asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .current()
    .update(jobs)
    .set({ state: 'active', attempts: sql`${jobs.attempts} + 1`, worker, leaseUntil, startedAt: now, finishedAt: null })
    .where(eq(jobs.id, sql`(${next})`)) // `=`, not `in`: the subquery must run once only
    .returning();
  return claimed;
}

async function takeBack(
  database: Pick<Database, 'current'>,
  { from, except }: { from: 'everybody' | 'expired'; except: readonly string[] },
  now: Date,
): Promise<number> {
  const farAhead = new Date(now.getTime() + LONGEST_LEASE_MS);
  const isExpired = or(isNull(jobs.leaseUntil), lt(jobs.leaseUntil, now), gt(jobs.leaseUntil, farAhead));
  const over = from === 'everybody' ? undefined : isExpired;
  const notOurs = except.length === 0 ? undefined : notInArray(jobs.worker, [...except]);
  const lost = and(eq(jobs.state, 'active'), over, notOurs);
  const values = {
    worker: null,
    leaseUntil: null,
    attempts: sql`${jobs.attempts} - 1`,
    losses: sql`${jobs.losses} + 1`,
  };
  const givenUp = await database
    .current()
    .update(jobs)
    .set({ ...values, state: 'failed', error: 'Its worker was lost repeatedly', finishedAt: now })
    .where(and(lost, sql`${jobs.losses} >= ${MOST_LOSSES - 1}`))
    .returning({ id: jobs.id });
  const queued = await database
    .current()
    .update(jobs)
    .set({ ...values, state: 'queued', runAt: sql`least(${jobs.runAt}, ${now})` })
    .where(lost)
    .returning({ id: jobs.id });
  return givenUp.length + queued.length;
}
