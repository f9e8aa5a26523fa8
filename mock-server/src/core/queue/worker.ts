import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { withoutQuery } from '../database/query-error.ts';
import type { Log } from '../log.ts';
import { isNoRoom } from '../no-room.ts';
import { asJob } from '../request-context.ts';
import { inSpan } from '../tracing/tracing.ts';
import { within } from '../within.ts';
import { createPlaces } from './places.ts';
import {
  GaveWayError,
  LostJobError,
  PermanentFailure,
  type Callers,
  type Job,
  type JobContext,
  type AnyDefinition,
  type JobRecord,
} from './job.ts';
import type { JobStore } from './job-store.ts';

/** How long a job stays with an unresponsive process. */
export const leaseMs = 10_000;

/** Retry interval for saving a job's outcome while the database is unavailable or has no room. */
const AGAIN_MS = 1_000;

const DEFAULT_BACKOFF_MS = [30_000, 120_000, 600_000];

/** A job running in this process. */
interface Running {
  readonly job: JobRecord;
  readonly worker: string;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

export interface WorkerParts {
  store: JobStore;
  definitions: ReadonlyMap<string, AnyDefinition>;
  clock: Clock;
  log: Log;
  workerId: string;
  /** Runs before each attempt, as part of it. */
  before: () => Promise<void>;
  callers: Callers;
  /** Called when a job has ended, so that the next one can start. */
  onFree: () => void;
}

/** Takes jobs and runs their handlers, with the concurrency of each definition. */
export interface Worker {
  /** Starts due jobs until there are none, or no free slots. @returns the number started. */
  fill(): Promise<number>;
  /** Starts one job ahead of the queue. @returns false if it is not queued. */
  begin(id: number): Promise<boolean>;
  /** Runs what is due and what that adds, and waits for what is running. @returns the number started. */
  drain(): Promise<number>;
  /** Settles when this job has ended here. */
  ended(id: number): Promise<void>;
  /** Extends this process's leases, and stops jobs that were taken over by another one. */
  heartbeat(): Promise<void>;
  /** Waits for running jobs, up to a limit. */
  settle(waitMs: number): Promise<void>;
  /** Aborts running jobs, waits, and returns to the queue what has not ended by then. */
  stop(graceMs: number): Promise<void>;
  /** The worker ids of jobs running here. */
  names(): readonly string[];
}

export function createWorker(parts: WorkerParts): Worker {
  const { store, definitions, clock, workerId } = parts;
  const running = new Map<string, Running>();
  // Handlers start from here, not from the request that enqueued the job: no transaction or request leaks in.
  const origin = new AsyncResource('JobWorker');
  const places = createPlaces(parts, () => [...running.values()].map(({ job }) => job));
  let claims = 0;

  const takeOne = async (id?: number): Promise<boolean> => {
    claims += 1;
    const worker = `${workerId}/${String(claims)}`;
    const now = clock.now();
    const claim = { worker, now, leaseUntil: new Date(now.getTime() + leaseMs) };
    const job = await store.claim(
      id === undefined ? { names: places.freeNames(), full: places.fullOwners() } : { id },
      claim,
    );
    const definition = job && definitions.get(job.name);
    if (!job || !definition) return false;
    const abort = new AbortController();
    const run = async (): Promise<void> => {
      const task = { job, worker, abort, definition, giveWay: places.givingWay(job) };
      await asJob(job, () => runJob(parts, task));
      running.delete(worker);
      parts.onFree();
    };
    running.set(worker, { job, worker, abort, ended: origin.runInAsyncScope(run) });
    return true;
  };
  // One at a time, so that no two claims count on the same free slot.
  let turn: Promise<unknown> = Promise.resolve();
  const take = (id?: number): Promise<boolean> => {
    const taken = turn.then(() => takeOne(id));
    turn = taken.catch(() => undefined);
    return taken;
  };
  const fill = async (): Promise<number> => {
    let begun = 0;
    while (await take()) begun += 1;
    return begun;
  };

  return {
    fill,
    async drain() {
      let begun = 0;
      for (;;) {
        const wasIdle = running.size === 0; // otherwise a job that ends meanwhile may free a slot unnoticed
        const filled = await fill();
        begun += filled;
        if (running.size > 0) await Promise.race([...running.values()].map(({ ended }) => ended));
        else if (filled === 0 && wasIdle) return begun;
      }
    },
    begin: take,
    async ended(id) {
      await [...running.values()].find(({ job }) => job.id === id)?.ended;
    },
    heartbeat: () => beat(parts, running),
    settle: (waitMs) => within(waitMs, Promise.all([...running.values()].map((one) => one.ended))),
    stop: (graceMs) => stopAll(parts, running, graceMs),
    names: () => [...running.keys()],
  };
}

async function beat({ store, clock }: WorkerParts, running: ReadonlyMap<string, Running>): Promise<void> {
  if (running.size === 0) return;
  const workers = [...running.keys()];
  const kept = await store.extendLeases(workers, new Date(clock.now().getTime() + leaseMs));
  for (const worker of workers) if (!kept.includes(worker)) running.get(worker)?.abort.abort(new LostJobError());
}

async function stopAll(
  { store, log }: WorkerParts,
  running: ReadonlyMap<string, Running>,
  graceMs: number,
): Promise<void> {
  const stopping = [...running.values()];
  for (const { abort } of stopping) abort.abort(new Error('The server is stopping'));
  await within(graceMs, Promise.all(stopping.map(({ ended }) => ended)));
  for (const { job, worker } of running.values()) {
    log.warn('A job did not stop in time and was returned to the queue', { job: job.id, name: job.name });
    await store.handBack(job.id, worker);
  }
}

/** Never rejects: any failure is the job's outcome or goes to the log. */
async function runJob(
  { store, clock, log, before }: WorkerParts,
  {
    job,
    worker,
    abort,
    definition,
    giveWay,
  }: Omit<Running, 'ended'> & {
    definition: AnyDefinition;
    giveWay: JobContext['giveWay'];
  },
): Promise<void> {
  const jobLog = log.child({ job: job.id, name: job.name, attempt: job.attempts });
  const { signal } = abort;
  const progress = async (value: object): Promise<void> => {
    if (!(await store.saveProgress(job.id, worker, value))) throw new LostJobError();
  };
  try {
    const outcome = await traced(job, () => attempt({ definition, before }, job, { signal, progress, giveWay }));
    const kept = await onceSaved(() => conclude(outcome), signal);
    if (!kept) jobLog.warn('A job was taken over by another worker before it ended');
  } catch (error) {
    jobLog.error('The outcome of a job could not be saved; it will run again', { error });
  }

  async function conclude(outcome: { result: unknown } | { error: unknown }): Promise<boolean> {
    const now = clock.now();
    if ('result' in outcome) return store.finish(job.id, worker, { result: outcome.result, now });
    const { error } = outcome;
    if (error instanceof LostJobError) return false;
    if (error instanceof GaveWayError) return store.giveWay(job, worker, now);
    if (signal.aborted) return store.handBack(job.id, worker);
    if (isConnectionLoss(error)) {
      jobLog.warn('A job lost the database and was returned to the queue', { error });
      return store.handBack(job.id, worker);
    }
    const isLastAttempt = job.attempts >= job.maxAttempts && !isNoRoom(error); // waits for room, however long
    const isFinal = error instanceof PermanentFailure || isLastAttempt;
    const waitMs = backoff(definition, job.attempts, error);
    if (isFinal) jobLog.error('A job failed', { error });
    else jobLog.warn('A job failed and will be retried', { error, waitMs });
    const retryAt = isFinal ? undefined : new Date(now.getTime() + waitMs);
    return store.fail(job.id, worker, { error: firstLine(error), retryAt, now });
  }
}

/** A job of a call is in a trace of its own, which names the call's request. */
function traced<T extends object>({ id, name, attempts, requestId }: JobRecord, work: () => Promise<T>): Promise<T> {
  const request = requestId === null ? {} : { 'grt.request_id': requestId };
  const facts = { 'grt.job.id': id, 'grt.job.attempt': attempts, ...request };
  return inSpan({ name: `job ${name}`, kind: 'consumer', facts }, async (span) => {
    const outcome = await work();
    if ('error' in outcome) span.fail(outcome.error);
    return outcome;
  });
}

/** Retries while the database is unavailable or has no room, until that is over or the server stops. */
async function onceSaved<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(isConnectionLoss(error) || isNoRoom(error)) || signal.aborted) throw error;
      await wait(AGAIN_MS);
    }
  }
}

async function attempt(
  { definition, before }: Pick<WorkerParts, 'before'> & { definition: AnyDefinition },
  job: JobRecord,
  context: Parameters<AnyDefinition['handler']>[1],
): Promise<{ result: unknown } | { error: unknown }> {
  const { id, name, payload, attempts, maxAttempts, progress } = job;
  const view: Job<unknown> = { id, name, payload, attempt: attempts, maxAttempts, progress };
  try {
    await before();
    return { result: await definition.handler(view, context) };
  } catch (error) {
    return { error };
  }
}

function backoff({ backoffMs = DEFAULT_BACKOFF_MS }: AnyDefinition, attempts: number, error: unknown): number {
  if (typeof backoffMs === 'function') return backoffMs(attempts, error);
  return backoffMs[Math.min(attempts, backoffMs.length) - 1] ?? 0;
}

function firstLine(failure: unknown): string {
  const error = withoutQuery(failure);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (text.split('\n', 1)[0] ?? '').slice(0, 1000);
}
