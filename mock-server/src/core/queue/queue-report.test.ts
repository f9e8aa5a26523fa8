import { beforeEach, expect, it } from 'vitest';
import { defineNote, describeQueue } from './testing/queue-scene.ts';

describeQueue('the queue report', (scene) => {
  const failOne = async (options = {}) => {
    const { id } = await scene.queue.enqueue('note', { text: 'bad' }, options);
    await scene.queue.drain();
    return id;
  };
  beforeEach(() => {
    defineNote(scene, scene.queue, {
      maxAttempts: 1,
      handler: async ({ payload }) => {
        if (payload.text === 'bad') throw new Error('bad note');
        scene.done.push(payload.text);
      },
    });
  });

  it('counts the jobs of each queue and shows the newest', async () => {
    await failOne();
    for (const text of ['a', 'b', 'c']) await scene.queue.enqueue('note', { text });
    await scene.queue.drain();
    const runAt = new Date(scene.clock.now().getTime() + 1000);
    await scene.queue.enqueue('note', { text: 'later' }, { runAt });
    const [notes, schedule] = await scene.queue.queues(2);
    expect(notes).toMatchObject({ queue: 'notes', queued: 1, active: 0, failed: 1, oldestDue: runAt });
    expect(notes?.recent.map(({ payload }) => payload)).toEqual([{ text: 'later' }, { text: 'c' }]);
    expect(schedule).toMatchObject({ queue: 'schedule', queued: 0, failed: 0, recent: [] });
  });

  it('lists failed jobs, the last to fail first, with their total', async () => {
    const first = await failOne();
    scene.clock.advance(1_000);
    const second = await failOne();
    const { jobs, total } = await scene.queue.failed({ limit: 1, offset: 0 });
    expect([jobs.map(({ id }) => id), total]).toEqual([[second], 2]);
    expect((await scene.queue.failed({ limit: 5, offset: 1 })).jobs.map(({ id }) => id)).toEqual([first]);
    const only = await scene.queue.failed({ limit: 5, offset: 0, id: first });
    expect([only.jobs.map(({ id }) => id), only.total]).toEqual([[first], 1]);
  });

  it('restarts a failed job', async () => {
    const id = await failOne();
    defineNote(scene, scene.queue);
    expect(await scene.queue.retry(id)).toBe('queued');
    expect(await scene.queue.drain()).toBe(1);
    expect(await scene.queue.job(id)).toMatchObject({ state: 'done', attempts: 1, error: null });
    expect(await scene.queue.retry(id)).toBe('not_failed');
  });

  it('does not restart it alongside another one with its unique key', async () => {
    const id = await failOne({ uniqueKey: 'feed 1' });
    await scene.queue.enqueue('note', { text: 'new' }, { uniqueKey: 'feed 1' });
    expect(await scene.queue.retry(id)).toBe('taken');
  });

  it('restarts all failed jobs, and of those with the same unique key only the newest, unless one is queued', async () => {
    const plain = [await failOne(), await failOne()];
    const older = await failOne({ uniqueKey: 'feed 1' });
    const newer = await failOne({ uniqueKey: 'feed 1' });
    const taken = await failOne({ uniqueKey: 'feed 2' });
    await scene.queue.enqueue('note', { text: 'new' }, { uniqueKey: 'feed 2' });
    defineNote(scene, scene.queue);

    expect(await scene.queue.retryAll()).toEqual({ retried: 3, left: 2 });

    const { jobs } = await scene.queue.failed({ limit: 10, offset: 0 });
    expect(jobs.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([older, taken]);
    expect(await scene.queue.drain()).toBe(4);
    for (const id of [...plain, newer]) expect((await scene.queue.job(id))?.state).toBe('done');
    expect(await scene.queue.retryAll()).toEqual({ retried: 2, left: 0 });
  });

  it('deletes a failed job, and only a failed one', async () => {
    const failed = await failOne();
    const { id: waiting } = await scene.queue.enqueue('note', { text: 'good' });
    expect([
      await scene.queue.forget(failed),
      await scene.queue.forget(failed),
      await scene.queue.forget(waiting),
    ]).toEqual([true, false, false]);
    expect(await scene.queue.job(failed)).toBeUndefined();
  });

  it('makes due what was put off while the clock ran ahead, and nothing else', async () => {
    const before = scene.clock.now();
    defineNote(scene, scene.queue, { backoffMs: [60_000], handler: () => Promise.reject(new Error('away')) });
    scene.clock.advance(40 * 86_400_000);
    const { id } = await scene.queue.enqueue('note', { text: 'retried' });
    await scene.queue.drain();
    scene.clock.set(before);
    defineNote(scene, scene.queue);
    const runAt = new Date(before.getTime() + 86_400_000);
    await scene.queue.enqueue('note', { text: 'tomorrow' }, { runAt });
    expect([await scene.queue.drain(), await scene.queue.bringForward()]).toEqual([0, 1]);
    expect([await scene.queue.drain(), (await scene.queue.job(id))?.state, scene.done]).toEqual([
      1,
      'done',
      ['retried'],
    ]);
  });

  it('removes old completed jobs and keeps failed ones', async () => {
    const failed = await failOne();
    const { id: old } = await scene.queue.enqueue('note', { text: 'old' });
    await scene.queue.drain();
    scene.clock.advance(60_000);
    const { id: recent } = await scene.queue.enqueue('note', { text: 'recent' });
    await scene.queue.drain();
    expect(await scene.queue.prune(scene.clock.now())).toBe(1);
    expect(await Promise.all([failed, old, recent].map(async (id) => (await scene.queue.job(id))?.state))).toEqual([
      'failed',
      undefined,
      'done',
    ]);
  });
});
