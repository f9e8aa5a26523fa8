import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { clearDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { seededRandom } from '../ids.ts';
import { createLog } from '../log.ts';
import { createQueue, type Queue } from './queue.ts';

/** A promise, and what fulfills it. */
function gate(): [Promise<void>, () => void] {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return [passed, () => open()];
}

/** How long a job in these tests may keep running; only the tests about this wait for it. */
const graceMs = 5_000;

describeOnEveryDatabase('restarting the workers', (open) => {
  const clock = fixedClock(testStart);
  let database: Database;
  let queue: Queue;
  let lines: string[];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await clearDatabase(database);
    queue = newQueue('one');
    lines = [];
  });
  afterEach(() => queue.stop({ graceMs: 1_000 }));

  const newQueue = (name: string) => {
    const log = createLog({ clock, sinks: [(line) => lines.push(line)] });
    return createQueue({ database, clock, random: seededRandom(name), log });
  };
  const restarts = () => lines.filter((line) => line.includes('were restarted')).length;
  /** A job that runs until it is released. @returns a promise of its start, and a way to release it. */
  const holding = (on: Queue) => {
    const [begun, begin] = gate();
    const [held, letGo] = gate();
    on.define('hold', {
      queue: 'held',
      async handler(_, { signal }) {
        begin();
        const aborted = new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
        await Promise.race([held, aborted]);
      },
    });
    return { begun, letGo };
  };

  it('lets a job finish, and continues with the next ones', async () => {
    const { begun, letGo } = holding(queue);
    await queue.start();
    const { id } = await queue.enqueue('hold', {});
    await begun;
    const restarted = queue.restart(graceMs);
    letGo();
    expect(await restarted).toEqual({ isWorking: true, ended: 1, handedBack: 0 });
    expect(await queue.job(id)).toMatchObject({ state: 'done', attempts: 1 });
    const { id: next } = await queue.enqueue('hold', {});
    await expect.poll(async () => (await queue.job(next))?.state).toBe('done');
  });

  it('returns to the queue what does not end in time, and starts it again', async () => {
    const { begun, letGo } = holding(queue);
    await queue.start();
    const { id } = await queue.enqueue('hold', {});
    await begun;
    expect(await queue.restart(1)).toEqual({ isWorking: true, ended: 0, handedBack: 1 });
    letGo();
    await expect.poll(async () => (await queue.job(id))?.state).toBe('done');
    expect((await queue.job(id))?.attempts).toBe(1);
  });

  it('reaches the workers of another process when the one that is asked runs no jobs', async () => {
    if (database.kind === 'embedded') return; // no other process can use it
    const worker = newQueue('worker');
    await worker.start();
    expect(await queue.restart(graceMs)).toEqual({ isWorking: false, ended: 0, handedBack: 0 });
    await expect.poll(restarts).toBe(1);
    const { id } = await queue.enqueue('cron', { command: 'unknown' });
    await expect.poll(async () => (await queue.job(id))?.state).toBe('failed');
    expect(restarts()).toBe(1);
    await worker.stop({ graceMs: 1_000 });
  });
});

describeOnEveryDatabase('the schedule, by hand', (open) => {
  const clock = fixedClock(testStart);
  let database: Database;
  let queue: Queue;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await clearDatabase(database);
    clock.set(testStart);
    queue = createQueue({ database, clock, random: seededRandom('one'), log: createLog({ clock, sinks: [] }) });
    queue.schedule('clean', '*/5 * * * *', 'UTC', async () => 'cleaned 3 rows');
    queue.schedule('breaks', '*/10 * * * *', 'UTC', async () => {
      throw new Error('no room');
    });
  });

  it('fires what is due and returns the outcomes, and nothing when nothing is due', async () => {
    expect(await queue.fireDue()).toEqual([]);
    clock.advance(600_000);
    const fired = await queue.fireDue();
    expect(fired.map((entry) => [entry.command, entry.lastStatus, entry.lastOutput].join(' ')).toSorted()).toEqual([
      'breaks failed no room',
      'clean completed cleaned 3 rows',
    ]);
    expect(await queue.fireDue()).toEqual([]);
  });

  it('keeps every run, newest first, until it is pruned', async () => {
    await queue.fireDue(); // sets up the schedule
    for (const waitMs of [600_000, 300_000]) {
      clock.advance(waitMs);
      await queue.fireDue();
    }
    const commands = async (query: Parameters<Queue['cronRuns']['list']>[0]) =>
      (await queue.cronRuns.list(query)).map(({ command }) => command);
    expect((await commands({ limit: 9 })).toSorted()).toEqual(['breaks', 'clean', 'clean']);
    expect(await commands({ limit: 1 })).toEqual(['clean']);
    expect(await commands({ limit: 9, status: 'failed' })).toEqual(['breaks']);
    expect(await commands({ limit: 9, search: 'NO ROOM' })).toEqual(['breaks']);
    expect(await commands({ limit: 9, search: '%' })).toEqual([]);
    expect(await queue.cronRuns.prune(new Date(clock.now().getTime() - 1))).toBe(2);
    expect(await commands({ limit: 9 })).toEqual(['clean']);
  });

  it('does not run an entry twice at once', async () => {
    await queue.fireDue(); // sets up the schedule
    const [entry] = await queue.cronEntries();
    await queue.enqueue('cron', { command: entry?.command }, { uniqueKey: entry?.command ?? '' });
    expect(await queue.runCron(entry?.id ?? 0)).toBe('running');
  });
});
