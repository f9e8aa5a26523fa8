import { expect, it } from 'vitest';
import type { Feed } from '@grt/sdk/contract';
import { call } from '../../testing/api-calls.ts';
import { aCsv, aFile, anApprovedDomain, sendFile, started } from './testing.ts';
import { describeFeeds } from './testing/feed-scene.ts';

describeFeeds('changing a feed', (scene) => {
  const { importedFeed, activeFeed, own, admin, send } = scene;

  it('keeps an approved feed approved when its name or description changes', async () => {
    const { id } = await activeFeed();
    const { body } = await own(`/${String(id)}`, {
      method: 'PUT',
      json: { feed_name: ' New  name ', feed_description: '' },
    });
    expect(body).toMatchObject({
      needs_mapping: false,
      import: null,
      data: { feed_name: 'New name', feed_description: null, is_active: true, review_status: 'approved' },
    });
  });

  it.each([{ category: 'guys' }, { feed_type: 'disabled' }])(
    'sends it back to review and deactivates it for %j',
    async (json) => {
      const { id } = await activeFeed();
      const { body } = await own(`/${String(id)}`, { method: 'PUT', json });
      expect(body.data).toMatchObject({ ...json, is_active: false, review_status: 'pending', reviewed_at: null });
    },
  );

  it('is reviewed for a new file, and sent back to review for another domain', async () => {
    const other = await anApprovedDomain(scene.server, scene.people, 'other.example');
    const { id } = await activeFeed();
    const { feed } = started(
      await sendFile(scene.server, scene.people.acme, {
        feedId: id,
        file: aFile(aCsv([['a', 'B']])),
        fields: { feed_name: 'Renamed' },
      }),
    );
    expect(feed).toMatchObject({ feed_name: 'Renamed', review_status: 'approved', is_active: true });
    await scene.server.drain();
    const inReview = { review_status: 'approved', is_active: true, version_in_review: expect.anything() as unknown };
    expect((await own(`/${String(id)}`)).body.data).toMatchObject(inReview);
    const move = () => own(`/${String(id)}`, { method: 'PUT', json: { domain_id: other } });
    expect((await move()).status).toBe(409);
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    await scene.server.drain();
    const moved = await move();
    expect(moved.body.data).toMatchObject({ domain_name: 'other.example', review_status: 'pending' });
  });

  it('pauses and resumes an approved feed, and refuses to resume one that is not', async () => {
    const { id } = await activeFeed();
    const set = async (is_active: boolean) =>
      (await own(`/${String(id)}`, { method: 'PUT', json: { is_active } })).body.data as Feed;
    expect((await set(false)).is_active).toBe(false);
    expect((await set(true)).is_active).toBe(true);
    const { feed } = started(await send({ feed_name: 'Fresh' }));
    const { status, body } = await own(`/${String(feed.id)}`, { method: 'PUT', json: { is_active: true } });
    expect([status, body.message]).toEqual([409, 'Fresh is pending. Only an approved feed can be resumed.']);
  });

  it('requires an approved domain for anything that needs a review, and to resume', async () => {
    const { id } = await activeFeed();
    await call(scene.server, `/domains/${String(scene.domainId)}/delete`, { token: scene.people.acme, method: 'POST' });
    const gone = 'clips.example is no longer approved. Only approved domains can have feeds.';
    for (const json of [{ is_active: true }, { category: 'guys' }]) {
      expect(await own(`/${String(id)}`, { method: 'PUT', json })).toMatchObject({
        status: 409,
        body: { message: gone },
      });
    }
    const file = await sendFile(scene.server, scene.people.acme, { feedId: id, file: aFile(aCsv([['a', 'B']])) });
    expect([file.status, file.body.message]).toEqual([409, gone]);
    expect((await own(`/${String(id)}`, { method: 'PUT', json: { feed_name: 'Renamed' } })).status).toBe(200);
  });

  it('refuses to change domain, type, and file while an import is not finished', async () => {
    const { feed } = started(await send());
    const json = { feed_type: 'disabled' };
    const running = 'An import of Trending is running. Please wait until it finishes.';
    expect(await own(`/${String(feed.id)}`, { method: 'PUT', json })).toMatchObject({
      status: 409,
      body: { message: running },
    });
    const file = await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: aFile(aCsv([['a', 'B']])) });
    expect([file.status, file.body.message]).toEqual([409, running]);
  });

  it("adds the feed's parameters to the links of its items, even when they change later", async () => {
    const csv =
      'external_id,title,thumbnail_url,url\na,A,https://img.example/1.jpg,https://v.example/a?ref=old&x=1#t\n';
    const { id } = await importedFeed(aFile(csv), { url_parameters: '?ref=1' });
    const link = async () => ((await own(`/${String(id)}/items`)).body.data as { url: string }[])[0]?.url;
    expect(await link()).toBe('https://v.example/a?x=1&ref=1#t');
    await own(`/${String(id)}`, { method: 'PUT', json: { url_parameters: '&ref=2&c=3' } });
    expect(await link()).toBe('https://v.example/a?x=1&ref=2&c=3#t');
    await own(`/${String(id)}`, { method: 'PUT', json: { url_parameters: '' } });
    expect(await link()).toBe('https://v.example/a?ref=old&x=1#t');
  });
});
