import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ClientDashboard, Feed, Import } from '@grt/sdk/contract';
import { call } from '../../testing/api-calls.ts';
import { imports } from '../../tables/imports.tables.ts';
import { aCsv, aFile, manyRows, sendFile, started } from './testing.ts';
import { describeFeeds } from './testing/feed-scene.ts';

describeFeeds('feeds', (scene) => {
  const { importedFeed, imported, activeFeed, own, admin, send } = scene;

  describe('feeds of another client', () => {
    it('do not exist', async () => {
      const { id, last_import: run } = await importedFeed();
      const paths = [
        '',
        '/items',
        '/imports',
        `/imports/${String(run?.id)}`,
        `/imports/${String(run?.id)}/errors`,
        '/mapping',
      ];
      for (const path of paths) {
        const { status, body } = await own(`/${String(id)}${path}`, { token: scene.people.globex });
        expect([path, status, body.message]).toEqual([path, 404, 'Feed not found']);
      }
      const changes = [
        own(`/${String(id)}`, { token: scene.people.globex, method: 'PUT', json: { feed_name: 'Mine' } }),
        own(`/${String(id)}`, { token: scene.people.globex, method: 'DELETE' }),
        own(`/${String(id)}/mapping`, { token: scene.people.globex, method: 'DELETE' }),
        own(`/${String(id)}/imports/${String(run?.id)}/rollback`, { token: scene.people.globex, method: 'POST' }),
        sendFile(scene.server, scene.people.globex, { feedId: id, file: aFile(aCsv([['a', 'X']])) }),
      ];
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await own('', { token: scene.people.globex })).body.data).toEqual([]);
    });

    it("have no imports under the id of one's own feed", async () => {
      const mine = await importedFeed();
      const other = await importedFeed();
      const { status, body } = await own(`/${String(mine.id)}/imports/${String(other.last_import?.id)}`);
      expect([status, body.message]).toEqual([404, 'Import not found']);
    });
  });

  describe('lists', () => {
    it('tell uploaded feeds from fetched ones, and show the first pictures if asked to', async () => {
      const rows = [1, 2, 3].map((n): [string, string, string] => [
        `a${String(n)}`,
        'X',
        `https://img.example/${String(n)}.jpg`,
      ]);
      await activeFeed(aFile(aCsv(rows)), { feed_name: 'With pictures' });
      const list = async (query: string) => (await own(`?search=With&${query}`)).body.data as Feed[];
      expect(await list('is_fetched=true')).toEqual([]);
      const [plain] = await list('is_fetched=false');
      expect(plain?.thumbnails).toBeUndefined();
      const [shown] = await list('thumbnails=2');
      expect(shown?.thumbnails).toEqual(['https://img.example/1.jpg', 'https://img.example/2.jpg']);
    });

    it('filter, search literally, sort, and page', async () => {
      const names = async (query: string, path = '') =>
        ((await own(`${path}${query}`)).body.data as Feed[]).map(({ feed_name }) => feed_name);
      const active = await activeFeed(aFile(aCsv(manyRows(3))), { feed_name: '100% clips' });
      scene.server.clock.advance(1000);
      started(await send({ feed_name: 'a_b' }));
      scene.server.clock.advance(1000);
      started(await send({ feed_name: 'axb' }));
      await scene.server.drain();
      expect(await names('')).toEqual(['axb', 'a_b', '100% clips']);
      expect(await names('?search=_')).toEqual(['a_b']);
      expect(await names('?search=%25')).toEqual(['100% clips']);
      expect(await names('?status=active')).toEqual(['100% clips']);
      expect(await names('?status=inactive&sort=feed_name')).toEqual(['a_b', 'axb']);
      expect(await names('?status=pending&order=asc')).toEqual(['a_b', 'axb']);
      expect(await names('?sort=total_items')).toEqual(['100% clips', 'axb', 'a_b']);
      expect(await names(`?domain_id=${String(scene.domainId + 1)}`)).toEqual([]);
      expect((await own('?per_page=2&page=2')).body).toMatchObject({
        data: [{ id: active.id }],
        meta: { page: 2, per_page: 2, total: 3, last_page: 2 },
      });
      const company = encodeURIComponent(active.company_name);
      expect((await admin(`?search=${company}`)).body).toMatchObject({ meta: { total: 3 } });
      expect((await admin('?client_id=2')).body.data).toEqual([]);
      expect((await call(scene.server, '/feeds', { token: scene.people.acme })).body).toMatchObject({
        meta: { total: 3 },
      });
      expect((await call(scene.server, '/feeds?client_id=2', { token: scene.people.acme })).status).toBe(403);
      expect((await call(scene.server, '/feeds?client_id=1', { token: scene.people.reviewer })).body).toMatchObject({
        meta: { total: 3 },
      });
    });

    it('find the feeds whose last import failed or is on hold, as many as the dashboard counts', async () => {
      const held = await importedFeed(aFile(aCsv(manyRows(10))));
      await imported(held.id, aCsv(manyRows(4)));
      const failed = await importedFeed();
      const database = scene.server.platform.database.current();
      await database.update(imports).set({ state: 'failed' }).where(eq(imports.feedId, failed.id));
      await importedFeed();
      const found = async (state: string, list = admin) =>
        ((await list(`?last_import=${state}&sort=created_at&order=asc`)).body.data as Feed[]).map(({ id }) => id);
      expect(await found('failed_or_held')).toEqual([held.id, failed.id]);
      expect(await found('failed')).toEqual([failed.id]);
      expect(await found('held', own)).toEqual([held.id]);
      expect(await found('needs_mapping')).toEqual([]);
      const token = scene.people.reviewer;
      expect((await call(scene.server, '/admin/work', { token })).body.data).toMatchObject({
        held_imports: 1,
        failed_imports: 1,
      });
      const { server } = scene;
      const file = await server.fetch(`${server.baseUrl}/feeds/export?last_import=held`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect((await file.text()).trim().split('\n')).toHaveLength(2);
    });

    it('find the feeds whose last import needs attention, for whatever reason', async () => {
      const states = ['failed', 'held', 'needs_mapping'] as const;
      const database = scene.server.platform.database.current();
      const ids: number[] = [];
      for (const state of states) {
        const { id } = await importedFeed();
        await database.update(imports).set({ state }).where(eq(imports.feedId, id));
        ids.push(id);
      }
      await importedFeed();
      const { body } = await own('?last_import=needs_attention&sort=created_at&order=asc');
      expect((body.data as Feed[]).map(({ id }) => id)).toEqual(ids);
    });

    it('list the imports of a feed, newest first', async () => {
      const { id } = await importedFeed();
      await sendFile(scene.server, scene.people.acme, { feedId: id, file: aFile(aCsv([['a', 'B']])) });
      const { body } = await own(`/${String(id)}/imports?per_page=1`);
      expect([(body.data as Import[]).map(({ state }) => state), body['meta']]).toEqual([
        ['queued'],
        { page: 1, per_page: 1, total: 2, last_page: 2 },
      ]);
    });
  });

  it('count only active and approved feeds as active on the dashboard', async () => {
    const dashboard = async () =>
      (await call(scene.server, '/client/dashboard', { token: scene.people.acme })).body.data as ClientDashboard;
    expect(await dashboard()).toMatchObject({
      stats: { totalFeeds: 0, activeFeeds: 0, pendingReview: 0, totalViews: 0 },
      recentFeeds: [],
    });
    const active = await activeFeed();
    const paused = await activeFeed();
    await own(`/${String(paused.id)}`, { method: 'PUT', json: { is_active: false } });
    for (let count = 0; count < 4; count += 1) started(await send({ feed_name: `Pending ${String(count)}` }));
    const { stats, recentFeeds } = await dashboard();
    expect(stats).toEqual({ totalFeeds: 6, activeFeeds: 1, pendingReview: 4, totalViews: 0 });
    expect(recentFeeds.map(({ feed_name }) => feed_name)).toEqual([
      'Pending 3',
      'Pending 2',
      'Pending 1',
      'Pending 0',
      paused.feed_name,
    ]);
    expect(active.is_active).toBe(true);
  });
});
