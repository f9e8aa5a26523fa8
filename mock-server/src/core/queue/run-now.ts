import type { Log } from '../log.ts';
import type { JobStore } from './job-store.ts';
import { within } from '../within.ts';
import { leaseMs, type Worker } from './worker.ts';

const LOOK_MS = 100;

/** Starts jobs here, ahead of the queue, and waits for them at most `waitMs`, wherever they run. */
export async function runNow(
  { store, worker, log }: { store: JobStore; worker: Worker; log: Log },
  jobs: readonly number[],
  waitMs: number,
): Promise<void> {
  const untilMs = performance.now() + waitMs;
  const here: Promise<void>[] = [];
  for (const job of jobs) if (await worker.begin(job)) here.push(keptAlive(worker, job, log));
  await within(waitMs, Promise.all(here));
  for (const job of jobs) await ended(store, job, untilMs);
}

async function ended(store: JobStore, job: number, untilMs: number): Promise<void> {
  for (;;) {
    const state = (await store.find(job))?.state;
    if ((state !== 'queued' && state !== 'active') || performance.now() >= untilMs) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/**
 * The loop keeps leases alive; if it is not started, the job would count as lost when its lease expires.
 */
async function keptAlive(worker: Worker, job: number, log: Log): Promise<void> {
  const beat = (): void => {
    worker.heartbeat().catch((error: unknown) => log.warn('Job leases could not be extended', { error }));
  };
  const heart = setInterval(beat, leaseMs / 3).unref();
  await worker.ended(job);
  clearInterval(heart);
}
