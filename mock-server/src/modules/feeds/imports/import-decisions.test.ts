import { describe, expect, it, vi } from 'vitest';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { call } from '../../../testing/api-calls.ts';
import { itemChanges } from '../../../tables/items.tables.ts';
import { runImport } from './import-run.ts';
import { aCsv, aFile, manyRows, sendFile } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';
import { jobOf } from './testing/import-job.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

describeFeeds('decisions about imports', (scene) => {
  const { importedFeed, theFeed, theItems, theImport, imported } = scene;

  it('are listed by time, rows, and rejected rows, in both directions', async () => {
    const feed = await importedFeed(aFile(aCsv(manyRows(10))));
    const second = await imported(feed.id, aCsv([...manyRows(9), ['', 'No id'], ['', 'None either']]));
    const third = await imported(feed.id, aCsv(manyRows(8)));
    const first = feed.last_import?.id;
    const seen = async (query: string) =>
      (
        (await call(scene.server, `/client/feeds/${String(feed.id)}/imports?${query}`, { token: scene.people.acme }))
          .body.data as { id: number }[]
      ).map(({ id }) => id);
    expect(await seen('')).toEqual([third.id, second.id, first]);
    expect(await seen('order=asc')).toEqual([first, second.id, third.id]);
    expect(await seen('sort=rows')).toEqual([second.id, first, third.id]);
    expect(await seen('sort=rows&order=asc')).toEqual([third.id, first, second.id]);
    expect(await seen('sort=rejected&order=desc&page=1&per_page=1')).toEqual([second.id]);
    expect(await seen('sort=rejected&order=asc')).toEqual([first, third.id, second.id]);
  });

  describe('holding', () => {
    const bad = (good: number, refused: number) =>
      aCsv([...manyRows(good), ...Array.from({ length: refused }, (): [string, string] => ['', 'No id'])]);

    it('accepts a file with 20% bad rows, and holds one with more until a person accepts it', async () => {
      const feed = await importedFeed(aFile(bad(8, 2)));
      expect(feed.last_import?.state).toBe('done');
      const held = await imported(feed.id, bad(9, 3));
      expect(held).toMatchObject({
        state: 'held',
        hold_reason: '3 of 12 rows were rejected, which is more than 20%.',
        finished_at: null,
      });
      expect(await theItems(feed.id)).toHaveLength(8);
      const accept = await call(scene.server, `/client/feeds/${String(feed.id)}/imports/${String(held.id)}/accept`, {
        token: scene.people.acme,
        method: 'POST',
      });
      expect(accept.status).toBe(200);
      await scene.server.drain();
      expect(await theImport(feed.id, held.id)).toMatchObject({
        state: 'done',
        counts: { added: 1, unchanged: 8 },
        hold_reason: null,
      });
      expect(await theItems(feed.id)).toHaveLength(9);
    });

    it('holds a file with over 30% fewer rows than last time, and discards it when dropped', async () => {
      const feed = await importedFeed(aFile(aCsv(manyRows(10))));
      expect(await imported(feed.id, aCsv(manyRows(7, 'New')))).toMatchObject({ state: 'done' });
      const held = await imported(feed.id, aCsv(manyRows(4, 'Newer')));
      expect(held).toMatchObject({
        state: 'held',
        hold_reason: 'The file has 4 rows, over 30% fewer than the 7 last time.',
      });
      const decide = (verb: string) =>
        call(scene.server, `/client/feeds/${String(feed.id)}/imports/${String(held.id)}/${verb}`, {
          token: scene.people.acme,
          method: 'POST',
        });
      expect((await decide('drop')).body.data).toMatchObject({ state: 'dropped' });
      await scene.server.drain();
      expect((await theItems(feed.id)).filter(({ title }) => title?.startsWith('Newer'))).toEqual([]);
      const rules = {
        drop: 'Only an import that is on hold or in review can be discarded.',
        accept: 'Only an import that is on hold can be accepted.',
      };
      for (const [verb, rule] of Object.entries(rules)) {
        const { status, body } = await decide(verb);
        expect([status, body.message]).toEqual([
          409,
          `Import ${String(held.id)} is dropped since November 20, 2026 at 10:00 UTC. ${rule}`,
        ]);
      }
    });

    it('refuses another file while an import is on hold', async () => {
      const feed = await importedFeed(aFile(aCsv(manyRows(10))));
      await imported(feed.id, aCsv(manyRows(2, 'New')));
      const { status, body } = await sendFile(scene.server, scene.people.acme, {
        feedId: feed.id,
        file: aFile(aCsv(manyRows(10, 'New'))),
      });
      expect([status, body.message]).toEqual([
        409,
        'An import of Trending is on hold. Please accept or discard it first.',
      ]);
    });
  });

  describe('rolling back', () => {
    const back = async (feedId: number, importId: number) => {
      const reply = await call(scene.server, `/client/feeds/${String(feedId)}/imports/${String(importId)}/rollback`, {
        token: scene.people.acme,
        method: 'POST',
      });
      await scene.server.drain();
      return reply;
    };

    it('restores the items, one import after another', async () => {
      const feed = await importedFeed(
        aFile(
          aCsv([
            ['a', 'A'],
            ['b', 'B'],
          ]),
        ),
      );
      const before = await theItems(feed.id);
      const second = await imported(
        feed.id,
        aCsv([
          ['b', 'B2'],
          ['c', 'C'],
        ]),
      );
      expect((await back(feed.id, second.id)).status).toBe(200);
      expect(await theImport(feed.id, second.id)).toMatchObject({ state: 'rolled_back', progress: { percent: 100 } });
      expect(await theItems(feed.id)).toEqual(before);
      expect((await back(feed.id, second.id)).status).toBe(409);
      expect((await back(feed.id, feed.last_import?.id ?? 0)).status).toBe(200);
      expect(await theItems(feed.id)).toEqual([]);
      expect((await theFeed(feed.id)).total_items).toBe(0);
    });

    it('resumes where it was interrupted', async () => {
      const feed = await importedFeed(aFile(aCsv(manyRows(900))));
      const before = await theItems(feed.id);
      const { id } = await imported(feed.id, aCsv([...manyRows(800, 'New'), ...manyRows(1400).slice(900)]));
      const path = `/client/feeds/${String(feed.id)}/imports/${String(id)}/rollback`;
      expect((await call(scene.server, path, { token: scene.people.acme, method: 'POST' })).body.data).toMatchObject({
        state: 'queued',
      });
      const stop = new AbortController();
      let saved = 0;
      const progress = async () => {
        saved += 1;
        if (saved === 2) stop.abort(new Error('The server is stopping'));
        await Promise.resolve();
      };
      const job = await jobOf(scene.server.platform, id);
      await expect(
        runImport(scene.server.platform, job, { ...undisturbed(), signal: stop.signal, progress }),
      ).rejects.toThrow('stopping');
      expect(await theItems(feed.id)).not.toEqual(before);
      await scene.server.drain();
      expect(await theItems(feed.id)).toEqual(before);
    });

    it('only rolls back the last one', async () => {
      const feed = await importedFeed();
      await imported(feed.id, aCsv([['a', 'A2']]));
      const { status, body } = await back(feed.id, feed.last_import?.id ?? 0);
      expect([status, body.message]).toEqual([
        409,
        expect.stringContaining('Only a feed’s last import can be rolled back.'),
      ]);
    });

    it('keeps the files and changes of the last ten imports', { timeout: 60_000 }, async () => {
      const feed = await importedFeed(aFile(aCsv([['a', 'A0']])));
      for (let version = 1; version <= 11; version += 1) await imported(feed.id, aCsv([['a', `A${String(version)}`]]));
      const rows = await scene.server.platform.imports.withFile(feed.id);
      expect(rows).toHaveLength(10);
      const changes = await scene.server.platform.database.current().select().from(itemChanges);
      expect(new Set(changes.map(({ importId }) => importId))).toEqual(new Set(rows.map(({ id }) => id)));
    });
  });
});
