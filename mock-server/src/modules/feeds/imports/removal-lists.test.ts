import { expect, it } from 'vitest';
import { call } from '../../../testing/api-calls.ts';
import { aCsv, aFile, anApprovedDomain, anImportedFeed, sendFeed, started } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';

describeFeeds('removal lists', (scene) => {
  const { importedFeed, theFeed, theItems, imported } = scene;

  const list = (ids: readonly string[]) => aFile(`external_id\n${ids.join('\n')}\n`, 'removed.csv');
  const enabled = async (feedId: number) =>
    (await theItems(feedId, '?is_enabled=true')).map(({ external_id }) => external_id);

  it('switch off their ids in the feeds of the domain, even later ones, until the list is deleted', async () => {
    const other = await anApprovedDomain(scene.server, scene.people, 'other.example');
    const feed = await importedFeed(
      aFile(
        aCsv([
          ['a', 'A'],
          ['b', 'B'],
        ]),
      ),
    );
    const elsewhere = await anImportedFeed(scene.server, scene.people.acme, {
      domainId: other,
      file: aFile(aCsv([['a', 'A']])),
    });
    const sent = await sendFeed(scene.server, scene.people.acme, {
      domainId: scene.domainId,
      file: list(['a', 'z', 'later']),
      fields: { feed_type: 'disabled', feed_name: 'Removed' },
    });
    const removal = started(sent).feed;
    await scene.server.drain();
    expect((await theFeed(removal.id)).last_import?.counts).toMatchObject({ items: 3, added: 3, removed: 1 });
    expect([await enabled(feed.id), await enabled(elsewhere.id)]).toEqual([['b'], ['a']]);
    expect((await theFeed(feed.id)).total_items).toBe(1);
    await imported(
      feed.id,
      aCsv([
        ['a', 'A changed'],
        ['b', 'B'],
        ['later', 'L'],
      ]),
    );
    expect(await enabled(feed.id)).toEqual(['b']);
    await call(scene.server, `/client/feeds/${String(removal.id)}`, { token: scene.people.acme, method: 'DELETE' });
    await scene.server.drain();
    expect(await enabled(feed.id)).toEqual(['a', 'b', 'later']);
    expect((await theFeed(feed.id)).total_items).toBe(3);
  });

  it('restore the items when an import of the list is rolled back', async () => {
    const feed = await importedFeed(
      aFile(
        aCsv([
          ['a', 'A'],
          ['b', 'B'],
        ]),
      ),
    );
    const removal = await importedFeed(list(['a']), { feed_type: 'disabled' });
    expect(await enabled(feed.id)).toEqual(['b']);
    await call(
      scene.server,
      `/client/feeds/${String(removal.id)}/imports/${String(removal.last_import?.id)}/rollback`,
      {
        token: scene.people.acme,
        method: 'POST',
      },
    );
    await scene.server.drain();
    expect(await enabled(feed.id)).toEqual(['a', 'b']);
  });

  it('stop applying to a domain when the list moves to another one', async () => {
    const other = await anApprovedDomain(scene.server, scene.people, 'other.example');
    const feed = await importedFeed();
    const elsewhere = await anImportedFeed(scene.server, scene.people.acme, {
      domainId: other,
      file: aFile(aCsv([['a', 'A']])),
    });
    const removal = await importedFeed(list(['a']), { feed_type: 'disabled' });
    await call(scene.server, `/client/feeds/${String(removal.id)}`, {
      token: scene.people.acme,
      method: 'PUT',
      json: { domain_id: other },
    });
    await scene.server.drain();
    expect([await enabled(feed.id), await enabled(elsewhere.id)]).toEqual([['a'], []]);
  });
});
