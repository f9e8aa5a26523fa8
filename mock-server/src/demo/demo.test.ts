import { beforeAll, expect, it, vi } from 'vitest';
import { readPng } from '@grt/sdk/rules';
import { loadDocument } from '../core/http/document.ts';
import { call } from '../testing/api-calls.ts';
import type { PictureFetcher } from '../modules/pictures/picture-fetcher.ts';
import { estimatedRows } from '../testing/estimated-rows.ts';
import { isFull } from '../testing/sampled.ts';
import { describeOnOldestServer } from '../testing/servers.ts';
import { clearDatabase } from '../testing/test-database.ts';
import type { TestServer } from '../testing.ts';
import { fillWithDemoData } from './demo.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { withDemoPictures } from './demo-pictures.ts';
import { demoState } from '../tables/demo.tables.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 }); // It fills in the demo data.

const document = await loadDocument();

type Row = Readonly<Record<string, unknown>>;

// Browser and command-line tests show it on the embedded database.
describeOnOldestServer('the demo data', (start) => {
  let server: TestServer;
  let shown: Awaited<ReturnType<typeof seen>>;
  const fill = () => fillWithDemoData(server.platform, document, () => undefined);
  const get = async (username: string, path: string) =>
    (await call(server, path, { token: await server.signIn(username) })).body;
  const list = async (username: string, path: string) => (await get(username, path)).data as Row[];
  const traffic = async (query: string) =>
    ((await get('admin', `/admin/analytics?${query}`)).data as { rows: Row[] }).rows;

  /** Leaves what a process leaves that ends while it creates the demo. */
  async function interrupt(): Promise<void> {
    await server.platform.database.current().insert(demoState).values({ id: 1, state: 'filling' });
    await createDemoAccounts(server.platform);
  }

  /** What people see of it, whoever looks. */
  async function seen() {
    const lists = await Promise.all([
      list('admin', '/admin/registrations'),
      list('admin', '/admin/domains'),
      list('admin', '/admin/feeds'),
      list('admin', '/admin/bidding/domains'),
      traffic('group_by=day&from=2026-09-21&to=2026-11-20'),
      traffic('group_by=hour&from=2026-11-13&to=2026-11-19'),
    ]);
    const [registrations, domains, feeds, bidding, days, hours] = lists;
    return { registrations, domains, feeds, bidding, days, hours };
  }

  beforeAll(async () => {
    server = await start({ people: false, environment: { GRT_RATE_LIMITS: 'off' } });
    await interrupt();
    if (!(await fill())) throw new Error('The database was not empty');
    shown = await seen();
  });

  const reads = document.operations.filter(({ method }) => method === 'get');
  it.each([
    ['admin', 'super_admin'],
    ['acme', 'client'],
  ] as const)('answers every read of the contract for %s', async (username, role) => {
    const token = await server.signIn(username);
    const statuses: [string, number][] = [];
    for (const { id, path, isPublic, roles } of reads) {
      if (!isPublic && !roles.includes(role)) continue;
      const { status } = await call(server, path.replaceAll(/\{\w+\}/g, '1'), { token });
      statuses.push([id, status]);
    }
    expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
    expect(statuses.filter(([, status]) => status === 200).length).toBeGreaterThan(20);
  });

  it('has applications, domains, and feeds in every review state, with items, in order of arrival', async () => {
    expect(await estimatedRows(server.platform.database, 'audit_entries')).toBeGreaterThan(50);
    const { registrations, domains, feeds } = shown;
    for (const rows of [registrations, domains])
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending', 'approved', 'rejected']));
    expect(new Set(feeds.map(({ review_status }) => review_status))).toEqual(
      new Set(['pending', 'approved', 'rejected']),
    );
    expect(Object.fromEntries(feeds.map(({ feed_name, total_items }) => [feed_name, total_items]))).toMatchObject({
      'Daily clips': 230,
      Shorts: 120,
      'Globex main': 180,
    });
    expect(feeds.find(({ feed_name }) => feed_name === 'Daily clips')).toMatchObject({
      id: 1,
      client_id: 1,
      created_at: '2026-09-19T05:12:00.000Z',
      is_active: true,
    });
    const moments = [...registrations, ...domains, ...feeds].flatMap((row) => [row['created_at'], row['reviewed_at']]);
    expect(moments.filter((at) => typeof at === 'string' && at > '2026-11-20T10:00:00.000Z')).toEqual([]);
  });

  it('has pages in every status and of every type, with variables, a revision, and a slug that redirects', async () => {
    const pages = await list('admin', '/admin/pages');
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set(['draft', 'published', 'archived']));
    expect(new Set(pages.map(({ page_type }) => page_type))).toEqual(new Set(['custom', 'legal', 'policy', 'info']));
    expect(pages.find(({ slug }) => slug === 'content-removal')).toMatchObject({ id: 1, version: 2 });
    expect((await call(server, '/pages/removal')).headers.get('location')).toBe('/api/pages/content-removal');
    const body = await get('admin', '/pages/privacy-policy?domain=daily-clips.example');
    expect(body['content']).toContain('mailto:help@daily-clips.example');
    expect(body['unknown_variables']).toEqual([]);
    expect((await get('admin', '/pages/contact'))['unknown_variables']).toEqual(['support_phone']);
  });

  it('has 60 days of traffic that grows, with busy weekends and evenings', async () => {
    const { days, hours } = shown;
    const clicks = days.map((day) => Number(day['clicks']));
    expect(clicks.filter((count) => count === 0)).toEqual([]);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    const weeks = [0, 14, 28, 42].map((from) => sum(clicks.slice(from, from + 14)));
    expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
    expect((weeks[3] ?? 0) / (weeks[0] ?? 1)).toBeGreaterThan(1.5);
    const onDays = (...wanted: number[]) =>
      sum(
        days.map((day, index) =>
          wanted.includes(new Date(`${String(day['key'])}T00:00Z`).getUTCDay()) ? (clicks[index] ?? 0) : 0,
        ),
      ) / wanted.length;
    expect(onDays(6, 0)).toBeGreaterThan(1.2 * onDays(1, 2, 3));
    const atHours = (from: number, to: number) =>
      sum(
        hours.map((hour) => {
          const local = (new Date(String(hour['starts_at'])).getUTCHours() + 19) % 24; // in New York
          return local >= from && local < to ? Number(hour['clicks']) : 0;
        }),
      );
    expect(atHours(18, 23)).toBeGreaterThan(1.4 * atHours(4, 9));
  });

  it('has domains ahead of their plan, behind it, on it, and with their budget spent', async () => {
    const { bidding } = shown;
    const paces = Object.fromEntries(
      bidding.map(({ domain_name: name, client_id: client, pacing_stats: pacing }) => [
        `${String(client)} ${String(name)}`,
        (pacing as Row | null)?.['reason_code'],
      ]),
    );
    expect(paces).toMatchObject({
      '1 daily-clips.example': 'on_track',
      '1 acme-shorts.example': 'ahead',
      '1 weekend-reel.example': 'no_active_feed',
      '2 globex-vault.example': 'no_active_feed',
      '2 globex-late.example': 'exhausted',
    });
    const paceOf = (name: string) =>
      (bidding.find(({ domain_name }) => domain_name === name)?.['pacing_stats'] as Row | undefined)?.['current_pace'];
    expect(['acme-shorts.example', 'weekend-reel.example', 'globex-vault.example'].map(paceOf)).toEqual([
      'ahead',
      'behind',
      'behind',
    ]);
  });

  it('has a held import, a feed that cannot be fetched, a paused one, and a failed job', async () => {
    const { feeds } = shown;
    const feed = (name: string) => feeds.find(({ feed_name }) => feed_name === name);
    expect(feed('Autumn specials')).toMatchObject({ total_items: 30, last_import: { state: 'held' } });
    expect(feed('Weekend reel')).toMatchObject({ review_status: 'approved', is_active: false });
    expect(feed('Partner picks')).toMatchObject({
      review_status: 'approved',
      last_import: { state: 'failed' },
      last_error: 'The host feeds.partner.example does not exist. Please check the address.',
    });
    const { recent_failed_jobs: failed } = (await get('admin', '/system/queue-status')).data as {
      recent_failed_jobs: Row[];
    };
    expect(failed).toMatchObject([{ job_class: 'registrations.check_website', attempts: 3 }]);
  });

  it('has applications with a license of each kind, and one that was made twice', async () => {
    const token = await server.signIn('admin');
    const kinds = [8, 9, 10, 11].map(async (id) => {
      const path = `/admin/registrations/${String(id)}/business-license?original=1`;
      const { status, headers } = await call(server, path, { token });
      return [status, headers.get('content-type')];
    });
    expect(await Promise.all(kinds)).toEqual([
      [200, 'application/pdf'],
      [200, 'image/jpeg'],
      [200, 'image/png'],
      [200, 'image/png'],
    ]);
    expect(await list('admin', '/admin/registrations/11/duplicates')).toMatchObject([
      { company_name: 'Quarry Street Media', matched_on: ['phone', 'license'] },
    ]);
  });

  it('has tokens, and webhooks with deliveries, none of which calls a host from now on', async () => {
    const tokens = await list('globex', '/auth/tokens');
    expect(tokens.map(({ name, revoked_at: at }) => [name, at !== null])).toEqual([
      ['Old reporting script', true],
      ['Nightly feed upload', false],
    ]);
    expect([...(await list('acme', '/webhooks')), ...(await list('admin', '/webhooks'))]).toMatchObject([
      { status: 'disabled', disabled_reason: 'person' },
      { status: 'disabled', disabled_reason: 'gone' },
    ]);
    const deliveries = await list('acme', '/webhooks/1/deliveries');
    expect(deliveries.length).toBeGreaterThan(2);
    expect(deliveries.filter(({ status }) => status !== 'delivered')).toEqual([]);
  });

  it('has thumbnails that are drawn by the server, and fetches all other pictures', async () => {
    const fetched: PictureFetcher = () => Promise.resolve({ type: 'image/gif', bytes: new Uint8Array() });
    const { pictures } = withDemoPictures({ pictures: fetched });
    const [one, again, other, foreign] = await Promise.all(
      [
        'daily-clips.example/thumbs/1.jpg',
        'daily-clips.example/thumbs/1.jpg',
        'daily-clips.example/thumbs/2.jpg',
        'elsewhere.example/thumbs/1.jpg',
      ].map((at) => pictures(`https://media.${at}`)),
    );
    expect(readPng(one?.bytes ?? new Uint8Array())?.header).toMatchObject({ width: 240, height: 135 });
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(foreign?.type).toBe('image/gif');
  });

  it('is created once, after its creation was interrupted', async () => {
    expect((await list('admin', '/admin/users')).filter(({ username }) => username === 'admin')).toHaveLength(1);
    expect(await fill()).toBe(false);
  });

  it.runIf(isFull)('is the same when it is created again', async () => {
    await clearDatabase(server.platform.database);
    await interrupt();
    expect(await fill()).toBe(true);
    expect(await seen()).toEqual(shown);
  });

  it('is never created where someone already has an account', async () => {
    await clearDatabase(server.platform.database);
    await createDemoAccounts(server.platform);
    expect(await fill()).toBe(false);
    expect(await list('admin', '/admin/feeds')).toEqual([]);
  });
});
