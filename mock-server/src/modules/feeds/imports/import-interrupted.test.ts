import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feed, Import } from '@grt/sdk/contract';
import { LostJobError } from '../../../core/queue/job.ts';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { jobs } from '../../../core/queue/queue.tables.ts';
import { call } from '../../../testing/api-calls.ts';
import { sampled } from '../../../testing/sampled.ts';
import { itemChanges, items } from '../../../tables/items.tables.ts';
import { runImport } from './import-run.ts';
import { aCsv, aFile, manyRows, sendFeed, sendFile, started } from '../testing.ts';
import { describeFeedsOnOldestDatabase } from '../testing/feed-scene.ts';
import { jobOf } from './testing/import-job.ts';

vi.setConfig({ testTimeout: 120_000 }); // It interrupts an import at each of its steps.

describeFeedsOnOldestDatabase('interrupted imports', (scene) => {
  const { importedFeed, theFeed, theItems, theImport, imported } = scene;

  // Ids repeat within a batch and across batches, some rows are refused, and a second import changes what is there.
  const first = aCsv([...manyRows(400), ...manyRows(100, 'Again'), ['', 'No id']]);
  const more = manyRows(1500).map(([id, title]): [string, string] => [`w${id}`, title]);
  const second = aCsv([...manyRows(300, 'New'), ...more, ['', 'No id'], ...manyRows(300, 'Newer')]);
  const without = {
    id: undefined,
    feedId: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    startedAt: undefined,
    finishedAt: undefined,
    importId: undefined,
    jobId: undefined,
    fileId: undefined,
  };

  /** Runs an import until it ends; `cut` interrupts the first run at a given save of its progress. */
  const importInRuns = async (
    importId: number,
    cut: (run: { saved: number; stop: AbortController }) => void,
  ): Promise<number> => {
    const parts = scene.server.platform;
    for (let runs = 1; ; runs += 1) {
      const stop = new AbortController();
      const run = { saved: 0, stop };
      const progress = async () => {
        run.saved += 1;
        if (runs === 1) cut(run);
        await Promise.resolve();
      };
      try {
        const job = await jobOf(parts, importId);
        await runImport(parts, job, { ...undisturbed(), signal: stop.signal, progress });
        return run.saved;
      } catch (error) {
        if (runs > 1) throw error;
      }
    }
  };
  const outcome = async (feedId: number, importId: number) => {
    const database = scene.server.platform.database.current();
    const rows = await database.select().from(items).where(eq(items.feedId, feedId)).orderBy(asc(items.externalId));
    const changes = await database
      .select()
      .from(itemChanges)
      .where(eq(itemChanges.importId, importId))
      .orderBy(asc(itemChanges.externalId));
    const parts = scene.server.platform;
    const row = await parts.imports.find(importId);
    const errors = await parts.imports.errors({ id: importId, repeatsImportId: null }, {}, { offset: 0, limit: 1000 });
    return {
      items: rows.map((item) => Object.assign(item, without)),
      changes: changes.map(({ externalId, before }) => ({
        externalId,
        before: { ...before, import_id: 0 },
      })),
      import: { ...row, ...without },
      errors: errors.rows.map((error) => Object.assign(error, without)),
    };
  };

  it('end as if nothing had happened, whether a crash undid a step or a stop followed it', async () => {
    const bring = async (cut: Parameters<typeof importInRuns>[1]) => {
      const feed = await importedFeed(aFile(first));
      const { run } = started(
        await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: aFile(second) }),
      );
      const steps = await importInRuns(run.id, cut);
      await scene.server.drain(); // the job itself: nothing is left to do
      return { steps, ...(await outcome(feed.id, run.id)) };
    };
    const { steps, ...whole } = await bring(() => undefined);
    expect(whole.import).toMatchObject({
      state: 'done',
      counts: { rows: 2101, items: 1800, added: 1500, changed: 300, rejected: 1, repeated: 300 },
    });
    expect(steps).toBeGreaterThanOrEqual(6); // two saves while it reads, and five slices
    const each = Array.from({ length: steps }, (_, at) => at + 1);
    for (const at of sampled(each, 3)) {
      const crashed = await bring(({ saved }) => {
        if (saved === at) throw new LostJobError();
      });
      expect({ ...crashed, steps: at }).toEqual({ ...whole, steps: at });
      const stopped = await bring(({ saved, stop }) => {
        if (saved === at) stop.abort(new Error('The server is stopping'));
      });
      expect({ ...stopped, steps: at }).toEqual({ ...whole, steps: at });
    }
  });

  it('end when the feed is deleted, and leave nothing behind', async () => {
    const { feed, run } = started(
      await sendFeed(scene.server, scene.people.acme, { domainId: scene.domainId, file: aFile(second) }),
    );
    const parts = scene.server.platform;
    const stop = new AbortController();
    let saved = 0;
    const progress = async () => {
      saved += 1;
      if (saved === 5) stop.abort(new Error('The server is stopping'));
      await Promise.resolve();
    };
    const job = await jobOf(parts, run.id);
    const cutOff = runImport(parts, job, { ...undisturbed(), signal: stop.signal, progress });
    await expect(cutOff).rejects.toThrow('The server is stopping');
    const database = scene.server.platform.database.current();
    expect((await database.select().from(items)).length).toBeGreaterThan(0);
    expect(
      (await call(scene.server, `/client/feeds/${String(feed.id)}`, { token: scene.people.acme, method: 'DELETE' }))
        .status,
    ).toBe(200);
    await scene.server.drain();
    for (const table of [items, itemChanges]) expect(await database.select().from(table)).toEqual([]);
    expect(await parts.imports.find(run.id)).toBeUndefined();
    expect((await call(scene.server, `/client/feeds/${String(feed.id)}`, { token: scene.people.acme })).status).toBe(
      404,
    );
  });

  describe('that fail halfway on our side', () => {
    let feed: Feed;
    let run: Import;
    let before: unknown;
    let halfWay: unknown;
    const parts = () => scene.server.platform;
    const fails = async () => Promise.reject(new Error('disk on fire'));
    const stateOf = async () => ({ items: await theItems(feed.id), total: (await theFeed(feed.id)).total_items });
    const attempt = async (broken: ReturnType<typeof parts>, number: number) =>
      runImport(broken, await jobOf(parts(), run.id, number), undisturbed());
    beforeEach(async () => {
      feed = await importedFeed(aFile(first));
      before = await stateOf();
      ({ run } = started(await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: aFile(second) })));
      let slices = 0;
      const good = parts();
      const apply: typeof good.items.apply = async (...slice) => {
        slices += 1;
        return slices <= 2 ? good.items.apply(...slice) : fails();
      };
      await attempt({ ...good, items: { ...good.items, apply } }, 1).catch(() => undefined);
      halfWay = await stateOf();
    });
    const taken = {
      state: 'failed',
      error: 'Something went wrong on our side. Please send the file again.',
      counts: { rows: 2101, items: 1800, added: 0, changed: 0, unchanged: 0, removed: 0, rejected: 1, repeated: 300 },
    };

    it('are reverted after the last attempt, and the next file is imported', async () => {
      const broken = { ...parts(), items: { ...parts().items, apply: fails } };
      expect(halfWay).not.toEqual(before);
      await expect(attempt(broken, 3)).rejects.toThrow('disk on fire');
      expect(await theImport(feed.id, run.id)).toMatchObject(taken);
      expect(await stateOf()).toEqual(before);
      await scene.server.drain();
      expect(await imported(feed.id, second)).toMatchObject({ state: 'done', counts: { added: 1500, changed: 300 } });
    });

    it('are reverted when the file is gone', async () => {
      const broken = {
        ...parts(),
        files: { ...scene.server.platform.files, open: async () => Promise.resolve(undefined) },
      };
      await attempt(broken, 2);
      const error = 'The file of this import has expired. Please upload it again.';
      expect(await theImport(feed.id, run.id)).toMatchObject({ ...taken, error });
      expect(await stateOf()).toEqual(before);
    });

    it('are reverted within the hour if even reverting failed and the job is gone', async () => {
      const broken = { ...parts(), items: { ...parts().items, apply: fails, revert: fails } };
      await expect(attempt(broken, 3)).rejects.toThrow('disk on fire');
      expect(await theImport(feed.id, run.id)).toMatchObject({ state: 'running', error: taken.error });
      await scene.server.platform.database.current().delete(jobs);
      await scene.server.platform.queue.runDue(); // puts the schedule in place
      scene.server.clock.advance(2 * 3_600_000);
      await scene.server.platform.queue.runDue();
      await scene.server.drain();
      await scene.signInAgain();
      expect(await theImport(feed.id, run.id)).toMatchObject(taken);
      expect(await stateOf()).toEqual(before);
    });
  });

  it('are reported as failed when the last attempt failed on our side', async () => {
    const { feed, run } = started(
      await sendFeed(scene.server, scene.people.acme, { domainId: scene.domainId, file: aFile(first) }),
    );
    const broken = {
      ...scene.server.platform,
      files: { ...scene.server.platform.files, open: async () => Promise.reject(new Error('disk on fire')) },
    };
    const attempt = async (number: number) =>
      runImport(broken, await jobOf(scene.server.platform, run.id, number), undisturbed());
    await expect(attempt(1)).rejects.toThrow('disk on fire');
    expect((await theImport(feed.id, run.id)).state).toBe('running');
    await expect(attempt(3)).rejects.toThrow('disk on fire');
    expect(await theImport(feed.id, run.id)).toMatchObject({
      state: 'failed',
      error: 'Something went wrong on our side. Please send the file again.',
    });
  });
});
