import { expect, it } from 'vitest';
import type { Feed } from '@grt/sdk/contract';
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
