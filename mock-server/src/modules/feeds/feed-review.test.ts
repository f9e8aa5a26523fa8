import { expect, it } from 'vitest';
import type { ClientDashboard, ReviewItem } from '@grt/sdk/contract';
import { call } from '../../testing/api-calls.ts';
import { aCsv, aFile, manyRows, started } from './testing.ts';
import { describeFeeds } from './testing/feed-scene.ts';

describeFeeds('the review of feeds', (scene) => {
  const { importedFeed, own, admin, send, auditOf } = scene;

  it('approves once, makes the feed active, notifies the client, and refuses a second decision', async () => {
    const { id } = await importedFeed();
    const approve = () => admin(`/${String(id)}/approve`, { method: 'POST' });
    expect((await approve()).body.data).toMatchObject({
      review_status: 'approved',
      is_active: true,
      reviewed_at: '2026-11-20T10:00:00.000Z',
    });
    const { account } = (await scene.server.platform.accounts.findOfClient(1)) ?? {};
    const mail = await scene.server.latestMail(account?.email ?? '');
    expect(mail.subject).toBe('Your feed Trending was approved');
    expect(await approve()).toMatchObject({
      status: 409,
      body: { message: 'Trending was already approved by reviewer on November 20, 2026 at 10:00 UTC.' },
    });
    expect(await auditOf(id)).toEqual(['reviewer adminFeeds.approve', 'acme clientFeeds.create']);
  });

  it('rejects with a reason that the client can read', async () => {
    const { feed } = started(await send());
    const reject = (json: object) => admin(`/${String(feed.id)}/reject`, { json });
    expect(await reject({ reason: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please give a reason for the rejection'] } },
    });
    expect((await reject({ reason: 'Thumbnails missing.' })).body.data).toMatchObject({
      review_status: 'rejected',
      is_active: false,
      review_notes: 'Thumbnails missing.',
    });
    expect((await own(`/${String(feed.id)}`)).body.data).toMatchObject({ review_notes: 'Thumbnails missing.' });
  });

  it('takes an approval back with revoke only, and mails why', async () => {
    const { id } = await importedFeed();
    await admin(`/${String(id)}/approve`, { method: 'POST' });
    const reject = (json: object) => admin(`/${String(id)}/reject`, { json });
    expect((await reject({ reason: 'Replaced.' })).status).toBe(409);
    expect((await reject({ reason: 'Replaced.', revoke: true })).body.data).toMatchObject({
      review_status: 'rejected',
      is_active: false,
      review_notes: 'Replaced.',
    });
    const { account } = (await scene.server.platform.accounts.findOfClient(1)) ?? {};
    const mail = await scene.server.latestMail(account?.email ?? '');
    expect([mail.subject, mail.text.includes('Replaced.')]).toEqual(['Your feed Trending is no longer approved', true]);
    expect((await reject({ reason: 'Again.', revoke: true })).status).toBe(409);
    expect(await auditOf(id)).toEqual([
      'reviewer adminFeeds.reject',
      'reviewer adminFeeds.approve',
      'acme clientFeeds.create',
    ]);
  });

  it('follows one rule and writes one audit entry, whichever call decides', async () => {
    const { feed } = started(await send());
    const resolve = (json: object) =>
      call(scene.server, '/admin/feed-review', {
        token: scene.people.reviewer,
        method: 'PUT',
        json: { action: 'resolve', review_id: feed.id, ...json },
      });
    expect(await resolve({ resolution: 'rejected' })).toMatchObject({
      status: 422,
      body: { errors: { notes: ['Please give a reason for the rejection'] } },
    });
    expect((await resolve({ resolution: 'approved', notes: 'Good.' })).body.data).toMatchObject({
      review_status: 'approved',
      is_active: true,
    });
    expect((await admin(`/${String(feed.id)}/approve`, { method: 'POST' })).status).toBe(409);
    expect(await auditOf(feed.id)).toEqual(['reviewer adminFeeds.approve', 'acme clientFeeds.create']);
  });

  it('refuses to approve for a domain that is no longer approved', async () => {
    const { feed } = started(await send());
    await call(scene.server, `/domains/${String(scene.domainId)}/delete`, { token: scene.people.acme, method: 'POST' });
    const { status, body } = await admin(`/${String(feed.id)}/approve`, { method: 'POST' });
    expect([status, body.message]).toEqual([
      409,
      'clips.example is no longer approved. Only approved domains can have feeds.',
    ]);
  });

  it('includes new versions of approved feeds: listed, counted, urgent after 48 hours, and assigned', async () => {
    const { id } = await scene.activeFeed();
    scene.server.clock.advance(1000);
    const submitted_at = scene.server.clock.now().toISOString();
    const { id: importId } = await scene.imported(id, aCsv([['b', 'B']]));
    const review = (path = '', options: Parameters<typeof call>[2] = {}) =>
      call(scene.server, `/admin/feed-review${path}`, { token: scene.people.reviewer, ...options });
    const inReview = { review_status: 'approved', version_in_review: { import_id: importId, submitted_at } };
    const entry = { review_id: id, feed: inReview, submitted_at, is_urgent: false };
    expect((await review()).body.data).toMatchObject([{ ...entry, status: 'pending' }]);
    const assign = { action: 'assign', review_id: id, admin_id: 2 };
    expect((await review('', { json: assign })).body.data).toMatchObject({ ...entry, status: 'in_review' });
    scene.server.clock.advance(48 * 3_600_000 + 1);
    await scene.signInAgain();
    expect((await review()).body.data).toMatchObject([{ ...entry, is_urgent: true, status: 'in_review' }]);
    const stats = async () => (await admin('/stats')).body.data;
    const counts = { total: 1, active: 1, approved: 1 };
    expect(await stats()).toMatchObject({ ...counts, pending: 1, in_review: 1, urgent: 1 });
    const pending = async () => ((await admin('?status=pending')).body.data as { id: number }[]).map((row) => row.id);
    expect(await pending()).toEqual([id]);
    const mine = async () =>
      (await call(scene.server, '/client/dashboard', { token: scene.people.acme })).body.data as ClientDashboard;
    expect((await mine()).stats).toMatchObject({ activeFeeds: 1, pendingReview: 1 });
    await review('', { method: 'PUT', json: { action: 'resolve', review_id: id, resolution: 'approved' } });
    expect([await stats(), await pending(), (await review()).body.data]).toMatchObject([
      { ...counts, pending: 0, in_review: 0, urgent: 0 },
      [],
      [],
    ]);
  });

  it('lists waiting feeds by name, items, and time, in both directions', async () => {
    await send({ feed_name: 'beta' });
    scene.server.clock.advance(1000);
    await send({ feed_name: 'Alpha' }, aFile(aCsv(manyRows(3))));
    await scene.server.drain();
    const seen = async (query: string) =>
      (
        (await call(scene.server, `/admin/feed-review?${query}`, { token: scene.people.reviewer })).body
          .data as ReviewItem[]
      ).map(({ feed }) => feed.feed_name);
    for (const oneWay of [
      '',
      'sort=submitted_at',
      'order=asc',
      'sort=feed_name&order=desc',
      'sort=total_items&order=asc',
    ])
      expect([oneWay, await seen(oneWay)]).toEqual([oneWay, ['beta', 'Alpha']]);
    for (const other of ['order=desc', 'sort=feed_name', 'sort=total_items'])
      expect([other, await seen(other)]).toEqual([other, ['Alpha', 'beta']]);
  });

  it('lists waiting feeds, the longest first, with urgency and assignee', async () => {
    const first = started(await send({ feed_name: 'First' })).feed;
    scene.server.clock.advance(47 * 3_600_000);
    await scene.signInAgain();
    const second = started(await send({ feed_name: 'Second' })).feed;
    scene.server.clock.advance(3_600_000 + 1);
    await scene.signInAgain();
    const review = (path = '', options: Parameters<typeof call>[2] = {}) =>
      call(scene.server, `/admin/feed-review${path}`, { token: scene.people.reviewer, ...options });
    const seen = async (path = '') =>
      ((await review(path)).body.data as ReviewItem[]).map((item) => [
        item.feed.feed_name,
        item.status,
        item.is_urgent,
        item.assigned_to,
      ]);
    expect(await seen()).toEqual([
      ['First', 'pending', true, null],
      ['Second', 'pending', false, null],
    ]);
    const assign = (review_id: number, admin_id: number | null) =>
      review('', { json: { action: 'assign', review_id, admin_id } });
    expect((await assign(second.id, 2)).body.data).toMatchObject({
      review_id: second.id,
      status: 'in_review',
      assigned_to: 'reviewer',
      admin_id: 2,
    });
    expect(await assign(first.id, 999)).toMatchObject({
      status: 422,
      body: { errors: { admin_id: ['This administrator does not exist'] } },
    });
    expect(await seen('?status=in_review')).toEqual([['Second', 'in_review', false, 'reviewer']]);
    expect(await seen('?status=pending')).toEqual([['First', 'pending', true, null]]);
    expect(await seen('/assignments')).toEqual([['Second', 'in_review', false, 'reviewer']]);
    const stats = async () => (await admin('/stats')).body.data;
    const two = { total: 2, active: 0, inactive: 2, approved: 0, rejected: 0 };
    expect(await stats()).toEqual({ ...two, pending: 2, in_review: 1, urgent: 1 });
    await admin(`/${String(second.id)}/approve`, { method: 'POST' });
    expect(await seen('/assignments')).toEqual([]);
    expect(await stats()).toEqual({
      ...two,
      active: 1,
      inactive: 1,
      approved: 1,
      pending: 1,
      in_review: 0,
      urgent: 1,
    });
    expect((await assign(second.id, 2)).status).toBe(409);
    expect((await assign(first.id, null)).body.data).toMatchObject({ admin_id: null });
  });
});
