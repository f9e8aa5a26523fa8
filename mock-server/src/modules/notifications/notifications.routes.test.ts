import { gt } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Notification, UnreadCount } from '@grt/sdk/contract';
import { createServices } from '../../services.ts';
import { notificationMarks, notificationReads } from '../../tables/notifications.tables.ts';
import { webhookEvents } from '../../tables/webhooks.tables.ts';
import type { TestServer } from '../../testing.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnServer } from '../../testing/servers.ts';
import {
  aCsv,
  aFile,
  anApprovedDomain,
  anImportedFeed,
  sendFeed,
  signInPeople,
  type SignedIn,
} from '../feeds/testing.ts';
import type { NewWebhookEvent } from '../webhooks/webhooks.rules.ts';

type BudgetSpent = Extract<NewWebhookEvent, { type: 'budget.spent' }>;

describeOnServer('notifications of a client', (start) => {
  let server: TestServer;
  let people: SignedIn;
  let domainId: number;
  let feedId: number;
  let lastPlace: number;

  beforeAll(async () => {
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_TRAFFIC: 'off' } });
    people = await signInPeople(server);
    domainId = await anApprovedDomain(server, people, 'told.example');
    const feed = await anImportedFeed(server, people.acme, { domainId, file: aFile(aCsv([['a', 'A']])) });
    feedId = feed.id;
    const json = { reason: 'Thumbnails are missing.' };
    await call(server, `/admin/feeds/${String(feedId)}/reject`, { token: people.reviewer, json });
    const held = 'external_id,title,thumbnail_url\nv1,One,https://img.example/1.jpg\nv2,Two,\nv3,Three,\n';
    await sendFeed(server, people.acme, { domainId, file: aFile(held), fields: { feed_name: 'Held' } });
    await server.drain();
    lastPlace = (await list())[0]?.id ?? 0;
  });
  beforeEach(async () => {
    const queries = server.platform.database.current();
    await queries.delete(webhookEvents).where(gt(webhookEvents.place, lastPlace));
    await queries.delete(notificationMarks);
    await queries.delete(notificationReads);
  });

  const list = async (query = '', token = people.acme) =>
    (await call(server, `/notifications${query}`, { token })).body.data as Notification[];
  const counted = async (path: string, options: { json?: object; method?: string } = {}) =>
    (await call(server, `/notifications/${path}`, { token: people.acme, ...options })).body.data as UnreadCount;
  const record = async (...events: NewWebhookEvent[]) => {
    const { database } = server.platform;
    await database.transaction(() => createServices(server.platform).webhookEvents.record(...events));
    await server.drain();
  };
  const spent = (day: string, clientId: number, data = {}): BudgetSpent => ({
    type: 'budget.spent',
    clientId,
    onceKey: `test:${String(clientId)}:${day}`,
    data: {
      domain_id: domainId,
      domain_name: 'told.example',
      client_id: clientId,
      daily_budget: 10,
      spent: 9.99,
      day_start: `${day}T00:00:00.000Z`,
      day_end: `${day}T23:59:59.000Z`,
      ...data,
    },
  });

  it('tell decisions, and imports that need someone, the latest first, but no import that went well', async () => {
    expect((await list()).map(({ type, message, detail }) => [type, message, detail])).toEqual([
      ['import.held', 'The import of Held needs your decision', expect.stringContaining('2 of 3')],
      ['feed.rejected', 'Trending was rejected', 'Thumbnails are missing.'],
      ['domain.approved', 'told.example was approved', null],
    ]);
    const [held, rejected, approved] = await list();
    expect(held).toMatchObject({ import_id: expect.any(Number), domain_id: domainId, is_read: false });
    expect(rejected).toMatchObject({ feed_id: feedId, import_id: null, domain_id: domainId });
    expect(approved).toMatchObject({ feed_id: null, import_id: null, domain_id: domainId });
  });

  it('are mailed with a link to what they are about', async () => {
    const { mails } = await server.platform.mailer.list({ search: 'Trending was rejected' }, { limit: 1, offset: 0 });
    expect(mails[0]?.text).toMatch(new RegExp(`/client/feeds/${String(feedId)}(\\s|$)`));
    const approved = await server.platform.mailer.list(
      { search: 'told.example was approved' },
      { limit: 1, offset: 0 },
    );
    expect(approved.mails[0]?.text).toMatch(new RegExp(`/client/domains/${String(domainId)}/bidding(\\s|$)`));
  });

  it('tell a failed import and both steps of a budget with their reason', async () => {
    const data = {
      feed_id: feedId,
      feed_name: 'Trending',
      domain_id: domainId,
      domain_name: 'told.example',
      client_id: 1,
    };
    const counts = { rows: 3, added: 0, changed: 0, rejected: 3, switched_off: [] };
    await record(
      {
        type: 'import.finished',
        clientId: 1,
        data: { import_id: 5, ...data, ...counts, state: 'failed', error: 'No row could be read.' },
      },
      { ...spent('2026-11-19', 1), type: 'budget.mostly_spent', onceKey: 'test:mostly' },
      spent('2026-11-19', 1),
    );
    expect((await list('?per_page=3')).map(({ message, detail }) => [message, detail])).toEqual([
      ['told.example has spent its daily budget', '$9.99 of $10.00'],
      ['told.example has spent 80% of its daily budget', '$9.99 of $10.00'],
      ['The import of Trending failed', 'No row could be read.'],
    ]);
  });

  it('are counted until they are read, one at a time or up to one that was seen', async () => {
    const all = await list();
    const [latest, second] = all;
    const before = all.length;
    expect(await counted('unread')).toEqual({ unread: before, latest_id: latest?.id });
    expect(await counted(`${String(second?.id)}/read`, { method: 'POST' })).toMatchObject({ unread: before - 1 });
    expect(await counted(`${String(second?.id)}/read`, { method: 'POST' })).toMatchObject({ unread: before - 1 });
    expect((await list('?is_read=true')).map(({ id }) => id)).toEqual([second?.id]);
    expect(await list('?is_read=false')).toHaveLength(before - 1);

    const through = all[1]?.id ?? 0;
    expect(await counted('read', { json: { through } })).toEqual({ unread: 1, latest_id: latest?.id });
    expect((await list()).map(({ is_read }) => is_read)).toEqual([false, ...all.slice(1).map(() => true)]);
    // An older mark takes nothing back.
    expect(await counted('read', { json: { through: 1 } })).toMatchObject({ unread: 1 });
    expect(await counted('read', { json: { through: 9_000_000_000_000 } })).toMatchObject({ unread: 0 });
    await record(spent('2026-11-18', 1));
    expect(await counted('unread')).toMatchObject({ unread: 1 });
  });

  it('are those of the own company alone, also when they are to be marked as read', async () => {
    await record(spent('2026-11-17', 2));
    const theirs = await list('', people.globex);
    expect(theirs.map(({ message }) => message)).toEqual(['told.example has spent its daily budget']);
    expect((await list()).map(({ id }) => id)).not.toContain(theirs[0]?.id);
    const read = (id: number | undefined) =>
      call(server, `/notifications/${String(id)}/read`, { token: people.acme, method: 'POST' });
    expect([(await read(theirs[0]?.id)).status, (await read(2_000_000_000)).status]).toEqual([404, 404]);
    expect((await list('', people.globex))[0]?.is_read).toBe(false);
    expect((await call(server, '/notifications', { token: people.reviewer })).status).toBe(403);
  });

  it('are told once and by pages or a cursor, and counted up to 100', async () => {
    await record(...Array.from({ length: 102 }, (_, index) => spent(`2025-${String(index)}`, 2, { spent: index })));
    const first = await call(server, '/notifications?per_page=60', { token: people.globex });
    const { next_cursor: cursor, total } = first.body['meta'] as { next_cursor: string; total: number };
    expect(total).toBe(102);
    const rest = await list(`?per_page=60&cursor=${cursor}`, people.globex);
    const ids = [...(first.body.data as Notification[]), ...rest].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(ids).toHaveLength(102);
    const unread = async () =>
      (await call(server, '/notifications/unread', { token: people.globex })).body.data as UnreadCount;
    expect((await unread()).unread).toBe(100);
    const through = ids[99];
    await call(server, '/notifications/read', { token: people.globex, json: { through } });
    expect((await unread()).unread).toBe(99);
  });

  it('refuse a number that none can have', async () => {
    for (const through of [0, -1, 1.5, 'x']) {
      const { status, body } = await call(server, '/notifications/read', { token: people.acme, json: { through } });
      expect([through, status, Object.keys(body.errors ?? {})]).toEqual([through, 422, ['through']]);
    }
  });
});
