import type { FixedClock } from '../core/clock.ts';
import { loadDocument } from '../core/http/document.ts';
import { fillWithDemoData } from '../demo/demo.ts';
import { scheduleJobs } from '../scheduled-jobs.ts';
import { keepState, putBack } from '../test-double/database-states.ts';
import type { Services } from '../services.ts';

interface EmptyServer {
  readonly platform: Services;
  readonly clock: FixedClock;
}

/** Fills an empty test server with the demo data.
 * @returns what takes it back to the state it has at the first call: the rows of all tables, and the time */
export async function demoOn({ platform, clock }: EmptyServer): Promise<() => Promise<void>> {
  const { database, queue } = platform;
  scheduleJobs(platform);
  await fillWithDemoData(platform, await loadDocument(), () => undefined);
  // Announces what runs by the clock; from here on, jobs run when a test says so.
  await queue.start();
  await queue.stop({ graceMs: 1000 });
  const { pool } = database;
  let start: { readonly state: Awaited<ReturnType<typeof keepState>>; readonly at: Date } | undefined;
  return async () => {
    start ??= { state: await keepState(pool, 'grt_fresh_demo'), at: clock.now() };
    await putBack(pool, start.state);
    clock.set(start.at);
  };
}
