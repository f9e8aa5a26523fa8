import { expect, it } from 'vitest';
import type { Queue } from './queue.ts';
import { describeQueue } from './testing/queue-scene.ts';

describeQueue('the schedule', (scene) => {
  it('fires each entry at its time, twelve times an hour for every five minutes', async () => {
    scene.queue.schedule('five', '*/5 * * * *', 'UTC', async () => {
      scene.done.push(scene.clock.now().toISOString().slice(11, 16));
      return 'ok';
    });
    await scene.queue.runDue();
    for (let minute = 0; minute < 60; minute += 1) {
      scene.clock.advance(60_000);
      await scene.queue.runDue();
    }
    expect(scene.done).toEqual([
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
    scene.queue.schedule('five', '*/5 * * * *', 'UTC', async () => {
      scene.done.push('ran');
      return 'ok';
    });
    await scene.queue.runDue();
    scene.clock.advance(24 * 3_600_000);
    expect(await scene.queue.runDue()).toEqual(['five']);
    expect(scene.done).toEqual(['ran']);
  });

  it('continues as before when the clock ran ahead and was set back, in this process and after a restart', async () => {
    const schedule = (one: Queue) => {
      one.schedule('five', '*/5 * * * *', 'UTC', async () => {
        scene.done.push(scene.clock.now().toISOString());
        return 'ok';
      });
    };
    const next = async () => (await scene.queue.cronEntries())[0]?.nextRun.toISOString();
    schedule(scene.queue);
    await scene.queue.runDue();
    scene.clock.set('2026-12-12T09:00:00Z');
    await scene.queue.runDue();
    scene.clock.set('2026-11-02T09:01:00Z');
    expect(await scene.queue.runDue()).toEqual([]);
    expect(await next()).toBe('2026-11-02T09:05:00.000Z');

    scene.clock.set('2026-12-12T10:00:00Z');
    await scene.queue.runDue();
    scene.clock.set('2026-11-02T09:02:00Z');
    const restarted = scene.newQueue('two');
    schedule(restarted);
    await restarted.runDue();
    expect(await next()).toBe('2026-11-02T09:05:00.000Z');
    scene.clock.set('2026-11-02T09:05:00Z');
    expect(await restarted.runDue()).toEqual(['five']);
    expect(scene.done).toEqual(['2026-12-12T09:00:00.000Z', '2026-12-12T10:00:00.000Z', '2026-11-02T09:05:00.000Z']);
  });

  it('reads the pattern in its timezone', async () => {
    scene.queue.schedule('midnight', '0 0 * * *', 'America/New_York', async () => 'ok');
    await scene.queue.runDue();
    expect((await scene.queue.cronEntries())[0]?.nextRun.toISOString()).toBe('2026-11-03T05:00:00.000Z');
  });

  it("keeps the last run's output and duration, or why it failed", async () => {
    scene.queue.schedule('good', '0 * * * *', 'UTC', async () => {
      scene.clock.advance(1_500);
      return '3 rows removed';
    });
    scene.queue.schedule('bad', '0 12 * * *', 'UTC', () => Promise.reject(new Error('disk full')));
    await scene.queue.runDue();
    scene.clock.set('2026-11-02T10:00:00Z');
    await scene.queue.runDue();
    scene.clock.set('2026-11-02T12:00:00Z');
    await scene.queue.runDue();
    const entries = await scene.queue.cronEntries();
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
    scene.queue.schedule('clean', '0 3 * * *', 'UTC', async () => 'cleaned');
    await scene.queue.runDue();
    const [entry] = await scene.queue.cronEntries();
    const run = await scene.queue.runCron(entry?.id ?? 0);
    expect(run).toMatchObject({ lastStatus: 'completed', lastOutput: 'cleaned', nextRun: entry?.nextRun });
    expect(await scene.queue.runCron(999)).toBeUndefined();
  });

  it('fires an entry once even with two processes looking', async () => {
    const other = scene.newQueue('two');
    for (const one of [scene.queue, other]) {
      one.schedule('five', '*/5 * * * *', 'UTC', async () => {
        scene.done.push('ran');
        return 'ok';
      });
    }
    await scene.queue.runDue();
    scene.clock.advance(300_000);
    const fired = await Promise.all([scene.queue.runDue(), other.runDue()]);
    expect(fired.flat()).toEqual(['five']);
    expect(scene.done).toEqual(['ran']);
  });

  it('picks up a changed pattern and forgets entries that are gone', async () => {
    scene.queue.schedule('stays', '0 3 * * *', 'UTC', async () => 'ok');
    scene.queue.schedule('goes', '0 3 * * *', 'UTC', async () => 'ok');
    await scene.queue.runDue();
    const later = scene.newQueue('two');
    later.schedule('stays', '30 4 * * *', 'UTC', async () => 'ok');
    await later.runDue();
    expect((await later.cronEntries()).map(({ command, nextRun }) => [command, nextRun.toISOString()])).toEqual([
      ['stays', '2026-11-03T04:30:00.000Z'],
    ]);
  });

  it('refuses a pattern or zone that does not exist', () => {
    expect(() => scene.queue.schedule('x', 'every day', 'UTC', async () => '')).toThrow('CronPattern');
    expect(() => scene.queue.schedule('x', '0 3 * * *', 'Mars/Base', async () => '')).toThrow('Mars/Base');
  });
});
