import { expect, it } from 'vitest';
import type { Feed } from '@grt/sdk/contract';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { call } from '../../../testing/api-calls.ts';
import { runImport } from './import-run.ts';
import { aCsv, aFile, manyRows, sendFile, started } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';
import { jobOf } from './testing/import-job.ts';

describeFeeds('a new file of an approved feed', (scene) => {
  const { activeFeed, importedFeed, own, admin, send, theFeed, theItems, theImport, imported, auditOf } = scene;
  const tooManyBadRows = aCsv([
    ['a', 'A2'],
    ['b', 'B'],
    ['', 'No id'],
    ['', 'None either'],
  ]);
  const live = { review_status: 'approved', is_active: true };

  /** What a feed is, apart from the import that it had last. */
  const standing = async (id: number): Promise<Partial<Feed>> => {
    const { last_import: _, updated_at: __, ...feed } = await theFeed(id);
    return feed;
  };
  const decide = (id: number, importId: number, verb: 'accept' | 'drop' | 'rollback') =>
    own(`/${String(id)}/imports/${String(importId)}/${verb}`, { method: 'POST' });
  const mailsAbout = async (subject: string) => {
    const { account } = (await scene.server.platform.accounts.findOfClient(1)) ?? {};
    const { mails } = await scene.server.platform.mailer.list(
      { recipient: account?.email ?? '' },
      { limit: 100, offset: 0 },
    );
    return mails.filter((mail) => mail.subject === subject);
  };

  it('leaves it as it was until an administrator approves the new version, and applies the rows then', async () => {
    const { id } = await activeFeed();
    const before = [await standing(id), await theItems(id)];
    const version = await imported(id, aCsv([['b', 'B']]));
    expect(version).toMatchObject({
      state: 'in_review',
      counts: { rows: 1, items: 1, added: 0 },
      finished_at: null,
      first_items: [{ external_id: 'b', title: 'B', thumbnail_url: expect.any(String), url: null, video_url: null }],
    });
    const { version_in_review, ...feed } = await standing(id);
    expect([{ ...feed, version_in_review: null }, await theItems(id)]).toEqual(before);
    expect(version_in_review).toEqual({ import_id: version.id, submitted_at: '2026-11-20T10:00:00.000Z' });
    expect((await auditOf(id))[0]).toBe('null feeds.versionSubmitted');

    scene.server.clock.advance(60_000);
    const approved = (await admin(`/${String(id)}/approve`, { method: 'POST' })).body.data as Feed;
    expect(approved).toMatchObject({ ...live, version_in_review: null, reviewed_at: '2026-11-20T10:01:00.000Z' });
    await scene.server.drain();
    expect(await theFeed(id)).toMatchObject({ ...live, total_items: 2, last_import: { state: 'done' } });
    expect('first_items' in (await theImport(id, version.id))).toBe(false);
    expect((await auditOf(id))[0]).toBe('reviewer adminFeeds.approve');
    expect(await mailsAbout('The new version of your feed Trending was approved')).toHaveLength(1);
    expect((await admin(`/${String(id)}/approve`, { method: 'POST' })).status).toBe(409);
  });

  it('leaves it as it was when the new version is rejected, and tells the client why', async () => {
    const { id } = await activeFeed();
    const before = [await standing(id), await theItems(id)];
    const version = await imported(id, aCsv([['b', 'B']]));
    const rejected = await admin(`/${String(id)}/reject`, { json: { reason: 'Not these.' } });
    expect(rejected.body.data).toMatchObject(live);
    await scene.server.drain();
    expect([await standing(id), await theItems(id)]).toEqual(before);
    expect(await theImport(id, version.id)).toMatchObject({ state: 'dropped', error: 'Not these.' });
    const [mail, ...others] = await mailsAbout('The new version of your feed Trending was rejected');
    expect([mail?.text, others]).toEqual([expect.stringContaining('Reason: Not these.'), []]);
    expect(mail?.text).toContain('The approved version stays as it is.');
    const told = await call(scene.server, '/notifications?per_page=1', { token: scene.people.acme });
    const about = { feed_id: id, import_id: version.id, detail: 'Not these.' };
    expect(told.body.data).toMatchObject([{ message: 'The new version of Trending was rejected', ...about }]);
    const history = await admin(`/${String(id)}/decisions`);
    expect(JSON.stringify(history.body)).toContain('"decision":"rejected"');
    expect((await admin(`/${String(id)}/reject`, { json: { reason: 'Again.' } })).status).toBe(409);
    expect((await imported(id, aCsv([['c', 'C']]))).state).toBe('in_review');
  });

  it('takes back the approval of the whole feed when that is asked for, and ends the new version', async () => {
    const { id } = await activeFeed();
    const version = await imported(id, aCsv([['b', 'B']]));
    await admin(`/${String(id)}/reject`, { json: { reason: 'None of this.', revoke: true } });
    expect(await theFeed(id)).toMatchObject({ review_status: 'rejected', is_active: false, version_in_review: null });
    expect((await theImport(id, version.id)).state).toBe('dropped');
  });

  it('can be discarded by the client while it is in review, but not approved, and blocks other files', async () => {
    const { id } = await activeFeed();
    const before = [await standing(id), await theItems(id)];
    const version = await imported(id, aCsv([['b', 'B']]));
    const { status, body } = await decide(id, version.id, 'accept');
    expect([status, body.message]).toEqual([
      409,
      `Import ${String(version.id)} is in review. It is applied when an administrator approves the new version of the feed.`,
    ]);
    const { people, server } = scene;
    const asClient = { token: people.acme, method: 'POST' } as const;
    expect((await call(server, `/admin/feeds/${String(id)}/approve`, asClient)).status).toBe(403);
    const another = await sendFile(server, people.acme, { feedId: id, file: aFile(aCsv([['c', 'C']])) });
    expect([another.status, another.body.message]).toEqual([
      409,
      'A new version of Trending is in review. Please wait for the decision, or discard the version first.',
    ]);
    expect((await decide(id, version.id, 'drop')).body.data).toMatchObject({ state: 'dropped', error: null });
    expect([await standing(id), await theItems(id)]).toEqual(before);
    expect((await admin(`/${String(id)}/approve`, { method: 'POST' })).status).toBe(409);
  });

  it('stays in review over time, and is decided on together with a change that sends the feed back to review', async () => {
    const { id } = await activeFeed();
    const version = await imported(id, aCsv([['b', 'B']]));
    scene.server.clock.advance(3 * 3_600_000);
    await scene.server.platform.queue.runDue();
    await scene.server.drain();
    await scene.signInAgain();
    expect(await theImport(id, version.id)).toMatchObject({ state: 'in_review' });
    await own(`/${String(id)}`, { method: 'PUT', json: { category: 'guys' } });
    expect(await theFeed(id)).toMatchObject({ review_status: 'pending', is_active: false });
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    await scene.server.drain();
    expect(await theFeed(id)).toMatchObject({ ...live, total_items: 2, version_in_review: null });
  });

  it('ends with the feed', async () => {
    const { id } = await activeFeed();
    const version = await imported(id, aCsv([['b', 'B']]));
    await own(`/${String(id)}`, { method: 'DELETE' });
    expect((await scene.server.platform.imports.find(version.id))?.state).toBe('dropped');
    await scene.server.drain();
    expect(await scene.server.platform.imports.find(version.id)).toBeUndefined();
  });

  it('leaves it as it was when the file is held and discarded', async () => {
    const { id } = await activeFeed();
    const before = [await standing(id), await theItems(id)];
    const held = await imported(id, tooManyBadRows.replace('external_id', 'Video ID'));
    expect(held.state).toBe('held');
    expect([await standing(id), await theItems(id)]).toEqual(before);
    expect((await decide(id, held.id, 'drop')).body.data).toMatchObject({ state: 'dropped' });
    await scene.server.drain();
    expect([await standing(id), await theItems(id)]).toEqual(before);
  });

  it('goes to review when a held file is accepted', async () => {
    const { id } = await activeFeed();
    const before = await theItems(id);
    const held = await imported(id, tooManyBadRows);
    expect((await decide(id, held.id, 'accept')).body.data).toMatchObject({ state: 'in_review', hold_reason: null });
    await scene.server.drain();
    expect([await theFeed(id), await theItems(id)]).toMatchObject([live, before]);
    expect((await theImport(id, held.id)).first_items?.map(({ title }) => title)).toEqual(['A2', 'B']);
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    await scene.server.drain();
    expect((await theItems(id)).map(({ title }) => title)).toEqual(['A2', 'B']);
    expect(await theFeed(id)).toMatchObject(live);
  });

  it('leaves it live when no row of the file can be used', async () => {
    const { id } = await activeFeed();
    const before = await theItems(id);
    expect((await imported(id, aCsv([['', 'No id']]))).state).toBe('failed');
    expect([await theFeed(id), await theItems(id)]).toMatchObject([live, before]);
  });

  it('leaves it live when the file fails on our side after a part of it was applied', async () => {
    const { id } = await activeFeed();
    const before = [await standing(id), await theItems(id)];
    const file = aFile(aCsv(manyRows(1200)));
    const { run } = started(await sendFile(scene.server, scene.people.acme, { feedId: id, file }));
    await scene.server.drain();
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    const good = scene.server.platform;
    let slices = 0;
    const apply: typeof good.items.apply = async (...slice) => {
      slices += 1;
      return slices === 1 ? good.items.apply(...slice) : Promise.reject(new Error('disk on fire'));
    };
    const broken = { ...good, items: { ...good.items, apply } };
    const attempt = async (number: number) => runImport(broken, await jobOf(good, run.id, number), undisturbed());
    await expect(attempt(1)).rejects.toThrow('disk on fire');
    expect(await theItems(id)).not.toEqual(before[1]);
    await expect(attempt(3)).rejects.toThrow('disk on fire');
    const error = 'Something went wrong on our side. Please send the file again.';
    expect([{ ...(await standing(id)), last_error: null }, await theItems(id)]).toEqual(before);
    expect(await theFeed(id)).toMatchObject({ ...live, last_error: error });
  });

  it('makes the earlier version the live one again when the approved import is rolled back', async () => {
    const { id } = await activeFeed();
    const seen = async () => [await standing(id), (await theItems(id)).map(({ title }) => title)];
    const before = await seen();
    const { id: importId } = await imported(
      id,
      aCsv([
        ['a', 'A2'],
        ['b', 'B'],
      ]),
    );
    scene.server.clock.advance(60_000);
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    await scene.server.drain();
    await decide(id, importId, 'rollback');
    await scene.server.drain();
    expect(await seen()).toEqual(before);
    expect((await auditOf(id))[0]).toBe('null feeds.sourceReverted');
  });

  it('rolls back the rows only, once the feed was decided on or changed otherwise', async () => {
    const { id } = await activeFeed();
    const first = await imported(id, aCsv([['b', 'B']]));
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    await scene.server.drain();
    scene.server.clock.advance(60_000);
    await admin(`/${String(id)}/reject`, { json: { reason: 'Not these.', revoke: true } });
    await decide(id, first.id, 'rollback');
    await scene.server.drain();
    expect(await theFeed(id)).toMatchObject({ review_status: 'rejected', is_active: false, total_items: 1 });
  });

  it('is reviewed even if the feed was approved between the upload and the decision to accept it', async () => {
    const { id } = await importedFeed();
    const held = await imported(id, tooManyBadRows);
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    expect((await decide(id, held.id, 'accept')).body.data).toMatchObject({ state: 'in_review' });
    expect(await theFeed(id)).toMatchObject(live);
  });

  it('sends a feed to review that was rejected while the file was on hold', async () => {
    const { id } = await activeFeed();
    const held = await imported(id, tooManyBadRows);
    await admin(`/${String(id)}/reject`, { json: { reason: 'Not these.', revoke: true } });
    await decide(id, held.id, 'accept');
    expect(await theFeed(id)).toMatchObject({
      review_status: 'pending',
      is_active: false,
      reviewed_at: null,
      review_notes: null,
    });
  });

  it('is no new one when the feed has it already', async () => {
    const { id } = await activeFeed(aFile(aCsv([['a', 'A']])));
    expect(await imported(id, aCsv([['a', 'A']]))).toMatchObject({ state: 'unchanged', new_source: false });
    expect(await imported(id, tooManyBadRows)).toMatchObject({ state: 'held', new_source: true });
  });

  it('is announced by one mail when it is held, whoever sent it', async () => {
    const subject = 'Your feed Trending needs your decision';
    const { feed, run } = started(await send({}, aFile(tooManyBadRows)));
    await scene.server.drain();
    const [mail, ...others] = await mailsAbout(subject);
    expect([mail?.text, others]).toEqual([
      expect.stringContaining('Reason: 2 of 4 rows were rejected, which is more than 20%.'),
      [],
    ]);
    await decide(feed.id, run.id, 'accept');
    await scene.server.drain();
    expect(await mailsAbout(subject)).toHaveLength(1);
  });
});
