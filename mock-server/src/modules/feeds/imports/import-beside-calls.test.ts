import { expect, it } from 'vitest';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { aCsv, aFile, manyRows, started } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';
import { runImport } from './import-run.ts';
import { sliceRows, smallSliceRows } from './import-step.ts';

describeFeeds('an import beside calls', (scene) => {
  const rows = 1030;

  /** Runs an import in one process after another, each of which ends after `steps` steps. @returns the rows applied. */
  async function runInTurns(importId: number, steps: number): Promise<number[]> {
    const { platform } = scene.server;
    const applied: number[] = [];
    for (;;) {
      const stop = new AbortController();
      let taken = 0;
      const giveWay = async () => {
        applied.push((await platform.imports.find(importId))?.appliedRows ?? 0);
        taken += 1;
        if (taken === steps) stop.abort(new Error('The server is stopping'));
        return { isAmongCalls: true };
      };
      const context = { ...undisturbed(), signal: stop.signal, giveWay };
      const run = runImport(platform, { payload: { importId }, attempt: 1, maxAttempts: 3 }, context);
      const ended = await run.catch(() => undefined);
      if (ended) return applied;
    }
  }

  it('takes small steps once there are calls, and continues in the middle of a prepared slice', async () => {
    const { feed, run } = started(await scene.send({}, aFile(aCsv(manyRows(rows)))));
    const applied = await runInTurns(run.id, 2);
    const [first = 0, second = 0] = applied;
    expect([first, second - first]).toEqual([sliceRows, smallSliceRows]);
    expect(applied.at(-1)).toBe(rows);
    const { counts, state } = await scene.theImport(feed.id, run.id);
    expect([state, counts]).toEqual(['done', expect.objectContaining({ rows, items: rows, added: rows, changed: 0 })]);
    expect((await scene.theFeed(feed.id)).total_items).toBe(rows);
  });

  it('ends with the last row of each id, wherever the steps are cut', async () => {
    const last = manyRows(120, 'Last');
    const { feed, run } = started(await scene.send({}, aFile(aCsv([...manyRows(550, 'First'), ...last]))));
    await runInTurns(run.id, 3);
    expect((await scene.theImport(feed.id, run.id)).counts).toMatchObject({ rows: 670, added: 550, repeated: 120 });
    const [one, other] = [
      await scene.theItems(feed.id, '?search=v0120'),
      await scene.theItems(feed.id, '?search=v0121'),
    ];
    expect([one[0]?.title, other[0]?.title]).toEqual(['Last v0120', 'First v0121']);
  });
});
