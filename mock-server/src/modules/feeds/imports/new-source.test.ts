import { expect, it } from 'vitest';
import type { Feed } from '@grt/sdk/contract';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { runImport } from './import-run.ts';
import { aCsv, aFile, manyRows, sendFile, started } from '../testing.ts';
import { describeFeeds } from '../testing/feed-scene.ts';
import { jobOf } from './testing/import-job.ts';

describeFeeds('a new file of an approved feed', (scene) => {
  const { activeFeed, importedFeed, own, admin, send, theFeed, theItems, imported, auditOf } = scene;
  const tooManyBadRows = aCsv([
    ['a', 'A2'],
    ['b', 'B'],
    ['', 'No id'],
    ['', 'None either'],
  ]);
  const live = { review_status: 'approved', is_active: true };
  const inReview = { review_status: 'pending', is_active: false, reviewed_at: null };

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

  it('leaves it live while the file is read, and sends it back to review when the rows are applied', async () => {
    const { id } = await activeFeed();
    const { feed } = started(
      await sendFile(scene.server, scene.people.acme, { feedId: id, file: aFile(aCsv([['b', 'B']])) }),
    );
    expect(feed).toMatchObject(live);
    await scene.server.drain();
    expect(await theFeed(id)).toMatchObject({ ...inReview, total_items: 2 });
    expect((await auditOf(id))[0]).toBe('null feeds.sourceApplied');
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

  it('sends it back to review from the moment a held file is accepted', async () => {
    const { id } = await activeFeed();
    const held = await imported(id, tooManyBadRows);
    await decide(id, held.id, 'accept');
    expect(await theFeed(id)).toMatchObject(inReview);
    await scene.server.drain();
    expect((await theItems(id)).map(({ title }) => title)).toEqual(['A2', 'B']);
    await admin(`/${String(id)}/approve`, { method: 'POST' });
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
    const good = scene.server.platform;
    let slices = 0;
    const apply: typeof good.items.apply = async (...slice) => {
      slices += 1;
      return slices === 1 ? good.items.apply(...slice) : Promise.reject(new Error('disk on fire'));
    };
    const broken = { ...good, items: { ...good.items, apply } };
    const attempt = async (number: number) => runImport(broken, await jobOf(good, run.id, number), undisturbed());
    await expect(attempt(1)).rejects.toThrow('disk on fire');
    expect(await theFeed(id)).toMatchObject(inReview);
    await expect(attempt(3)).rejects.toThrow('disk on fire');
    const error = 'Something went wrong on our side. Please send the file again.';
    expect([{ ...(await standing(id)), last_error: null }, await theItems(id)]).toEqual(before);
    expect(await theFeed(id)).toMatchObject({ ...live, last_error: error });
  });

  it('makes the approved version live again when the import is rolled back', async () => {
    const { id } = await activeFeed();
    const before = [await standing(id), await theItems(id)];
    const { id: importId } = await imported(
      id,
      aCsv([
        ['a', 'A2'],
        ['b', 'B'],
      ]),
    );
    await decide(id, importId, 'rollback');
    await scene.server.drain();
    expect([await standing(id), await theItems(id)]).toEqual(before);
    expect((await auditOf(id))[0]).toBe('null feeds.sourceReverted');
  });

  it('rolls back the rows only, once the feed was decided on or changed otherwise', async () => {
    const { id } = await activeFeed();
    const first = await imported(id, aCsv([['b', 'B']]));
    await admin(`/${String(id)}/reject`, { json: { reason: 'Not these.' } });
    await decide(id, first.id, 'rollback');
    await scene.server.drain();
    expect(await theFeed(id)).toMatchObject({ review_status: 'rejected', is_active: false, total_items: 1 });
  });

  it('is reviewed even if the feed was approved between the upload and the decision to accept it', async () => {
    const { id } = await importedFeed();
    const held = await imported(id, tooManyBadRows);
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    await decide(id, held.id, 'accept');
    expect(await theFeed(id)).toMatchObject(inReview);
  });

  it('sends a feed to review that was rejected while the file was on hold', async () => {
    const { id } = await activeFeed();
    const held = await imported(id, tooManyBadRows);
    await admin(`/${String(id)}/reject`, { json: { reason: 'Not these.', revoke: true } });
    await decide(id, held.id, 'accept');
    expect(await theFeed(id)).toMatchObject({ ...inReview, review_notes: null });
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
