import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Generation } from './generation.ts';
import type { JobStore } from './job-store.ts';
import type { Schedule } from './schedule.ts';
import { leaseMs, type Worker } from './worker.ts';

/** PostgreSQL is shared with other processes, whose jobs are not announced. */
const POLL_MS = { postgres: 1_000, embedded: 60_000 };

/** Minimum polling interval, however soon the next job is due: the clock may be frozen. */
const SHORTEST_WAIT_MS = 50;

export interface LoopParts {
  database: Database;
  clock: Clock;
  log: Log;
  store: JobStore;
  schedule: Schedule;
  worker: Worker;
  /** The names of the jobs that are defined. */
  names: () => readonly string[];
  enqueueCron: (command: string) => Promise<unknown>;
  generation: Generation;
  /** A restart of every process's workers was requested. */
  onOutdated: () => void;
}

export interface Loop {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Checks for due work soon; does nothing unless started. */
  wake(): void;
  isStarted(): boolean;
}

/**
 * Checks for work when woken, when the next job or task is due, and every second on a shared database.
 */
export function createLoop(parts: LoopParts): Loop {
  const { database, clock, log, store, schedule, worker } = parts;
  const origin = new AsyncResource('JobLoop'); // so that no caller's transaction or request leaks into the loop
  const state = { started: false, wanted: false, generation: 0 };
  let round: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let heart: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    let waitMs = 1_000;
    try {
      while (state.started && state.wanted) {
        state.wanted = false;
        if (await isOutdated(parts, state.generation)) {
          parts.onOutdated();
          break;
        }
        await lookOnce(parts);
      }
      waitMs = await untilNextMs(parts);
    } catch (error) {
      log.error('Looking for jobs failed; retrying in a second', { error });
    }
    round = undefined;
    if (!state.started) return;
    clearTimeout(timer);
    timer = setTimeout(wake, state.wanted ? 0 : waitMs).unref();
  };
  const wake = (): void => {
    if (!state.started) return;
    state.wanted = true;
    round ??= origin.runInAsyncScope(look);
  };
  const beat = (): void => {
    worker.heartbeat().catch((error: unknown) => log.warn('Job leases could not be extended', { error }));
  };

  return {
    wake,
    isStarted: () => state.started,
    async start() {
      if (state.started) return;
      await schedule.install();
      state.generation = await parts.generation.current();
      if (database.kind === 'embedded') {
        const taken = await store.takeBack('everybody', worker.names(), clock.now());
        if (taken > 0) log.info('Restarting jobs of the previous process', { jobs: taken });
      }
      state.started = true;
      // Without unref: while the database is away, nothing else keeps the process of a worker alive.
      heart = origin.runInAsyncScope(() => setInterval(beat, leaseMs / 3));
      wake();
    },
    async stop() {
      state.started = false;
      clearTimeout(timer);
      clearInterval(heart);
      await round;
    },
  };
}

/** On its own database, only this process can have asked. */
async function isOutdated({ database, generation }: LoopParts, startedWith: number): Promise<boolean> {
  return database.kind === 'postgres' && (await generation.current()) !== startedWith;
}

async function lookOnce({ database, clock, store, schedule, worker, enqueueCron }: LoopParts): Promise<void> {
  if (database.kind === 'postgres') await store.takeBack('expired', worker.names(), clock.now());
  await schedule.fireDue(enqueueCron);
  await worker.fill();
}

async function untilNextMs({ database, clock, store, schedule, names }: LoopParts): Promise<number> {
  const now = clock.now();
  const times = [await store.nextDue(names(), now), await schedule.nextDue()];
  const waits = times.flatMap((time) => (time === undefined ? [] : [time.getTime() - now.getTime()]));
  return Math.max(SHORTEST_WAIT_MS, Math.min(POLL_MS[database.kind], ...waits));
}
