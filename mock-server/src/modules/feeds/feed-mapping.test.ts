import { expect, it } from 'vitest';
import { messages, type FeedCheck, type KeptMapping, type SavedMapping } from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import { call, formOf } from '../../testing/api-calls.ts';
import { feeds, feedUploads } from '../../tables/feeds.tables.ts';
import { imports } from '../../tables/imports.tables.ts';
import { aFile, needed, sendFile, started } from './testing.ts';
import { describeFeeds, mapping, unmapped } from './testing/feed-scene.ts';

describeFeeds('the mapping of a feed', (scene) => {
  const { own, send, map } = scene;

  it('answers 200 with an analysis, and imports once however often the mapping is sent', async () => {
    const analysis = needed(await send({}, aFile(unmapped, 'dump.csv')));
    expect(analysis).toMatchObject({
      columns: ['Key', 'Headline', 'Picture'],
      sample_data: [
        ['v1', 'One', 'https://img.example/1.jpg'],
        ['v2', 'Two', 'https://img.example/2.jpg'],
      ],
      saved_mapping: null,
      feed_info: { feed_type: 'insert_update', feed_name: 'Trending', file_name: 'dump.csv', has_header_row: true },
      expires_at: '2026-11-21T10:00:00.000Z',
    });
    expect((await own('')).body.data).toEqual([]);
    const replies = await Promise.all([map(analysis.upload_id), map(analysis.upload_id), map(analysis.upload_id)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => started(reply).run.id)).size).toBe(1);
    await scene.server.drain();
    expect(started(await map(analysis.upload_id)).run).toMatchObject({
      state: 'done',
      counts: { added: 2 },
      upload_id: analysis.upload_id,
    });
    expect(await scene.server.platform.database.current().select().from(imports)).toHaveLength(1);
  });

  it('is that of the videos, also behind a list that fills the beginning of the file, and they are imported', async () => {
    const categories = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Category number ${String(id)}` }));
    const videos = [1, 2].map((id) => ({
      Key: `v${String(id)}`,
      Headline: 'One',
      Picture: 'https://img.example/1.jpg',
    }));
    const analysis = needed(await send({}, aFile(JSON.stringify({ categories, videos }), 'feed.json')));
    expect([analysis.columns, analysis.feed_info.record_path]).toEqual([['Key', 'Headline', 'Picture'], 'videos']);
    await map(analysis.upload_id);
    await scene.server.drain();
    expect(started(await map(analysis.upload_id)).run).toMatchObject({
      state: 'done',
      counts: { added: 2, rejected: 0 },
    });
  });

  it.each([
    [{ Key: 'external_id', Headline: 'title' }, { mapping: ['Please map these required fields: Thumbnail Image URL'] }],
    [{ ...mapping, Key: 'no_field' }, ['mapping.Key']],
    [{ ...mapping, Headline: 'external_id' }, ['mapping.Headline', 'mapping']],
    [{ ...mapping, Nowhere: 'tags' }, ['mapping.Nowhere']],
  ])('refuses the mapping %j', async (asked, errors) => {
    const analysis = needed(await send({}, aFile(unmapped)));
    const { status, body } = await map(analysis.upload_id, asked);
    expect(status).toBe(422);
    if (Array.isArray(errors)) expect(Object.keys(body.errors)).toEqual(errors);
    else expect(body.errors).toEqual(errors);
    expect((await map(analysis.upload_id)).status).toBe(201);
  });

  it('keeps an upload for 24 hours, and only for the client that sent it', async () => {
    await scene.server.platform.queue.runDue(); // puts the schedule in place
    const analysis = needed(await send({}, aFile(unmapped)));
    expect(await map(analysis.upload_id, mapping, scene.people.globex)).toMatchObject({
      status: 404,
      body: { message: 'Upload not found' },
    });
    expect((await map('up_nothing_like_it')).status).toBe(404);
    scene.server.clock.advance(24 * 3_600_000 - 1);
    await scene.signInAgain();
    const second = needed(await send({}, aFile(unmapped)));
    scene.server.clock.advance(1);
    const over = { status: 410, body: { message: 'This upload has expired. Please upload the file again.' } };
    expect(await map(analysis.upload_id)).toMatchObject(over);
    scene.server.clock.advance(3_600_000);
    await scene.server.platform.queue.runDue();
    expect(await map(analysis.upload_id, mapping, await scene.server.signIn('acme'))).toMatchObject(over);
    const { files } = scene.server.platform;
    const rows = await scene.server.platform.database.current().select().from(feedUploads);
    const kept = rows.find(({ id }) => id === second.upload_id);
    expect(rows.find(({ id }) => id === analysis.upload_id)?.fileId).toBeNull();
    expect(await files.open(kept?.fileId ?? '')).toBeDefined();
  });

  it('refuses the mapping when the domain has been deleted since', async () => {
    const analysis = needed(await send({}, aFile(unmapped)));
    await call(scene.server, `/domains/${String(scene.domainId)}/delete`, { token: scene.people.acme, method: 'POST' });
    expect((await map(analysis.upload_id)).status).toBe(422);
  });

  it('is saved with the feed, and offered again for a file with the same columns', async () => {
    const { feed } = started(await map(needed(await send({}, aFile(unmapped))).upload_id));
    await scene.server.drain();
    const kept = (await own(`/${String(feed.id)}/mapping`)).body.data as SavedMapping;
    expect(kept).toMatchObject({ mapping, columns: ['Key', 'Headline', 'Picture'] });
    const again = needed(
      await sendFile(scene.server, scene.people.acme, {
        feedId: feed.id,
        file: aFile(`${unmapped}v3,Three,https://img.example/3.jpg\n`),
      }),
    );
    expect(again.saved_mapping).toEqual(mapping);
    const { run } = started(await map(again.upload_id));
    await scene.server.drain();
    expect((await own(`/${String(feed.id)}/imports/${String(run.id)}`)).body.data).toMatchObject({
      state: 'done',
      counts: { added: 1, unchanged: 2 },
    });
    const other = needed(
      await sendFile(scene.server, scene.people.acme, {
        feedId: feed.id,
        file: aFile('Id,Name,Image\n1,A,https://img.example/1.jpg\n'),
      }),
    );
    expect(other.saved_mapping).toBeNull();
    expect((await own(`/${String(feed.id)}/mapping`, { method: 'DELETE' })).status).toBe(200);
    expect((await own(`/${String(feed.id)}/mapping`)).status).toBe(404);
    expect((await own(`/${String(feed.id)}/mapping`, { method: 'PUT', json: { mapping } })).body.data).toMatchObject({
      mapping,
    });
  });

  it('imports the same file with the same mapping once', async () => {
    const { feed } = started(await map(needed(await send({}, aFile(unmapped))).upload_id));
    await scene.server.drain();
    const again = needed(await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: aFile(unmapped) }));
    expect(started(await map(again.upload_id)).run.state).toBe('unchanged');
    const third = needed(await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: aFile(unmapped) }));
    expect(started(await map(third.upload_id, { ...mapping, Key: { field: 'external_id' } })).run.state).toBe('queued');
  });

  it('refuses a separator that is not listed, naming those that are', async () => {
    const analysis = needed(await send({}, aFile(unmapped.replaceAll('\n', ',a\n'))));
    const mapped = (split: string) => ({ ...mapping, a: { field: 'tags', split } });
    expect(await map(analysis.upload_id, mapped('then'))).toMatchObject({
      status: 422,
      body: { errors: { 'mapping.a.split': [messages.FieldTarget.split.enum] } },
    });
    expect((await map(analysis.upload_id, mapped(' '))).status).toBe(201);
  });

  it('goes on being used with the separator that it had before separators were listed', async () => {
    const file = (id: string, tags: string) =>
      aFile(`Key,Headline,Picture,Tags\n${id},One,https://img.example/1.jpg,${tags}\n`);
    const withTags = (split: string) => ({ ...mapping, Tags: { field: 'tags' as const, split } }) as KeptMapping;
    const first = needed(await send({}, file('v1', 'a; b')));
    const { feed } = started(await map(first.upload_id, withTags(';')));
    await scene.server.drain();
    const old = withTags('then');
    const database = scene.server.platform.database.current();
    await database.update(feeds).set({ mapping: old }).where(eq(feeds.id, feed.id));
    expect((await own(`/${String(feed.id)}/mapping`)).body.data).toMatchObject({ mapping: old });
    const again = needed(
      await sendFile(scene.server, scene.people.acme, { feedId: feed.id, file: file('v2', 'c then d; e') }),
    );
    expect(again.saved_mapping).toEqual(old);
    expect((await map(again.upload_id, old)).status).toBe(422);
    started(await own('/process-mapping', { json: { upload_id: again.upload_id } }));
    await scene.server.drain();
    expect((await scene.theItems(feed.id, '?search=v2'))[0]?.tags).toEqual(['c', 'd; e']);
    expect((await own(`/${String(feed.id)}/mapping`)).body.data).toMatchObject({ mapping: old });
  });

  it('must be sent when none is saved', async () => {
    const { upload_id } = needed(await send({}, aFile(unmapped)));
    expect(await own('/process-mapping', { json: { upload_id } })).toMatchObject({
      status: 422,
      body: { errors: { mapping: ['Please map the columns of the feed'] } },
    });
  });

  it('is checked without importing', async () => {
    const form = formOf({
      file: aFile(`${unmapped}v3,,https://img.example/3.jpg\n`),
      has_header_row: 'true',
      mapping: JSON.stringify(mapping),
    });
    const { status, body } = await own('/validate', { form });
    expect(status).toBe(200);
    expect(body.data as FeedCheck).toMatchObject({
      is_importable: false,
      rows: 3,
      accepted: 2,
      rejected: 1,
      errors: [{ line: 4, code: 'row.required' }],
    });
    const wrong = await own('/validate', {
      form: formOf({ file: aFile(unmapped), has_header_row: 'true', mapping: 'no' }),
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['mapping']]);
    expect(await scene.server.platform.database.current().select().from(feedUploads)).toEqual([]);
  });
});
