import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Feed, FeedItem, Import, MappingAnalysis } from '@grt/sdk/contract';
import { LostJobError } from '../../../core/queue/job.ts';
import { undisturbed } from '../../../core/queue/testing/job-context.ts';
import { createDemoAccounts } from '../../../demo/demo-accounts.ts';
import type { TestServer } from '../../../testing.ts';
import { call } from '../../../testing/api-calls.ts';
import { aHost, type Host } from '../../../testing/feed-host.ts';
import { describeOnServer } from '../../../testing/servers.ts';
import { clearDatabase } from '../../../testing/test-database.ts';
import { createAuditStore } from '../../audit/audit.store.ts';
import { clients } from '../../../tables/clients.tables.ts';
import { runFetch } from './fetch-run.ts';
import { aCsv, aFile, anApprovedDomain, manyRows, sendFile, signInPeople, started, type SignedIn } from '../testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It sends files at their limits.

/** What the partner's host responds with at its path: a feed, or something else. */
interface Partner {
  path: string;
  text: string | Uint8Array;
  status: number;
  /** Sent with a status other than 200. */
  headers: Record<string, string>;
  etag: string | undefined;
  /** How often it was requested, and how often it sent the feed. */
  asked: number;
  sent: number;
}

const unmapped = 'Key,Headline,Picture\nv1,One,https://img.example/1.jpg\nv2,Two,https://img.example/2.jpg\n';
const mapping = { Key: 'external_id', Headline: 'title', Picture: 'thumbnail_url' };
const minute = 60_000;
const hour = 60 * minute;

describeOnServer('feeds from a URL', (start) => {
  let host: Host;
  let inner: Host;
  let server: TestServer;
  let people: SignedIn;
  let domainId: number;
  let partner: Partner;
  const answer: RequestListener = (request, response) => {
    if (!request.url?.startsWith(`${partner.path}/`)) {
      response.writeHead(404).end(); // from an earlier test
      return;
    }
    partner.asked += 1;
    if (request.url.endsWith('/moved.csv')) {
      response.writeHead(302, { location: `${inner.url}/secret.csv` }).end();
    } else if (partner.status !== 200) {
      response.writeHead(partner.status, partner.headers).end('no feed');
    } else if (partner.etag !== undefined && request.headers['if-none-match'] === partner.etag) {
      response.writeHead(304).end();
    } else {
      partner.sent += 1;
      response.writeHead(200, partner.etag === undefined ? {} : { etag: partner.etag }).end(partner.text);
    }
  };
  beforeAll(async () => {
    host = await aHost(answer);
    inner = await aHost((_, response) => response.end(aCsv([['secret', 'Secret']])));
    server = await start({ environment: { GRT_RATE_LIMITS: 'off', GRT_FEED_FETCH_ALLOW: host.name } });
    await clearDatabase(server.platform.database);
    await createDemoAccounts(server.platform);
    people = await signInPeople(server);
    domainId = await anApprovedDomain(server, people, 'clips.example');
    await server.platform.queue.runDue(); // sets up the schedule
  });
  afterAll(async () => {
    await host.close();
    await inner.close();
  });
  let tests = 0;
  let name: string;
  beforeEach(async () => {
    tests += 1;
    name = `Partner ${String(tests)}`;
    partner = {
      path: `/${String(tests)}`,
      text: aCsv([['a', 'A']]),
      status: 200,
      headers: {},
      etag: undefined,
      asked: 0,
      sent: 0,
    };
    // To a full hour, where the schedule does not depend on how long the test before took.
    server.clock.advance((hour - (server.clock.now().getTime() % hour)) % hour);
    await later(0);
  });

  const own = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(server, `/client/feeds${path}`, { token: people.acme, ...options });
  const address = (path: string) => host.url + partner.path + path;
  const form = (changes: object = {}) => ({
    feed_name: name,
    category: 'girls',
    domain_id: domainId,
    has_header_row: true,
    feed_url: address('/daily/videos.csv?key=1'),
    ...changes,
  });
  const create = async (changes: object = {}) => started(await own('', { json: form(changes) }));
  const theFeed = async (id: number): Promise<Feed> => (await own(`/${String(id)}`)).body.data;
  const theImport = async ({ feed_id, id }: Pick<Import, 'feed_id' | 'id'>): Promise<Import> =>
    (await own(`/${String(feed_id)}/imports/${String(id)}`)).body.data;
  const theItems = async (id: number) =>
    ((await own(`/${String(id)}/items`)).body.data as FeedItem[]).map(({ external_id, title }) => [external_id, title]);
  const approve = async (id: number) =>
    call(server, `/admin/feeds/${String(id)}/approve`, { token: await server.signIn('reviewer'), method: 'POST' });
  const adminCall = async (path: string, options: Parameters<typeof call>[2]) =>
    call(server, path, { token: await server.signIn('admin'), ...options });
  const refresh = (id: number) => own(`/${String(id)}/refresh`, { method: 'POST' });
  const refreshed = async (id: number): Promise<Import> => {
    const run = (await refresh(id)).body.data as Import;
    await server.drain();
    return theImport(run);
  };
  const states = async (id: number) =>
    ((await own(`/${String(id)}/imports`)).body.data as Import[]).map(({ state }) => state);
  /** Advances the clock and runs what is due in the schedule. */
  const later = async (minutes: number) => {
    server.clock.advance(minutes * minute);
    people = { ...people, acme: await server.signIn('acme') };
    await server.platform.queue.runDue();
  };
  const mails = async () => (await server.platform.mailer.list({ search: name }, { limit: 20, offset: 0 })).mails;

  it('are fetched by a job, and imported', async () => {
    const { feed, run } = await create();
    expect(feed).toMatchObject({
      feed_url: address('/daily/videos.csv?key=1'),
      is_fetched: true,
      review_status: 'pending',
      source_format: null,
      refresh_interval_minutes: null,
      next_refresh_at: null,
    });
    expect(run).toMatchObject({ state: 'queued', source_name: feed.feed_url, size_bytes: null, created_by: 'acme' });
    expect(partner.asked).toBe(0);
    await server.drain();
    expect(await theImport(run)).toMatchObject({
      state: 'done',
      size_bytes: partner.text.length,
      counts: { rows: 1, added: 1 },
    });
    expect(await theFeed(feed.id)).toMatchObject({ source_format: 'csv', total_items: 1, last_error: null });
    expect(await theItems(feed.id)).toEqual([['a', 'A']]);
  });

  it.each([
    [
      'a private address',
      'http://10.0.0.1/a.csv',
      '10.0.0.1 is not a public address, so nothing can be fetched from it.',
    ],
    ['this machine', 'http://localhost:65000/a.csv', undefined],
    ['no address', 'feeds', 'Please provide a valid URL'],
    ['a file', 'ftp://feeds.example/a.csv', 'Please provide a valid URL'],
    [
      'a sign-in',
      'http://a:b@feeds.example/',
      'The address contains a username or password. Please use one without them.',
    ],
  ])('cannot be at %s', async (_, feed_url, message) => {
    const { status, body } = await own('', { json: form({ feed_url }) });
    if (message === undefined) {
      // A name is not looked up until the feed is fetched.
      const { run } = started({ status, body } as Awaited<ReturnType<typeof own>>);
      await server.drain();
      expect(await theImport(run)).toMatchObject({ state: 'failed' });
      expect((await theImport(run)).error).toBe(
        'localhost is not a public address, so nothing can be fetched from it.',
      );
    } else {
      expect([status, body.errors]).toEqual([422, { feed_url: [message] }]);
    }
  });

  it('end in a plain error that reveals nothing when they lead to an address that is not public', async () => {
    const { feed, run } = await create({ feed_url: address('/moved.csv') });
    await server.drain();
    const ended = await theImport(run);
    expect(ended).toMatchObject({
      state: 'failed',
      error: '127.0.0.1 is not a public address, so nothing can be fetched from it.',
    });
    expect(JSON.stringify([ended, await theFeed(feed.id)])).not.toContain('ecret');
    expect(await theItems(feed.id)).toEqual([]);
  });

  it.each<[string, () => string | Uint8Array, RegExp]>([
    ['a web page', () => '<!doctype html><html><title>Sign in</title></html>', /^This is a web page \("Sign in"\)/],
    ['an archive', () => new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), /^This is a ZIP archive/],
    ['nothing', () => '', /^The file is empty/],
    ['gzip in gzip', () => gzipSync(gzipSync('a,b\n')), /gzip archive within a gzip archive/],
    ['cut-off gzip', () => gzipSync(aCsv(manyRows(3000))).subarray(0, 5000), /damaged or incomplete/],
  ])('end in a plain error when they are %s', async (_, text, message) => {
    partner.text = text();
    const { feed, run } = await create();
    await server.drain();
    expect((await theImport(run)).error).toMatch(message);
    expect(await theFeed(feed.id)).toMatchObject({ last_import: { state: 'failed' }, total_items: 0 });
    expect((await theFeed(feed.id)).last_error).toMatch(message);
    expect(await theItems(feed.id)).toEqual([]);
  });

  it('may have one layer of gzip', async () => {
    partner.text = gzipSync(aCsv([['z', 'Packed']]));
    const { feed } = await create();
    await server.drain();
    expect(await theItems(feed.id)).toEqual([['z', 'Packed']]);
  });

  describe('whose columns have to be mapped', () => {
    it('wait with what was found, and continue with the mapping, once', async () => {
      partner.text = unmapped;
      const { feed, run } = await create();
      await server.drain();
      const waiting = await theImport(run);
      const analysis = waiting.analysis as MappingAnalysis;
      expect(waiting.state).toBe('needs_mapping');
      expect(analysis).toMatchObject({
        upload_id: waiting.upload_id,
        columns: ['Key', 'Headline', 'Picture'],
        saved_mapping: null,
        feed_info: { feed_name: name, file_name: 'videos.csv' },
      });
      expect((await theFeed(feed.id)).last_import?.analysis).toBeUndefined();
      const map = (token = people.acme) =>
        call(server, '/client/feeds/process-mapping', { token, json: { upload_id: analysis.upload_id, mapping } });
      expect((await map(await server.signIn('globex'))).status).toBe(404);
      expect(started(await map()).run).toMatchObject({ id: run.id, state: 'queued' });
      await server.drain();
      expect(started(await map()).run.id).toBe(run.id);
      await server.drain();
      expect(await theImport(run)).toMatchObject({ state: 'done', analysis: null, counts: { rows: 2, added: 2 } });
      // From now on the mapping is known.
      partner.text = `${unmapped}v3,Three,https://img.example/3.jpg\n`;
      expect(await refreshed(feed.id)).toMatchObject({ state: 'done', counts: { rows: 3, added: 1, unchanged: 2 } });
      expect(await theItems(feed.id)).toHaveLength(3);
    });

    it('are dropped when they are fetched again, and when no one maps them for a day', async () => {
      partner.text = unmapped;
      const { feed, run } = await create();
      await server.drain();
      const { upload_id } = await theImport(run);
      const second = await refreshed(feed.id);
      expect([(await theImport(run)).state, second.state]).toEqual(['dropped', 'needs_mapping']);
      expect((await own('/process-mapping', { json: { upload_id, mapping } })).status).toBe(410);
      await later(25 * 60);
      expect((await theImport(second)).state).toBe('dropped');
      const late = await own('/process-mapping', { json: { upload_id: second.upload_id, mapping } });
      expect(late.status).toBe(410);
    });

    it('go on hold when a required column is gone', async () => {
      partner.text = unmapped;
      const { feed, run } = await create();
      await server.drain();
      const { upload_id } = await theImport(run);
      await own('/process-mapping', { json: { upload_id, mapping } });
      await server.drain();
      partner.text = unmapped.replace('Headline', 'Name');
      expect(await refreshed(feed.id)).toMatchObject({
        state: 'held',
        hold_reason: 'The column “Headline”, the source of Video Title, is no longer in the file.',
      });
      expect(await theItems(feed.id)).toEqual([
        ['v1', 'One'],
        ['v2', 'Two'],
      ]);
    });
  });

  describe('that have not changed', () => {
    it('are not sent again, by their ETag', async () => {
      partner.etag = '"v1"';
      const { feed } = await create();
      await server.drain();
      const again = await refreshed(feed.id);
      expect(again).toMatchObject({ state: 'unchanged', counts: { rows: 1, items: 1, unchanged: 1, added: 0 } });
      expect(partner).toMatchObject({ asked: 2, sent: 1 });
      // Reading the feed differently requires the file again.
      await own(`/${String(feed.id)}`, { method: 'PUT', json: { lazy_quotes: false } });
      expect((await refreshed(feed.id)).state).toBe('done');
      expect(partner).toMatchObject({ asked: 3, sent: 2 });
    });

    it('are not imported again, by their content', async () => {
      const { feed } = await create();
      await server.drain();
      expect((await refreshed(feed.id)).state).toBe('unchanged');
      expect(partner.sent).toBe(2);
      expect(await states(feed.id)).toEqual(['unchanged', 'done']);
      partner.text = aCsv([['a', 'B']]);
      expect(await refreshed(feed.id)).toMatchObject({ state: 'done', counts: { changed: 1 } });
    });

    it('are deleted after a week, except the last one', async () => {
      const { feed } = await create();
      await server.drain();
      await refreshed(feed.id);
      await refreshed(feed.id);
      await later(8 * 24 * 60);
      expect(await states(feed.id)).toEqual(['unchanged', 'done']);
    });
  });

  describe('that cannot be fetched', () => {
    it('are retried after 30 s, 2 and 10 min, and say so meanwhile', async () => {
      partner.status = 503;
      const { feed, run } = await create();
      await server.drain();
      expect(await theImport(run)).toMatchObject({ state: 'queued', error: null });
      expect((await theFeed(feed.id)).last_error).toBe('127.0.0.1 responded with 503 Service Unavailable.');
      for (const [waitMs, asked] of [
        [29_999, 1],
        [1, 2],
        [119_999, 2],
        [1, 3],
        [599_999, 3],
      ] as const) {
        server.clock.advance(waitMs);
        await server.drain();
        expect(partner.asked).toBe(asked);
      }
      expect((await refresh(feed.id)).status).toBe(409);
      partner.status = 200;
      server.clock.advance(1);
      await server.drain();
      expect(await theImport(run)).toMatchObject({ state: 'done', counts: { added: 1 } });
      expect((await theFeed(feed.id)).last_error).toBeNull();
      expect(await mails()).toEqual([]);
    });

    it.each([
      ['in seconds', { 'retry-after': '45' }, 45_000],
      ['as a date', { 'retry-after': 'Sat, 21 Nov 2026 10:01:00 GMT', date: 'Sat, 21 Nov 2026 10:00:00 GMT' }, 60_000],
      ['for less than we wait', { 'retry-after': '5' }, 30_000],
      ['for more than an hour', { 'retry-after': '86400' }, 3_600_000],
      ['in words', { 'retry-after': 'soon' }, 30_000],
    ])('wait as long as the host asks, %s', async (_, headers, waitMs) => {
      Object.assign(partner, { status: 429, headers });
      await create();
      await server.drain();
      server.clock.advance(waitMs - 1);
      await server.drain();
      expect(partner.asked).toBe(1);
      server.clock.advance(1);
      await server.drain();
      expect(partner.asked).toBe(2);
    });

    it('fail after the last attempt, with a mail', async () => {
      partner.status = 500;
      const { run } = await create();
      await server.drain();
      for (const waitMs of [30_000, 120_000, 600_000]) {
        server.clock.advance(waitMs);
        await server.drain();
      }
      expect(partner.asked).toBe(4);
      const error = '127.0.0.1 responded with 500 Internal Server Error.';
      expect(await theImport(run)).toMatchObject({ state: 'failed', error });
      const [mail, ...others] = await mails();
      expect([mail?.subject, others]).toEqual([`The import of your feed ${name} failed`, []]);
      expect(mail?.text).toContain(`Reason: ${error}`);
    });

    it('fail at once when trying again is pointless', async () => {
      partner.status = 404;
      const { run } = await create();
      await server.drain();
      expect(await theImport(run)).toMatchObject({ state: 'failed', error: '127.0.0.1 responded with 404 Not Found.' });
      expect(partner.asked).toBe(1);
    });

    it('are paused after five failed runs in a row, with one mail that says so, and continue when they are resumed', async () => {
      const { feed } = await create({ refresh_interval_minutes: 30 });
      await server.drain();
      await approve(feed.id);
      partner.status = 404;
      for (let run = 1; run <= 4; run += 1) await later(30);
      expect(await theFeed(feed.id)).toMatchObject({ is_active: true });
      partner.status = 200;
      await later(30);
      partner.status = 404;
      for (let run = 1; run <= 4; run += 1) await later(30);
      expect(await theFeed(feed.id)).toMatchObject({ is_active: true }); // a successful run restarted the count
      await later(30);
      expect(await theFeed(feed.id)).toMatchObject({
        is_active: false,
        review_status: 'approved',
        next_refresh_at: null,
        refresh_interval_minutes: 30,
        last_error: '127.0.0.1 responded with 404 Not Found.',
        total_items: 1,
      });
      const subjects = (await mails()).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.endsWith('failed'))).toHaveLength(8);
      expect(subjects.filter((subject) => subject.endsWith('paused'))).toEqual([`Your feed ${name} was paused`]);
      const audit = createAuditStore(server.platform.database, server.clock);
      const entries = await audit.list(
        { action: 'feeds.pause', subjectType: 'feed', subjectId: String(feed.id) },
        { offset: 0, limit: 5 },
      );
      expect(entries.rows).toMatchObject([{ role: 'system', subjectLabel: name, after: { is_active: false } }]);
      const { asked } = partner;
      await later(60);
      expect(partner.asked).toBe(asked);
      await own(`/${String(feed.id)}`, { method: 'PUT', json: { is_active: true } });
      partner.status = 200;
      await later(30);
      expect(await theFeed(feed.id)).toMatchObject({ is_active: true, last_error: null });
      expect(partner.asked).toBe(asked + 1);
    });

    it('send no mail to clients who have turned notifications off', async () => {
      const { body } = await call(server, '/auth/profile', { token: people.acme });
      const { notifications } = body.data as { notifications: object };
      const choose = (choices: object) =>
        call(server, '/auth/profile', { token: people.acme, method: 'PUT', json: { notifications: choices } });
      await choose({ ...notifications, feed_failed: false });
      partner.status = 404;
      await create();
      await server.drain();
      await choose(notifications);
      expect(await mails()).toEqual([]);
    });
  });

  describe('at intervals', () => {
    it('are fetched when their time has come, and not while they are paused, rejected, or their client is suspended', async () => {
      const { feed } = await create({ refresh_interval_minutes: 15 });
      expect(Date.parse(feed.next_refresh_at ?? '')).toBe(server.clock.now().getTime() + 15 * minute);
      await server.drain();
      await approve(feed.id);
      await later(14);
      expect(partner.asked).toBe(1);
      await later(1);
      expect(partner.asked).toBe(2);
      expect((await theFeed(feed.id)).last_import?.created_by).toBeNull();
      await own(`/${String(feed.id)}`, { method: 'PUT', json: { is_active: false } });
      await later(20);
      await own(`/${String(feed.id)}`, { method: 'PUT', json: { is_active: true } });
      expect(partner.asked).toBe(2);
      const suspend = (status: 'suspended' | 'active') =>
        server.platform.database.current().update(clients).set({ status }).where(eq(clients.id, 1));
      await suspend('suspended');
      server.clock.advance(20 * minute);
      await server.platform.queue.runDue();
      expect(partner.asked).toBe(2);
      await suspend('active');
      await later(5);
      expect(partner.asked).toBe(3);
      await own(`/${String(feed.id)}`, { method: 'PUT', json: { refresh_interval_minutes: null } });
      await later(60);
      expect(partner.asked).toBe(3);
    });

    it('wait for the person who has to decide, who is notified, and do not bring back what was dropped', async () => {
      partner.text = aCsv(manyRows(10));
      const { feed } = await create({ refresh_interval_minutes: 15 });
      await server.drain();
      await approve(feed.id);
      partner.text = aCsv(manyRows(2));
      await later(15);
      const { last_import: held } = await theFeed(feed.id);
      expect(held?.state).toBe('held');
      expect((await mails()).map(({ subject }) => subject)).toContain(`Your feed ${name} needs your decision`);
      await later(30);
      expect((await theFeed(feed.id)).last_import?.id).toBe(held?.id);
      await own(`/${String(feed.id)}/imports/${String(held?.id)}/drop`, { method: 'POST' });
      await later(15);
      expect((await theFeed(feed.id)).last_import).toMatchObject({ state: 'unchanged', created_by: null });
      // It is fetched when a person requests it.
      expect((await refreshed(feed.id)).state).toBe('held');
      expect(await theItems(feed.id)).toHaveLength(10);
    });

    it('cannot be shorter than the platform’s minimum', async () => {
      const set = (feed_refresh_min_minutes: number) =>
        adminCall('/admin/settings', { method: 'PUT', json: { feed_refresh_min_minutes } });
      await set(60);
      const message = 'Feeds can be fetched at most every 60 minutes. Please enter 60 to 10,080 minutes';
      const short = await own('', { json: form({ refresh_interval_minutes: 59 }) });
      expect([short.status, short.body.errors]).toEqual([422, { refresh_interval_minutes: [message] }]);
      const { feed } = await create({ refresh_interval_minutes: 60 });
      const change = (refresh_interval_minutes: number) =>
        own(`/${String(feed.id)}`, { method: 'PUT', json: { refresh_interval_minutes } });
      expect([(await change(59)).status, (await change(61)).status]).toEqual([422, 200]);
      await set(15);
    });

    it.each([14, 10_081])('cannot be %i minutes apart', async (refresh_interval_minutes) => {
      const { status, body } = await own('', { json: form({ refresh_interval_minutes }) });
      expect([status, body.errors]).toEqual([422, { refresh_interval_minutes: ['Please enter 15 to 10,080 minutes'] }]);
    });
  });

  describe('that change', () => {
    it('are fetched from their new address, and reviewed again', async () => {
      const { feed } = await create();
      await server.drain();
      await approve(feed.id);
      partner.text = aCsv([['b', 'B']]);
      const json = { feed_url: address('/other.csv') };
      const { feed: changed, run } = started(await own(`/${String(feed.id)}`, { method: 'PUT', json }));
      expect(changed).toMatchObject({ feed_url: feed.feed_url, review_status: 'approved', is_active: true });
      expect(run.source_name).toBe(json.feed_url);
      const busy = await own(`/${String(feed.id)}`, { method: 'PUT', json: { feed_url: address('/third.csv') } });
      expect(busy.status).toBe(409);
      await server.drain();
      const inReview = { review_status: 'approved', is_active: true, version_in_review: { import_id: run.id } };
      expect(await theFeed(feed.id)).toMatchObject({ feed_url: feed.feed_url, ...inReview });
      expect(await theItems(feed.id)).toHaveLength(1);
      await approve(feed.id);
      await server.drain();
      expect(await theItems(feed.id)).toHaveLength(2);
      expect(await theFeed(feed.id)).toMatchObject({ ...json, review_status: 'approved', is_active: true });
      const bad = await own(`/${String(feed.id)}`, { method: 'PUT', json: { feed_url: 'http://127.0.0.1:1/a' } });
      expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['feed_url']]);
    });

    /** What a feed is, apart from how its imports went. */
    const standing = async (id: number): Promise<Partial<Feed>> => {
      const { last_import: _, last_error: __, updated_at: ___, ...feed } = await theFeed(id);
      return feed;
    };
    const live = async (): Promise<Feed> => {
      partner.text = aCsv(manyRows(10));
      const { feed } = await create({ refresh_interval_minutes: 60 });
      await server.drain();
      await approve(feed.id);
      return feed;
    };
    const moved = async (id: number, path = '/other.csv') => {
      const json = { feed_url: address(path), refresh_interval_minutes: 15, delimiter: ';' };
      const { run } = started(await own(`/${String(id)}`, { method: 'PUT', json }));
      await server.drain();
      return theImport(run);
    };
    const drop = ({ feed_id, id }: Import) => own(`/${String(feed_id)}/imports/${String(id)}/drop`, { method: 'POST' });

    it('stay live and as they were when the new address fails, and are not paused for it', async () => {
      const { id } = await live();
      const before = await standing(id);
      partner.status = 404;
      for (let time = 1; time <= 5; time += 1) expect((await moved(id)).state).toBe('failed');
      expect(await standing(id)).toEqual(before);
      partner.status = 200;
      expect((await refreshed(id)).state).toBe('unchanged');
    });

    it('stay live and as they were when what the new address sends is held and discarded', async () => {
      const { id } = await live();
      const before = await standing(id);
      partner.text = aCsv(manyRows(2)).replaceAll(',', ';');
      const held = await moved(id);
      expect([held.state, await standing(id)]).toEqual(['held', before]);
      await drop(held);
      expect(await standing(id)).toEqual(before);
    });

    it('stay live and as they were when a file for them is held and discarded', async () => {
      const { id } = await live();
      const before = await standing(id);
      const file = aFile('Video ID;title;thumbnail_url\na;A;https://img.example/1.jpg\n;No id;\n');
      const { run } = started(await sendFile(server, people.acme, { feedId: id, file, fields: { delimiter: ';' } }));
      await server.drain();
      const held = await theImport(run);
      expect([held.state, await standing(id)]).toEqual(['held', before]);
      await drop(held);
      expect(await standing(id)).toEqual(before);
      partner.text = aCsv(manyRows(11));
      expect((await refreshed(id)).state).toBe('done');
    });

    it('get their new address, its mapping, and a review when its columns are mapped', async () => {
      const { id } = await live();
      const before = await standing(id);
      partner.text = unmapped.replaceAll(',', ';') + aCsv(manyRows(8)).replaceAll(',', ';');
      const waiting = await moved(id);
      expect([waiting.state, await standing(id)]).toEqual(['needs_mapping', before]);
      await own(`/${String(id)}`, { method: 'PUT', json: { lazy_quotes: 'exact' } });
      const again = await refreshed(id);
      expect(again).toMatchObject({ state: 'needs_mapping', source_name: address('/other.csv') });
      const json = { upload_id: again.upload_id, mapping };
      started(await own('/process-mapping', { json }));
      expect(await standing(id)).toEqual(before);
      await server.drain();
      const { version_in_review, ...feed } = await standing(id);
      expect([{ ...feed, version_in_review: null }, version_in_review]).toEqual([before, expect.anything()]);
      await approve(id);
      expect(await theFeed(id)).toMatchObject({
        feed_url: address('/other.csv'),
        refresh_interval_minutes: 15,
        delimiter: ';',
        lazy_quotes: 'exact',
        review_status: 'approved',
        is_active: true,
      });
      expect((await own(`/${String(id)}/mapping`)).body.data).toMatchObject({ mapping });
    });

    it('get their new address, and a review, even if it sends what the old one did', async () => {
      const { id } = await live();
      const json = { feed_url: address('/other.csv') };
      const { run } = started(await own(`/${String(id)}`, { method: 'PUT', json }));
      await server.drain();
      expect((await theImport(run)).state).toBe('in_review');
      expect((await theFeed(id)).feed_url).not.toBe(json.feed_url);
      await approve(id);
      await server.drain();
      expect(await theImport(run)).toMatchObject({ state: 'done', counts: { unchanged: 10, added: 0 } });
      expect(await theFeed(id)).toMatchObject({ ...json, review_status: 'approved', is_active: true });
    });

    it('are no longer fetched once a file is sent, and are fetched again with an address', async () => {
      const { feed } = await create({ refresh_interval_minutes: 15 });
      await server.drain();
      await sendFile(server, people.acme, { feedId: feed.id, file: aFile(aCsv([['f', 'File']])) });
      await server.drain();
      expect(await theFeed(feed.id)).toMatchObject({
        is_fetched: false,
        feed_url: null,
        refresh_interval_minutes: null,
        next_refresh_at: null,
      });
      const refused = await refresh(feed.id);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        `${name} was uploaded as a file. Upload a new file, or set a URL to fetch it from.`,
      ]);
      const interval = await own(`/${String(feed.id)}`, { method: 'PUT', json: { refresh_interval_minutes: 60 } });
      expect(interval.body.errors).toEqual({
        refresh_interval_minutes: ['Only URL feeds can be fetched on a schedule'],
      });
      const json = { feed_url: address('/a.csv'), refresh_interval_minutes: 60 };
      const back = started(await own(`/${String(feed.id)}`, { method: 'PUT', json })).feed;
      expect(back).toMatchObject({ ...json, is_fetched: true });
    });
  });

  it('can be refreshed by administrators too, and by no one else', async () => {
    const [reviewer, globex] = [await server.signIn('reviewer'), await server.signIn('globex')];
    const json = { ...form(), client_id: 1 };
    const created = await call(server, '/admin/feeds/url', { token: reviewer, json });
    const { feed } = started(created);
    expect([created.status, feed.client_id, feed.is_fetched]).toEqual([201, 1, true]);
    expect((await call(server, '/admin/feeds', { token: reviewer, json })).status).toBe(201);
    const unknown = await call(server, '/admin/feeds/url', {
      token: reviewer,
      json: { ...json, client_id: 99 },
    });
    expect(unknown.body.errors).toEqual({ client_id: ['Please select a client'] });
    await server.drain();
    const path = `/${String(feed.id)}/refresh`;
    expect((await call(server, `/client/feeds${path}`, { token: globex, method: 'POST' })).status).toBe(404);
    const asked = await call(server, `/admin/feeds${path}`, { token: reviewer, method: 'POST' });
    expect([asked.status, (asked.body.data as Import).created_by]).toEqual([202, 'reviewer']);
  });

  it('are fetched again when the process ends in the middle, and not at all when the feed is gone', async () => {
    const { feed, run } = await create();
    const parts = server.platform;
    const job = { payload: { importId: run.id }, attempt: 1, maxAttempts: 4 };
    const lost = async () => Promise.reject(new LostJobError());
    await expect(runFetch(parts, job, { ...undisturbed(), progress: lost })).rejects.toThrow(LostJobError);
    expect((await theImport(run)).state).toBe('fetching');
    await server.drain();
    expect((await theImport(run)).state).toBe('done');
    expect(await theItems(feed.id)).toEqual([['a', 'A']]);
    const other = await create({ feed_name: 'Other' });
    await own(`/${String(other.feed.id)}`, { method: 'DELETE' });
    const { asked } = partner;
    await server.drain();
    expect(partner.asked).toBe(asked);
  });

  it('are the same after a fetch as after an upload of the file', async () => {
    partner.text = aCsv(manyRows(700));
    const { feed, run } = await create();
    await server.drain();
    const sha256 = createHash('sha256').update(partner.text).digest('hex');
    expect((await server.platform.imports.find(run.id))?.sha256).toBe(sha256);
    const sent = started(await sendFile(server, people.acme, { feedId: feed.id, file: aFile(partner.text) }));
    expect(sent.run.state).toBe('unchanged');
  });
});
