import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { randomUuid, type Random } from '../ids.ts';
import type { Log } from '../log.ts';
import { createCronRuns, type CronRuns } from './cron-runs.ts';
import { createGeneration } from './generation.ts';
import type { AnyDefinition, Callers, Enqueued, EnqueueOptions, JobDefinition } from './job.ts';
import { createJobStore, type JobStore } from './job-store.ts';
import { createLoop, type LoopParts } from './loop.ts';
import { createQueueReport, type QueueReport } from './queue-report.ts';
import { createRestarting, type RestartOutcome } from './restart.ts';
import { runNow } from './run-now.ts';
import { createSchedule, type CronEntry, type CronHandler } from './schedule.ts';
import { createWorker } from './worker.ts';

/** The job that runs a scheduled command. */
const CRON_JOB = 'cron';
/** Less than a caller waits for a reply. */
const CRON_WAIT_MS = 8_000;
const RESTART_MS = 5_000;

const nobody: Callers = { quiet: () => Promise.resolve(), handled: () => 0 };

export interface QueueOptions {
  database: Database;
  clock: Clock;
  random: Random;
  log: Log;
  /** The calls that jobs give way to; none by default. */
  callers?: Callers;
}

/** Background jobs and scheduled tasks. Jobs are rows: they are added in the caller's transaction and
 * survive any crash.
 * @see docs/decisions/0004-job-queue.md */
export interface Queue extends QueueReport {
  /** Defines how jobs of this name are processed. Call before `enqueue` and `start`. */
  define<Payload extends object>(name: string, definition: JobDefinition<Payload>): void;
  /** Runs this before every job that this process begins; if it fails, so does the attempt. Call before `start`. */
  beforeEach(work: () => Promise<void>): void;
  /** Adds a job, in the caller's transaction if there is one. It starts immediately if this process runs jobs.
   * @throws Error if the name is not defined. */
  enqueue(name: string, payload: object, options?: EnqueueOptions): Promise<Enqueued>;
  /** Runs `handler` on a five-field cron schedule in an IANA timezone. Call before `start`. */
  schedule(command: string, pattern: string, timezone: string, handler: CronHandler): void;
  /** Starts processing jobs. On the embedded database, jobs of a dead process are taken back immediately; on
   * PostgreSQL, when their lease expires (10 s). */
  start(): Promise<void>;
  /**
   * Starts nothing more, aborts running jobs, and returns to the queue what has not ended after `graceMs`. Can be
   * restarted.
   */
  stop(options: { graceMs: number }): Promise<void>;
  /** Runs every job that is due by the clock, and those that they add, whether started or not.
   * @returns the number started. */
  drain(): Promise<number>;
  /** Fires scheduled tasks that are due by the clock, then drains. @returns the fired commands. */
  runDue(): Promise<readonly string[]>;
  /** Runs a scheduled task now and returns it with its outcome, or its state if it has not ended after `waitMs`
   * (8 s); its next run stays the same. `running` if it is already running, undefined if there is no such task. */
  runCron(id: number, waitMs?: number): Promise<CronEntry | 'running' | undefined>;
  /**
   * Fires scheduled tasks that are due by the clock, and returns them when they have ended, or after `waitMs` (8 s).
   */
  fireDue(waitMs?: number): Promise<readonly CronEntry[]>;
  cronEntries(): Promise<readonly CronEntry[]>;
  readonly cronRuns: CronRuns;
  /** Lets every process's workers finish their jobs and restarts them. What has not ended after `graceMs` (less than 10
   * s)
   * goes back to the queue and resumes where it stopped. */
  restart(graceMs: number): Promise<RestartOutcome>;
}

export function createQueue({ database, clock, random, log, callers = nobody }: QueueOptions): Queue {
  const definitions = new Map<string, AnyDefinition>();
  const store = createJobStore(database);
  const schedule = createSchedule(database, clock);
  const report = createQueueReport(database, clock, () => [...definitions.values()].map((one) => one.queue));
  const workerId = randomUuid(random);
  const wake = (): void => loop.wake();
  let beforeEach = (): Promise<void> => Promise.resolve();
  const before = (): Promise<void> => beforeEach();
  const worker = createWorker({ store, definitions, clock, log, workerId, before, callers, onFree: wake });
  const enqueue = enqueueing(definitions, { store, database, clock, wake });
  const enqueueCron = (command: string) => enqueue(CRON_JOB, { command }, { uniqueKey: command });
  const names = (): readonly string[] => [...definitions.keys()];
  const generation = createGeneration(database);
  const restarting = createRestarting({ loop: () => loop, worker, generation, log });
  const onOutdated = (): void => void restarting.here(RESTART_MS);
  const parts = { database, clock, log, store, schedule, worker, names, enqueueCron };
  const loop = createLoop({ ...parts, generation, onOutdated });

  const queue: Queue = {
    ...report,
    define(name, definition) {
      // The payload comes back from the database with the type that `enqueue` got for this name.
      definitions.set(name, definition);
    },
    beforeEach(work) {
      beforeEach = work;
    },
    enqueue,
    schedule: (command, pattern, timezone, handler) => schedule.add(command, { schedule: pattern, timezone, handler }),
    start: () => loop.start(),
    async stop({ graceMs }) {
      await loop.stop();
      await worker.stop(graceMs);
    },
    drain: () => worker.drain(),
    ...byHand(parts),
    restart: (graceMs) => restarting.everywhere(graceMs),
    cronRuns: createCronRuns(database),
    cronEntries: () => schedule.entries(),
    async retry(id) {
      const outcome = await report.retry(id);
      if (outcome === 'queued') database.afterCommit(wake);
      return outcome;
    },
    async retryAll() {
      const outcome = await report.retryAll();
      database.afterCommit(wake);
      return outcome;
    },
  };
  queue.define<{ command: string }>(CRON_JOB, {
    queue: 'schedule',
    maxAttempts: 1,
    concurrency: 2,
    handler: ({ payload }, { signal }) => schedule.run(payload.command, signal),
  });
  return queue;
}

/** Running the schedule on request instead of by time. */
function byHand(
  parts: Pick<LoopParts, 'schedule' | 'worker' | 'store' | 'log'> & {
    enqueueCron: (command: string) => Promise<Enqueued>;
  },
): Pick<Queue, 'runDue' | 'runCron' | 'fireDue'> {
  const { schedule, worker, enqueueCron } = parts;
  return {
    async runDue() {
      await schedule.install();
      const fired = await schedule.fireDue(enqueueCron);
      await worker.drain();
      return fired;
    },
    async runCron(id, waitMs = CRON_WAIT_MS) {
      const entry = await schedule.entry(id);
      if (!entry) return undefined;
      const { id: job, isNew } = await enqueueCron(entry.command);
      if (!isNew) return 'running';
      await runNow(parts, [job], waitMs);
      return schedule.entry(id);
    },
    async fireDue(waitMs = CRON_WAIT_MS) {
      await schedule.install();
      const ids: number[] = [];
      const fired = await schedule.fireDue(async (command) => ids.push((await enqueueCron(command)).id));
      await runNow(parts, ids, waitMs);
      return (await schedule.entries()).filter(({ command }) => fired.includes(command));
    },
  };
}

function enqueueing(
  definitions: ReadonlyMap<string, AnyDefinition>,
  { store, database, clock, wake }: { store: JobStore; database: Database; clock: Clock; wake: () => void },
): Queue['enqueue'] {
  return async (name, payload, { priority = 0, uniqueKey, owner, runAt = clock.now() } = {}) => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`No job is defined as ${name}`);
    const { queue, maxAttempts = 3 } = definition;
    const job = { queue, name, payload, maxAttempts, priority, runAt, uniqueKey, owner };
    const added = await store.add(job, clock.now());
    database.afterCommit(wake);
    return added;
  };
}
