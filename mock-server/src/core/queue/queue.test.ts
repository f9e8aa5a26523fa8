import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { clearDatabase, testStart } from '../../testing/test-database.ts';
import { fixedClock, type FixedClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { seededRandom } from '../ids.ts';
import { silentLog } from '../log.ts';
import { PermanentFailure, type Job, type JobContext, type JobDefinition } from './job.ts';
import { createQueue, type Queue } from './queue.ts';

interface Note {
  text: string;
}

describeOnEveryDatabase('the job queue', (open) => {
  let database: Database;
  let clock: FixedClock;
  let queue: Queue;
  let done: string[];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await clearDatabase(database);
    clock = fixedClock(testStart);
    queue = newQueue('one');
    done = [];
  });

  const newQueue = (name: string) => createQueue({ database, clock, random: seededRandom(name), log: silentLog });
  const defineNote = (on: Queue, definition: Partial<JobDefinition<Note>> = {}) =>
    on.define<Note>('note', {
      queue: 'notes',
      handler: async ({ payload }) => void done.push(payload.text),
      ...definition,
    });
  /** A handler that runs until it is released or aborted. */
  const holding = () => {
    let letGo: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const handler = async (job: Job<Note>, { signal }: JobContext): Promise<void> => {
      begin();
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      await Promise.race([held, aborted]);
      done.push(job.payload.text);
    };
    return { handler, begun, letGo: () => letGo() };
  };

  describe('enqueuing', () => {
    it('runs what is due, the higher priority first, then the older job', async () => {
      defineNote(queue);
      await queue.enqueue('note', { text: 'first' });
      await queue.enqueue('note', { text: 'second' });
      await queue.enqueue('note', { text: 'urgent' }, { priority: 5 });
      expect(await queue.drain()).toBe(3);
      expect(done).toEqual(['urgent', 'first', 'second']);
    });

    it("runs the work due before every job first, and counts its failure as the job's", async () => {
      defineNote(queue, { backoffMs: [1000] });
      let isReady = false;
      queue.beforeEach(async () => {
        if (!isReady) throw new Error('Not yet');
        done.push('before');
      });
      await queue.enqueue('note', { text: 'a' });
      await queue.drain();
      expect(done).toEqual([]);
      isReady = true;
      clock.advance(1000);
      await queue.drain();
      expect(done).toEqual(['before', 'a']);
    });

    it('runs what the jobs themselves add', async () => {
      defineNote(queue, {
        handler: async ({ payload }) => {
          done.push(payload.text);
          if (payload.text.length < 3) await queue.enqueue('note', { text: `${payload.text}+` });
        },
      });
      await queue.enqueue('note', { text: 'a' });
      expect(await queue.drain()).toBe(3);
      expect(done).toEqual(['a', 'a+', 'a++']);
    });

    it('adds nothing when the transaction is rolled back', async () => {
      defineNote(queue);
      const attempt = database.transaction(async () => {
        await queue.enqueue('note', { text: 'never' });
        throw new Error('no');
      });
      await expect(attempt).rejects.toThrow('no');
      expect(await queue.drain()).toBe(0);
    });

    it('does not start a job before its time', async () => {
      defineNote(queue);
      await queue.enqueue('note', { text: 'later' }, { runAt: new Date(clock.now().getTime() + 60_000) });
      clock.advance(59_999);
      expect(await queue.drain()).toBe(0);
      clock.advance(1);
      expect(await queue.drain()).toBe(1);
    });

    it('allows one job at a time per unique key, and a new one when that has ended', async () => {
      defineNote(queue);
      const first = await queue.enqueue('note', { text: 'one' }, { uniqueKey: 'feed 1' });
      const second = await queue.enqueue('note', { text: 'two' }, { uniqueKey: 'feed 1' });
      const other = await queue.enqueue('note', { text: 'three' }, { uniqueKey: 'feed 2' });
      expect(second).toEqual({ id: first.id, isNew: false });
      expect(other.isNew).toBe(true);
      await queue.drain();
      expect((await queue.enqueue('note', { text: 'four' }, { uniqueKey: 'feed 1' })).isNew).toBe(true);
    });

    it('refuses an undefined name', async () => {
      await expect(queue.enqueue('unknown', {})).rejects.toThrow('No job is defined as unknown');
    });
  });

  describe('outcomes', () => {
    it('keeps the progress and the result', async () => {
      defineNote(queue, {
        handler: async (_, { progress }) => {
          await progress({ rows: 10 });
          return { items: 10 };
        },
      });
      const { id } = await queue.enqueue('note', { text: '' });
      await queue.drain();
      expect(await queue.job(id)).toMatchObject({
        state: 'done',
        attempts: 1,
        progress: { rows: 10 },
        result: { items: 10 },
        error: null,
        worker: null,
        startedAt: clock.now(),
        finishedAt: clock.now(),
      });
    });

    it('saves progress together with the work of its transaction, or not at all', async () => {
      defineNote(queue, {
        maxAttempts: 1,
        handler: (_, { progress }) =>
          database.transaction(async () => {
            await progress({ rows: 10 });
            throw new Error('no');
          }),
      });
      const { id } = await queue.enqueue('note', { text: '' });
      await queue.drain();
      expect(await queue.job(id)).toMatchObject({ state: 'failed', progress: null });
    });

    it('retries after each wait, resumes from the last progress, and finally fails', async () => {
      const seen: unknown[] = [];
      defineNote(queue, {
        maxAttempts: 3,
        backoffMs: [1_000, 5_000],
        handler: async ({ attempt, progress }, context) => {
          seen.push([attempt, progress]);
          await context.progress({ step: attempt });
          throw new Error(`attempt ${String(attempt)} failed\nwith details`);
        },
      });
      const { id } = await queue.enqueue('note', { text: '' });
      expect(await queue.drain()).toBe(1);
      clock.advance(999);
      expect(await queue.drain()).toBe(0);
      clock.advance(1);
      expect(await queue.drain()).toBe(1);
      clock.advance(5_000);
      expect(await queue.drain()).toBe(1);
      clock.advance(3_600_000);
      expect(await queue.drain()).toBe(0);
      expect(seen).toEqual([
        [1, null],
        [2, { step: 1 }],
        [3, { step: 2 }],
      ]);
      expect(await queue.job(id)).toMatchObject({ state: 'failed', attempts: 3, error: 'attempt 3 failed' });
    });

    it('does not retry what cannot succeed', async () => {
      defineNote(queue, {
        handler: () => Promise.reject(new PermanentFailure('The file is no feed')),
      });
      const { id } = await queue.enqueue('note', { text: '' });
      await queue.drain();
      expect(await queue.job(id)).toMatchObject({ state: 'failed', attempts: 1, error: 'The file is no feed' });
    });

    it('runs no more at once than allowed', async () => {
      const { handler, letGo } = holding();
      let running = 0;
      let threeRun: () => void = () => undefined;
      const full = new Promise<void>((resolve) => (threeRun = resolve));
      defineNote(queue, {
        concurrency: 3,
        handler: async (job, context) => {
          running += 1;
          if (running === 3) threeRun();
          await handler(job, context);
        },
      });
      for (let count = 0; count < 5; count += 1) await queue.enqueue('note', { text: '' });
      const drained = [queue.drain(), queue.drain()];
      await full;
      for (let count = 0; count < 5; count += 1) await queue.enqueue('note', { text: '' });
      expect(running).toBe(3);
      expect((await queue.queues(0))[0]).toMatchObject({ active: 3, queued: 7 });
      letGo();
      await Promise.all(drained);
      expect(done).toHaveLength(10);
    });
  });

  describe('stopping and loss', () => {
    it('begins jobs as they are added while it is running', async () => {
      const { handler, begun, letGo } = holding();
      defineNote(queue, { handler });
      await queue.start();
      await queue.enqueue('note', { text: 'at once' });
      await begun;
      letGo();
      await queue.drain();
      await queue.stop({ graceMs: 1_000 });
      expect(done).toEqual(['at once']);
    });

    it('returns an aborted job to the queue without counting the attempt', async () => {
      const { handler, begun } = holding();
      defineNote(queue, { handler });
      await queue.start();
      const { id } = await queue.enqueue('note', { text: 'again' });
      await begun;
      await queue.stop({ graceMs: 5_000 });
      expect(await queue.job(id)).toMatchObject({ state: 'queued', attempts: 0, worker: null, error: null });
    });

    it('returns to the queue what does not stop in time, and lets it save nothing afterward', async () => {
      let goOn: () => void = () => undefined;
      const stuck = new Promise<void>((resolve) => (goOn = resolve));
      let begin: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => (begin = resolve));
      let late: Promise<unknown> = Promise.resolve();
      defineNote(queue, {
        handler: async (_, { progress }) => {
          begin();
          await stuck;
          late = progress({ rows: 1 }).catch((error: unknown) => error);
          await late;
        },
      });
      await queue.start();
      const { id } = await queue.enqueue('note', { text: '' });
      await begun;
      await queue.stop({ graceMs: 1 });
      expect(await queue.job(id)).toMatchObject({ state: 'queued', attempts: 0 });
      goOn();
      await queue.drain();
      await late;
      expect(await queue.job(id)).toMatchObject({ state: 'done', attempts: 1, progress: { rows: 1 } });
    });

    it('gives the job of a lost process to the next one, which resumes from its progress', async () => {
      let reached: () => void = () => undefined;
      const saved = new Promise<void>((resolve) => (reached = resolve));
      defineNote(queue, {
        handler: async (_, { progress }) => {
          await progress({ rows: 500 });
          reached();
          await new Promise(() => undefined); // its process is killed here
        },
      });
      const { id } = await queue.enqueue('note', { text: '' });
      void queue.drain();
      await saved;

      const next = newQueue('two');
      const seen: unknown[] = [];
      defineNote(next, { handler: async ({ attempt, progress }) => void seen.push([attempt, progress]) });
      expect(await next.drain()).toBe(0);
      clock.advance(10_001);
      await next.start();
      await next.drain();
      await next.stop({ graceMs: 1_000 });
      expect(seen).toEqual([[1, { rows: 500 }]]);
      expect(await next.job(id)).toMatchObject({ state: 'done', attempts: 1, losses: 1 });
    });

    it('begins every job once even with several workers looking for it', async () => {
      const others = ['two', 'three', 'four'].map(newQueue);
      const all = [queue, ...others];
      for (const one of all) defineNote(one, { concurrency: 2 });
      for (let count = 0; count < 40; count += 1) await queue.enqueue('note', { text: String(count) });
      const begun = await Promise.all(all.map((one) => one.drain()));
      expect(begun.reduce((sum, count) => sum + count, 0)).toBe(40);
      expect(new Set(done).size).toBe(40);
      expect(done).toHaveLength(40);
    });
  });

  describe('the schedule', () => {
    it('fires each entry at its time, twelve times an hour for every five minutes', async () => {
      queue.schedule('five', '*/5 * * * *', 'UTC', async () => {
        done.push(clock.now().toISOString().slice(11, 16));
        return 'ok';
      });
      await queue.runDue();
      for (let minute = 0; minute < 60; minute += 1) {
        clock.advance(60_000);
        await queue.runDue();
      }
      expect(done).toEqual([
        '09:05',
        '09:10',
        '09:15',
        '09:20',
        '09:25',
        '09:30',
        '09:35',
        '09:40',
        '09:45',
        '09:50',
        '09:55',
        '10:00',
      ]);
    });

    it('counts missed times once', async () => {
      queue.schedule('five', '*/5 * * * *', 'UTC', async () => {
        done.push('ran');
        return 'ok';
      });
      await queue.runDue();
      clock.advance(24 * 3_600_000);
      expect(await queue.runDue()).toEqual(['five']);
      expect(done).toEqual(['ran']);
    });

    it('goes on as before when the clock ran ahead and was set back, in this process and at a start', async () => {
      const schedule = (one: Queue) => {
        one.schedule('five', '*/5 * * * *', 'UTC', async () => {
          done.push(clock.now().toISOString());
          return 'ok';
        });
      };
      const next = async () => (await queue.cronEntries())[0]?.nextRun.toISOString();
      schedule(queue);
      await queue.runDue();
      clock.set('2026-12-12T09:00:00Z');
      await queue.runDue();
      clock.set('2026-11-02T09:01:00Z');
      expect(await queue.runDue()).toEqual([]);
      expect(await next()).toBe('2026-11-02T09:05:00.000Z');

      clock.set('2026-12-12T10:00:00Z');
      await queue.runDue();
      clock.set('2026-11-02T09:02:00Z');
      const restarted = newQueue('two');
      schedule(restarted);
      await restarted.runDue();
      expect(await next()).toBe('2026-11-02T09:05:00.000Z');
      clock.set('2026-11-02T09:05:00Z');
      expect(await restarted.runDue()).toEqual(['five']);
      expect(done).toEqual(['2026-12-12T09:00:00.000Z', '2026-12-12T10:00:00.000Z', '2026-11-02T09:05:00.000Z']);
    });

    it('reads the pattern in its timezone', async () => {
      queue.schedule('midnight', '0 0 * * *', 'America/New_York', async () => 'ok');
      await queue.runDue();
      expect((await queue.cronEntries())[0]?.nextRun.toISOString()).toBe('2026-11-03T05:00:00.000Z');
    });

    it("keeps the last run's output and duration, or why it failed", async () => {
      queue.schedule('good', '0 * * * *', 'UTC', async () => {
        clock.advance(1_500);
        return '3 rows removed';
      });
      queue.schedule('bad', '0 12 * * *', 'UTC', () => Promise.reject(new Error('disk full')));
      await queue.runDue();
      clock.set('2026-11-02T10:00:00Z');
      await queue.runDue();
      clock.set('2026-11-02T12:00:00Z');
      await queue.runDue();
      const entries = await queue.cronEntries();
      expect(entries.find(({ command }) => command === 'good')).toMatchObject({
        lastStatus: 'completed',
        lastOutput: '3 rows removed',
        lastMs: 1_500,
      });
      expect(entries.find(({ command }) => command === 'bad')).toMatchObject({
        lastStatus: 'failed',
        lastOutput: 'disk full',
        nextRun: new Date('2026-11-03T12:00:00Z'),
      });
    });

    it('runs an entry now, returns its outcome, and leaves its next time alone', async () => {
      queue.schedule('clean', '0 3 * * *', 'UTC', async () => 'cleaned');
      await queue.runDue();
      const [entry] = await queue.cronEntries();
      const run = await queue.runCron(entry?.id ?? 0);
      expect(run).toMatchObject({ lastStatus: 'completed', lastOutput: 'cleaned', nextRun: entry?.nextRun });
      expect(await queue.runCron(999)).toBeUndefined();
    });

    it('fires an entry once even with two processes looking', async () => {
      const other = newQueue('two');
      for (const one of [queue, other]) {
        one.schedule('five', '*/5 * * * *', 'UTC', async () => {
          done.push('ran');
          return 'ok';
        });
      }
      await queue.runDue();
      clock.advance(300_000);
      const fired = await Promise.all([queue.runDue(), other.runDue()]);
      expect(fired.flat()).toEqual(['five']);
      expect(done).toEqual(['ran']);
    });

    it('picks up a changed pattern and forgets entries that are gone', async () => {
      queue.schedule('stays', '0 3 * * *', 'UTC', async () => 'ok');
      queue.schedule('goes', '0 3 * * *', 'UTC', async () => 'ok');
      await queue.runDue();
      const later = newQueue('two');
      later.schedule('stays', '30 4 * * *', 'UTC', async () => 'ok');
      await later.runDue();
      expect((await later.cronEntries()).map(({ command, nextRun }) => [command, nextRun.toISOString()])).toEqual([
        ['stays', '2026-11-03T04:30:00.000Z'],
      ]);
    });

    it('refuses a pattern or zone that does not exist', () => {
      expect(() => queue.schedule('x', 'every day', 'UTC', async () => '')).toThrow('CronPattern');
      expect(() => queue.schedule('x', '0 3 * * *', 'Mars/Base', async () => '')).toThrow('Mars/Base');
    });
  });

  describe('for operators', () => {
    const failOne = async (options = {}) => {
      const { id } = await queue.enqueue('note', { text: 'bad' }, options);
      await queue.drain();
      return id;
    };
    beforeEach(() => {
      defineNote(queue, {
        maxAttempts: 1,
        handler: async ({ payload }) => {
          if (payload.text === 'bad') throw new Error('bad note');
          done.push(payload.text);
        },
      });
    });

    it('counts the jobs of each queue and shows the newest', async () => {
      await failOne();
      for (const text of ['a', 'b', 'c']) await queue.enqueue('note', { text });
      await queue.drain();
      const runAt = new Date(clock.now().getTime() + 1000);
      await queue.enqueue('note', { text: 'later' }, { runAt });
      const [notes, schedule] = await queue.queues(2);
      expect(notes).toMatchObject({ queue: 'notes', queued: 1, active: 0, failed: 1, oldestDue: runAt });
      expect(notes?.recent.map(({ payload }) => payload)).toEqual([{ text: 'later' }, { text: 'c' }]);
      expect(schedule).toMatchObject({ queue: 'schedule', queued: 0, failed: 0, recent: [] });
    });

    it('lists failed jobs, the last to fail first, with their total', async () => {
      const first = await failOne();
      clock.advance(1_000);
      const second = await failOne();
      const { jobs, total } = await queue.failed({ limit: 1, offset: 0 });
      expect([jobs.map(({ id }) => id), total]).toEqual([[second], 2]);
      expect((await queue.failed({ limit: 5, offset: 1 })).jobs.map(({ id }) => id)).toEqual([first]);
    });

    it('restarts a failed job', async () => {
      const id = await failOne();
      defineNote(queue);
      expect(await queue.retry(id)).toBe('queued');
      expect(await queue.drain()).toBe(1);
      expect(await queue.job(id)).toMatchObject({ state: 'done', attempts: 1, error: null });
      expect(await queue.retry(id)).toBe('not_failed');
    });

    it('does not restart it alongside another one with its unique key', async () => {
      const id = await failOne({ uniqueKey: 'feed 1' });
      await queue.enqueue('note', { text: 'new' }, { uniqueKey: 'feed 1' });
      expect(await queue.retry(id)).toBe('taken');
    });

    it('deletes a failed job, and only a failed one', async () => {
      const failed = await failOne();
      const { id: waiting } = await queue.enqueue('note', { text: 'good' });
      expect([await queue.forget(failed), await queue.forget(failed), await queue.forget(waiting)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(await queue.job(failed)).toBeUndefined();
    });

    it('removes old completed jobs and keeps failed ones', async () => {
      const failed = await failOne();
      const { id: old } = await queue.enqueue('note', { text: 'old' });
      await queue.drain();
      clock.advance(60_000);
      const { id: recent } = await queue.enqueue('note', { text: 'recent' });
      await queue.drain();
      expect(await queue.prune(clock.now())).toBe(1);
      expect(await Promise.all([failed, old, recent].map(async (id) => (await queue.job(id))?.state))).toEqual([
        'failed',
        undefined,
        'done',
      ]);
    });
  });
});
