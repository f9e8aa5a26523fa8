import { expect, it } from 'vitest';
import { defineNote, describeQueue, holding } from './testing/queue-scene.ts';

describeQueue('workers that stop or are lost', (scene) => {
  it('begins jobs as they are added while it is running', async () => {
    const { handler, begun, letGo } = holding(scene);
    defineNote(scene, scene.queue, { handler });
    await scene.queue.start();
    await scene.queue.enqueue('note', { text: 'at once' });
    await begun;
    letGo();
    await scene.queue.drain();
    await scene.queue.stop({ graceMs: 1_000 });
    expect(scene.done).toEqual(['at once']);
  });

  it('returns an aborted job to the queue without counting the attempt', async () => {
    const { handler, begun } = holding(scene);
    defineNote(scene, scene.queue, { handler });
    await scene.queue.start();
    const { id } = await scene.queue.enqueue('note', { text: 'again' });
    await begun;
    await scene.queue.stop({ graceMs: 5_000 });
    expect(await scene.queue.job(id)).toMatchObject({ state: 'queued', attempts: 0, worker: null, error: null });
  });

  it('returns to the queue what does not stop in time, and lets it save nothing afterward', async () => {
    let goOn: () => void = () => undefined;
    const stuck = new Promise<void>((resolve) => (goOn = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let late: Promise<unknown> = Promise.resolve();
    defineNote(scene, scene.queue, {
      handler: async (_, { progress }) => {
        begin();
        await stuck;
        late = progress({ rows: 1 }).catch((error: unknown) => error);
        await late;
      },
    });
    await scene.queue.start();
    const { id } = await scene.queue.enqueue('note', { text: '' });
    await begun;
    await scene.queue.stop({ graceMs: 1 });
    expect(await scene.queue.job(id)).toMatchObject({ state: 'queued', attempts: 0 });
    goOn();
    await scene.queue.drain();
    await late;
    expect(await scene.queue.job(id)).toMatchObject({ state: 'done', attempts: 1, progress: { rows: 1 } });
  });

  it('gives the job of a lost process to the next one, which resumes from its progress', async () => {
    let reached: () => void = () => undefined;
    const saved = new Promise<void>((resolve) => (reached = resolve));
    defineNote(scene, scene.queue, {
      handler: async (_, { progress }) => {
        await progress({ rows: 500 });
        reached();
        await new Promise(() => undefined); // its process is killed here
      },
    });
    const { id } = await scene.queue.enqueue('note', { text: '' });
    void scene.queue.drain();
    await saved;

    const next = scene.newQueue('two');
    const seen: unknown[] = [];
    defineNote(scene, next, { handler: async ({ attempt, progress }) => void seen.push([attempt, progress]) });
    expect(await next.drain()).toBe(0);
    scene.clock.advance(10_001);
    await next.start();
    await next.drain();
    await next.stop({ graceMs: 1_000 });
    expect(seen).toEqual([[1, { rows: 500 }]]);
    expect(await next.job(id)).toMatchObject({ state: 'done', attempts: 1, losses: 1 });
  });

  it('gives it to the next one too when the process was lost while its clock ran ahead', async () => {
    const { handler, begun } = holding(scene);
    defineNote(scene, scene.queue, { handler });
    const before = scene.clock.now();
    scene.clock.advance(40 * 86_400_000);
    const { id } = await scene.queue.enqueue('note', { text: 'resumed' });
    void scene.queue.drain();
    await begun;
    scene.clock.set(before);
    const next = scene.newQueue('two');
    defineNote(scene, next);
    await next.start();
    await next.drain();
    await next.stop({ graceMs: 1_000 });
    expect(await next.job(id)).toMatchObject({ state: 'done', losses: 1 });
  });

  it('tries a job that finds no room on the disk again for as long as it takes, also past its last attempt', async () => {
    let outcome: () => void = () => {
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    };
    defineNote(scene, scene.queue, { handler: async () => outcome(), maxAttempts: 1, backoffMs: [1_000] });
    const { id } = await scene.queue.enqueue('note', { text: '' });
    for (const attempts of [1, 2, 3]) {
      await scene.queue.drain();
      expect(await scene.queue.job(id)).toMatchObject({ state: 'queued', attempts });
      scene.clock.advance(1_000);
    }
    outcome = () => undefined;
    await scene.queue.drain();
    expect(await scene.queue.job(id)).toMatchObject({ state: 'done', attempts: 4 });
  });

  it('begins every job once even with several workers looking for it', async () => {
    const others = ['two', 'three', 'four'].map(scene.newQueue);
    const all = [scene.queue, ...others];
    for (const one of all) defineNote(scene, one, { concurrency: 2 });
    for (let count = 0; count < 40; count += 1) await scene.queue.enqueue('note', { text: String(count) });
    const begun = await Promise.all(all.map((one) => one.drain()));
    expect(begun.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(scene.done).size).toBe(40);
    expect(scene.done).toHaveLength(40);
  });
});
