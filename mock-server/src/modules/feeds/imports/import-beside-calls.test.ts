import { expect, it, vi } from 'vitest';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { aCsv, aFile, manyRows, started } from '../testing.ts';
import { describeFeedsOnOldestDatabase } from '../testing/feed-scene.ts';
import { jobOf } from './testing/import-job.ts';
import { runImport } from './import-run.ts';
import { sliceRows, smallSliceRows } from './import-step.ts';
import { countedRows, countedRowsBesideLists } from './item-counting.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

describeFeedsOnOldestDatabase('an import beside calls', (scene) => {
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
      const run = runImport(platform, await jobOf(platform, importId), context);
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

  it.each([
    [countedRows - 1, 0],
    [countedRows + 1, 1],
  ])('counts %i items at the end, and lets calls go in between %i times', async (count, times) => {
    const { feed, run } = started(await scene.send({}, aFile(aCsv(manyRows(count)))));
    const applied = await runInTurns(run.id, Infinity);
    expect(applied.filter((rowsIn) => rowsIn === count)).toHaveLength(1 + times);
    expect((await scene.theFeed(feed.id)).total_items).toBe(count);
  });

  it.each([
    [countedRowsBesideLists - 1, 0],
    [countedRowsBesideLists + 1, 1],
  ])('counts %i items with a removal list, and lets calls go in between %i times', async (count, times) => {
    const { platform } = scene.server;
    const importList = async (feed_name: string, ids: readonly string[]) => {
      const file = aFile(`external_id\n${ids.join('\n')}\n`, 'removed.csv');
      const { feed, run } = started(await scene.send({ feed_type: 'disabled', feed_name }, file));
      await runInTurns(run.id, Infinity);
      return feed.id;
    };
    const first = await importList('First', ['v0001', 'v0002', 'other']);
    const { feed, run } = started(await scene.send({}, aFile(aCsv(manyRows(count)))));
    const applied = await runInTurns(run.id, Infinity);
    expect(applied.filter((rowsIn) => rowsIn === count)).toHaveLength(1 + times);
    const second = await importList('Second', ['v0002', 'v0900', `v${String(count).padStart(4, '0')}`]);

    const counted = await scene.theFeed(feed.id);
    const off = [
      expect.objectContaining({ feed_id: first, items: 2 }),
      expect.objectContaining({ feed_id: second, items: 3 }),
    ];
    expect(counted).toMatchObject({ total_items: count - 4, switched_off: off });
    await platform.items.countAll([feed.id, first, second]);
    expect(await scene.theFeed(feed.id)).toMatchObject({ total_items: count - 4, switched_off: off });
  });

  it('counts again if a removal list came in while it counted', async () => {
    const { platform } = scene.server;
    const { feed, run } = started(await scene.send({}, aFile(aCsv(manyRows(countedRows + 1)))));
    const context = undisturbed();
    const removeOne = async () => {
      const ids = aFile('external_id\nv0001\n', 'removed.csv');
      const list = started(await scene.send({ feed_type: 'disabled', feed_name: 'Removed' }, ids));
      await runImport(platform, await jobOf(platform, list.run.id), undisturbed());
    };
    let isRemoved = false;
    const giveWay = async () => {
      const isCounting = (await platform.imports.find(run.id))?.appliedRows === countedRows + 1;
      if (isCounting && !isRemoved) {
        isRemoved = true;
        await removeOne();
      }
      return { isAmongCalls: false };
    };
    await runImport(platform, await jobOf(platform, run.id), { ...context, giveWay });
    expect((await scene.theFeed(feed.id)).total_items).toBe(countedRows);
  });
});
