import { describe, expect, it } from 'vitest';
import { PermanentFailure } from './job.ts';
import { defineNote, describeQueue, holding } from './testing/queue-scene.ts';

describeQueue('the job queue', (scene) => {
  describe('enqueuing', () => {
    it('runs what is due, the higher priority first, then the older job', async () => {
      defineNote(scene, scene.queue);
      await scene.queue.enqueue('note', { text: 'first' });
      await scene.queue.enqueue('note', { text: 'second' });
      await scene.queue.enqueue('note', { text: 'urgent' }, { priority: 5 });
      expect(await scene.queue.drain()).toBe(3);
      expect(scene.done).toEqual(['urgent', 'first', 'second']);
    });

    it("runs the work due before every job first, and counts its failure as the job's", async () => {
      defineNote(scene, scene.queue, { backoffMs: [1000] });
      let isReady = false;
      scene.queue.beforeEach(async () => {
        if (!isReady) throw new Error('Not yet');
        scene.done.push('before');
      });
      await scene.queue.enqueue('note', { text: 'a' });
      await scene.queue.drain();
      expect(scene.done).toEqual([]);
      isReady = true;
      scene.clock.advance(1000);
      await scene.queue.drain();
      expect(scene.done).toEqual(['before', 'a']);
    });

    it('runs what the jobs themselves add', async () => {
      defineNote(scene, scene.queue, {
        handler: async ({ payload }) => {
          scene.done.push(payload.text);
          if (payload.text.length < 3) await scene.queue.enqueue('note', { text: `${payload.text}+` });
        },
      });
      await scene.queue.enqueue('note', { text: 'a' });
      expect(await scene.queue.drain()).toBe(3);
      expect(scene.done).toEqual(['a', 'a+', 'a++']);
    });

    it('adds nothing when the transaction is rolled back', async () => {
      defineNote(scene, scene.queue);
      const attempt = scene.database.transaction(async () => {
        await scene.queue.enqueue('note', { text: 'never' });
        throw new Error('no');
      });
      await expect(attempt).rejects.toThrow('no');
      expect(await scene.queue.drain()).toBe(0);
    });

    it('does not start a job before its time', async () => {
      defineNote(scene, scene.queue);
      await scene.queue.enqueue('note', { text: 'later' }, { runAt: new Date(scene.clock.now().getTime() + 60_000) });
      scene.clock.advance(59_999);
      expect(await scene.queue.drain()).toBe(0);
      scene.clock.advance(1);
      expect(await scene.queue.drain()).toBe(1);
    });

    it('allows one job at a time per unique key, and a new one when that has ended', async () => {
      defineNote(scene, scene.queue);
      const first = await scene.queue.enqueue('note', { text: 'one' }, { uniqueKey: 'feed 1' });
      const second = await scene.queue.enqueue('note', { text: 'two' }, { uniqueKey: 'feed 1' });
      const other = await scene.queue.enqueue('note', { text: 'three' }, { uniqueKey: 'feed 2' });
      expect(second).toEqual({ id: first.id, isNew: false });
      expect(other.isNew).toBe(true);
      await scene.queue.drain();
      expect((await scene.queue.enqueue('note', { text: 'four' }, { uniqueKey: 'feed 1' })).isNew).toBe(true);
    });

    it('refuses an undefined name', async () => {
      await expect(scene.queue.enqueue('unknown', {})).rejects.toThrow('No job is defined as unknown');
    });
  });

  describe('outcomes', () => {
    it('keeps the progress and the result', async () => {
      defineNote(scene, scene.queue, {
        handler: async (_, { progress }) => {
          await progress({ rows: 10 });
          return { items: 10 };
        },
      });
      const { id } = await scene.queue.enqueue('note', { text: '' });
      await scene.queue.drain();
      expect(await scene.queue.job(id)).toMatchObject({
        state: 'done',
        attempts: 1,
        progress: { rows: 10 },
        result: { items: 10 },
        error: null,
        worker: null,
        startedAt: scene.clock.now(),
        finishedAt: scene.clock.now(),
      });
    });

    it('saves progress together with the work of its transaction, or not at all', async () => {
      defineNote(scene, scene.queue, {
        maxAttempts: 1,
        handler: (_, { progress }) =>
          scene.database.transaction(async () => {
            await progress({ rows: 10 });
            throw new Error('no');
          }),
      });
      const { id } = await scene.queue.enqueue('note', { text: '' });
      await scene.queue.drain();
      expect(await scene.queue.job(id)).toMatchObject({ state: 'failed', progress: null });
    });

    it('retries after each wait, resumes from the last progress, and finally fails', async () => {
      const seen: unknown[] = [];
      defineNote(scene, scene.queue, {
        maxAttempts: 3,
        backoffMs: [1_000, 5_000],
        handler: async ({ attempt, progress }, context) => {
          seen.push([attempt, progress]);
          await context.progress({ step: attempt });
          throw new Error(`attempt ${String(attempt)} failed\nwith details`);
        },
      });
      const { id } = await scene.queue.enqueue('note', { text: '' });
      expect(await scene.queue.drain()).toBe(1);
      scene.clock.advance(999);
      expect(await scene.queue.drain()).toBe(0);
      scene.clock.advance(1);
      expect(await scene.queue.drain()).toBe(1);
      scene.clock.advance(5_000);
      expect(await scene.queue.drain()).toBe(1);
      scene.clock.advance(3_600_000);
      expect(await scene.queue.drain()).toBe(0);
      expect(seen).toEqual([
        [1, null],
        [2, { step: 1 }],
        [3, { step: 2 }],
      ]);
      expect(await scene.queue.job(id)).toMatchObject({ state: 'failed', attempts: 3, error: 'attempt 3 failed' });
    });

    it('does not retry what cannot succeed', async () => {
      defineNote(scene, scene.queue, {
        handler: () => Promise.reject(new PermanentFailure('The file is no feed')),
      });
      const { id } = await scene.queue.enqueue('note', { text: '' });
      await scene.queue.drain();
      expect(await scene.queue.job(id)).toMatchObject({ state: 'failed', attempts: 1, error: 'The file is no feed' });
    });

    it('runs no more at once than allowed', async () => {
      const { handler, letGo } = holding(scene);
      let running = 0;
      let threeRun: () => void = () => undefined;
      const full = new Promise<void>((resolve) => (threeRun = resolve));
      defineNote(scene, scene.queue, {
        concurrency: 3,
        handler: async (job, context) => {
          running += 1;
          if (running === 3) threeRun();
          await handler(job, context);
        },
      });
      for (let count = 0; count < 5; count += 1) await scene.queue.enqueue('note', { text: '' });
      const drained = [scene.queue.drain(), scene.queue.drain()];
      await full;
      for (let count = 0; count < 5; count += 1) await scene.queue.enqueue('note', { text: '' });
      expect(running).toBe(3);
      expect((await scene.queue.queues(0))[0]).toMatchObject({ active: 3, queued: 7 });
      letGo();
      await Promise.all(drained);
      expect(scene.done).toHaveLength(10);
    });
  });
});
