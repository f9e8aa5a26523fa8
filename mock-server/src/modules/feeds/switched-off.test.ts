import { expect, it } from 'vitest';
import type { Feed, FeedItem } from '@grt/sdk/contract';
import { call } from '../../testing/api-calls.ts';
import { aCsv, aFile, manyRows, sendFile, started } from './testing.ts';
import { describeFeeds } from './testing/feed-scene.ts';

describeFeeds('items that a removal list keeps off', (scene) => {
  const { importedFeed, own, admin, theFeed, theImport } = scene;
  const aList = (name: string, ...ids: string[]): Promise<Feed> =>
    importedFeed(aFile(`external_id\n${ids.join('\n')}\n`), { feed_type: 'disabled', feed_name: name });
  const three = () => aFile(aCsv(manyRows(3)));

  it('are told with the list in the report of the import that brings them in, and by the feed', async () => {
    const list = await aList('Taken down', 'v0001', 'v0003', 'other');
    const more = await aList('More', 'v0003');
    const feed = await importedFeed(three());
    const off = [
      { feed_id: list.id, feed_name: 'Taken down', items: 2 },
      { feed_id: more.id, feed_name: 'More', items: 1 },
    ];
    expect(feed).toMatchObject({ total_items: 1, switched_off: off });
    const run = await theImport(feed.id, feed.last_import?.id ?? 0);
    expect(run.counts).toMatchObject({ added: 3 });
    expect(run.switched_off).toEqual(off);
    expect(list).toMatchObject({ total_items: 0, switched_off: [] });
  });

  it('are told by the feed and its lists when the list comes later, changes its name, and is deleted', async () => {
    const feed = await importedFeed(three());
    expect(feed.switched_off).toEqual([]);
    const list = await aList('Taken down', 'v0002');
    expect(await theImport(list.id, list.last_import?.id ?? 0)).toMatchObject({ counts: { removed: 1 } });
    const off = { feed_id: list.id, feed_name: 'Taken down', items: 1 };
    expect((await theFeed(feed.id)).switched_off).toEqual([off]);
    for (const listed of [await own(''), await admin('')]) {
      const feeds = listed.body.data as Feed[];
      expect(feeds.find(({ id }) => id === feed.id)?.switched_off).toEqual([off]);
    }
    await own(`/${String(list.id)}`, { method: 'PUT', json: { feed_name: 'Gone' } });
    expect((await theFeed(feed.id)).switched_off).toEqual([{ ...off, feed_name: 'Gone' }]);
    await own(`/${String(list.id)}`, { method: 'DELETE' });
    await scene.server.drain();
    expect(await theFeed(feed.id)).toMatchObject({ total_items: 3, switched_off: [] });
  });

  it('are told in the list of items with the lists that keep each off, in the CSV of feeds, and to webhooks', async () => {
    const list = await aList('Taken down', 'v0001', 'v0003');
    const more = await aList('More', 'v0003');
    const webhook = { url: 'https://hooks.example/grt', events: ['import.finished'] };
    await call(scene.server, '/webhooks', { token: scene.people.acme, json: webhook });
    const feed = await importedFeed(three());
    const items = (await own(`/${String(feed.id)}/items`)).body.data as FeedItem[];
    const first = { feed_id: list.id, feed_name: 'Taken down' };
    const second = { feed_id: more.id, feed_name: 'More' };
    expect(items.map(({ external_id, is_enabled, switched_off_by: by }) => [external_id, is_enabled, by])).toEqual([
      ['v0001', false, [first]],
      ['v0002', true, []],
      ['v0003', false, [first, second]],
    ]);
    const listed = (await own(`/${String(list.id)}/items`)).body.data as FeedItem[];
    expect(listed.map(({ switched_off_by: by }) => by)).toEqual([[], []]);
    const exported = await scene.server.fetch(`${scene.server.baseUrl}/feeds/export`, {
      headers: { Authorization: `Bearer ${scene.people.acme}` },
    });
    const [head = '', ...lines] = (await exported.text()).trim().split('\r\n');
    const place = head.split(',').indexOf('switched_off');
    expect(lines.find((line) => line.startsWith(`${String(feed.id)},`))?.split(',')[place]).toBe('3');
    const { rows } = await scene.server.platform.database.pool.query<{ data: object }>(
      `select body::jsonb -> 'data' as data from webhook_events where type = 'import.finished' order by id desc limit 1`,
    );
    expect(rows[0]?.data).toMatchObject({
      added: 3,
      switched_off: [
        { ...first, items: 2 },
        { ...second, items: 1 },
      ],
    });
  });

  it('are counted over all slices of a file, and for the rows that did not change', async () => {
    const ids = manyRows(1100).map(([id]) => id);
    await aList('Taken down', ...ids);
    const feed = await importedFeed(aFile(aCsv(manyRows(1100))));
    expect(feed.last_import?.switched_off).toMatchObject([{ items: 1100 }]);
    const changed = aFile(aCsv([...manyRows(1099), ['v1100', 'Changed']]));
    started(await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: changed }));
    await scene.server.drain();
    expect((await theFeed(feed.id)).last_import).toMatchObject({
      counts: { changed: 1, unchanged: 1099 },
      switched_off: [{ items: 1100 }],
    });
  });
});
