import type { Analytics } from '@grt/sdk/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fixedClock, type FixedClock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { seededRandom, type Random } from '../../core/ids.ts';
import { call } from '../../testing/api-calls.ts';
import { bidChanges } from '../../tables/bidding.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { describeOnDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { addDomain, simulatedTraffic, testApp } from '../bidding/testing.ts';
import { createMarket, type Market } from '../traffic/market.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import { createAnalyticsStore } from './analytics.store.ts';

const approvedAt = new Date('2026-10-01T00:00:00Z');

describeOnDatabase('analytics', (open) => {
  let database: Database;
  let clock: FixedClock;
  let market: Market;
  let app: Awaited<ReturnType<typeof testApp>>;
  let chance: Random;
  let mine: Awaited<ReturnType<typeof addDomain>>;
  let theirs: Awaited<ReturnType<typeof addDomain>>;
  beforeAll(async () => {
    clock = fixedClock('2026-11-20T17:00:00.000Z');
    database = await open({ clock });
    market = createMarket({ database, clock, random: (sizeBytes) => chance(sizeBytes), config: simulatedTraffic });
    const handlers = analyticsHandlers({ database, clock, analytics: createAnalyticsStore(database) });
    app = await testApp(handlers, { clock, market });
    return app.close;
  });
  beforeEach(async () => {
    await clearDatabase(database);
    chance = seededRandom('analytics'); // so that a test's market is the same, whatever ran before it
    mine = await addDomain(database, approvedAt, { budget: 40 });
    theirs = await addDomain(database, approvedAt, { budget: 70, timezone: 'Asia/Tokyo' });
    await market.begin(3);
  });

  const get = async (path: string, token: string): Promise<Analytics> => {
    const seen = await call(app, path, { token });
    expect(seen.status).toBe(200);
    return seen.body.data;
  };
  const cents = (rows: readonly { spend: number }[]) =>
    rows.reduce((sum, { spend }) => sum + Math.round(spend * 100), 0);

  it('adds up to the same totals, however it is grouped', async () => {
    const byDay = await get('/client/analytics', '1');
    expect(byDay).toMatchObject({
      group_by: 'day',
      from: '2026-10-22',
      to: '2026-11-20',
      timezone: 'America/New_York',
      total_rows: 30,
    });
    expect(byDay.totals.spend).toBeGreaterThan(100);
    expect(byDay.totals.clicks).toBeGreaterThanOrEqual(byDay.totals.unique_clicks);
    for (const group of ['hour', 'day', 'domain', 'feed', 'country']) {
      const grouped = await get(`/client/analytics?group_by=${group}&from=2026-11-10&to=2026-11-20`, '1');
      expect(cents(grouped.rows)).toBe(Math.round(byDay.totals.spend * 100));
      expect(grouped.totals).toEqual(byDay.totals);
    }
    const byFeed = await get('/feeds/analytics', '1');
    expect(byFeed.rows).toMatchObject([
      {
        key: String(mine.feedId),
        label: 'Feed',
        feed_id: mine.feedId,
        domain_id: mine.domainId,
        client_id: mine.clientId,
      },
    ]);
  });

  it('compares with the same number of days before, up to the same hour and with the same filters', async () => {
    const today = await get('/client/analytics?from=2026-11-20&to=2026-11-20', '1');
    const yesterday = await get('/client/analytics?from=2026-11-19&to=2026-11-19&group_by=hour', '1');
    const soFar = yesterday.rows.filter(({ starts_at }) => (starts_at ?? '') < '2026-11-19T17:00:00.000Z');
    expect(today.before).toMatchObject({ from: '2026-11-19', to: '2026-11-19' });
    expect(today.before.totals.clicks).toBe(soFar.reduce((sum, { clicks }) => sum + clicks, 0));
    const { clicks } = today.before.totals;
    expect(clicks).toBeGreaterThan(0);
    expect(today.before.changes.clicks).toBe(Math.round((1000 * (today.totals.clicks - clicks)) / clicks) / 10);

    const german = await get('/client/analytics?from=2026-11-20&to=2026-11-20&country=de', '1');
    expect(german.before.totals.clicks).toBeLessThan(clicks);
    // Nothing was served more than three days ago.
    const month = await get('/client/analytics', '1');
    expect(Object.values(month.before.changes)).toEqual([null, null, null, null, null, null]);
  });

  it('shows with each day and hour what was counted at the same time before, which adds up to the total before', async () => {
    for (const query of ['from=2026-11-19&to=2026-11-20', 'from=2026-11-20&to=2026-11-20&group_by=hour', '']) {
      const { rows, before } = await get(`/client/analytics?${query}`, '1');
      const sumOf = (name: 'views' | 'clicks') => rows.reduce((sum, row) => sum + (row.before?.[name] ?? 0), 0);
      expect([sumOf('views'), sumOf('clicks')]).toEqual([before.totals.views, before.totals.clicks]);
    }
    const today = await get('/client/analytics?from=2026-11-20&to=2026-11-20&group_by=hour', '1');
    const yesterday = await get('/client/analytics?from=2026-11-19&to=2026-11-19&group_by=hour', '1');
    // It is noon: nothing of yesterday counts after it.
    expect(today.rows.map(({ before }) => before?.clicks)).toEqual(
      yesterday.rows.map(({ clicks }, hour) => (hour < 12 ? clicks : undefined)),
    );
    const byFeed = await get('/client/analytics?group_by=feed', '1');
    expect(byFeed.rows.map(({ before }) => before)).toEqual([null]);
  });

  it('tells of changed bids and budgets and of approved feeds, latest first, and of no one else’s', async () => {
    const change = (domainId: number, at: string, [oldBid, newBid]: readonly [number, number]) => ({
      domainId,
      oldBidMicros: oldBid * 1e6,
      newBidMicros: newBid * 1e6,
      oldBudgetMicros: 40e6,
      newBudgetMicros: 40e6,
      changeReason: 'Updated',
      changedBy: 'acme',
      createdAt: new Date(at),
    });
    await database
      .current()
      .insert(bidChanges)
      .values([
        change(mine.domainId, '2026-11-19T10:00:00Z', [0.2, 0.25]),
        // Switched off and on, before the first day, after the last one, and of another client.
        change(mine.domainId, '2026-11-19T11:00:00Z', [0.25, 0.25]),
        change(mine.domainId, '2026-11-18T04:59:59Z', [0.1, 0.2]),
        change(mine.domainId, '2026-11-20T05:00:00Z', [0.25, 0.3]),
        change(theirs.domainId, '2026-11-19T12:00:00Z', [0.5, 0.6]),
      ]);
    await database
      .current()
      .update(feeds)
      .set({ reviewedAt: new Date('2026-11-19T15:30:00Z') });
    const range = 'from=2026-11-18&to=2026-11-19';
    const seen = await get(`/client/analytics?${range}`, '1');
    expect(seen.total_annotations).toBe(2);
    expect(seen.annotations).toEqual([
      {
        at: '2026-11-19T15:30:00.000Z',
        kind: 'feed_approved',
        domain_id: mine.domainId,
        domain_name: expect.stringContaining('domain-'),
        feed_id: mine.feedId,
        feed_name: 'Feed',
        old_bid: null,
        new_bid: null,
        old_budget: null,
        new_budget: null,
      },
      {
        at: '2026-11-19T10:00:00.000Z',
        kind: 'bidding_changed',
        domain_id: mine.domainId,
        domain_name: expect.stringContaining('domain-'),
        feed_id: null,
        feed_name: null,
        old_bid: 0.2,
        new_bid: 0.25,
        old_budget: 40,
        new_budget: 40,
      },
    ]);
    const kinds = async (path: string, token: string) =>
      (await get(path, token)).annotations.map(({ kind, new_bid }) => new_bid ?? kind);
    expect(await kinds(`/client/analytics?${range}&feed_id=${String(mine.feedId)}`, '1')).toEqual([
      'feed_approved',
      0.25,
    ]);
    expect(await kinds(`/client/analytics?${range}&domain_id=${String(theirs.domainId)}`, '1')).toEqual([]);
    expect(await kinds(`/client/analytics?${range}&group_by=domain`, '1')).toEqual([]);
    // By the clock in Tokyo, their feed was approved on the 20th.
    expect(await kinds(`/admin/analytics?${range}&client_id=${String(theirs.clientId)}`, 'admin')).toEqual([0.6]);
    expect(await kinds(`/admin/analytics?${range}`, 'admin')).toEqual([]);

    const many = Array.from({ length: 100 }, (_, minute) =>
      change(mine.domainId, new Date(Date.parse('2026-11-18T20:00:00Z') + minute * 60_000).toISOString(), [1, 2]),
    );
    await database.current().insert(bidChanges).values(many);
    const full = await get(`/client/analytics?${range}`, '1');
    expect([full.annotations.length, full.total_annotations]).toEqual([100, 102]);
    expect(full.annotations.at(-1)?.at).toBe('2026-11-18T20:02:00.000Z');
  });

  it('shows clients nothing of one another, and administrators all or one of them', async () => {
    expect(JSON.stringify(await get('/client/analytics?group_by=domain', '1'))).not.toContain('domain-2');
    expect((await get(`/client/analytics?domain_id=${String(theirs.domainId)}`, '1')).totals.views).toBe(0);
    expect((await call(app, `/feeds/analytics?client_id=${String(theirs.clientId)}`, { token: '1' })).status).toBe(403);
    expect((await call(app, '/admin/analytics', { token: '1' })).status).toBe(403);
    const all = await get('/admin/analytics?group_by=client', 'admin');
    expect(all.rows.map(({ client_id }) => client_id)).toEqual([theirs.clientId, mine.clientId]);
    const one = await get(`/admin/analytics?client_id=${String(theirs.clientId)}`, 'admin');
    expect(one.timezone).toBe('Asia/Tokyo');
    expect(one.totals.spend).toBe(all.rows[0]?.spend);
  });

  it('filters by country in either case, and refuses an invalid date', async () => {
    const countries = await get('/client/analytics?group_by=country', '1');
    const german = countries.rows.find(({ country }) => country === 'DE');
    expect(german).toMatchObject({ label: 'Germany' });
    expect((await get('/client/analytics?country=de', '1')).totals.spend).toBe(german?.spend);
    expect(await call(app, '/client/analytics?from=2026-11-20&to=2026-11-19', { token: '1' })).toMatchObject({
      status: 422,
      body: { errors: { to: [expect.any(String)] } },
    });
  });

  it('splits domains, feeds, and countries by each other, with the same sums, and nothing else', async () => {
    const range = 'from=2026-11-10&to=2026-11-20';
    for (const [group, split] of [
      ['domain', 'country'],
      ['feed', 'domain'],
      ['country', 'feed'],
    ]) {
      const whole = await get(`/client/analytics?${range}&group_by=${String(group)}`, '1');
      const parts = await get(`/client/analytics?${range}&group_by=${String(group)}&split_by=${String(split)}`, '1');
      expect(parts.totals).toEqual(whole.totals);
      for (const { label, views, spend } of whole.rows) {
        const own = parts.rows.filter((row) => row.label === label);
        expect(own.reduce((sum, row) => sum + row.views, 0)).toBe(views);
        expect(cents(own)).toBe(Math.round(spend * 100));
      }
    }
    const [first] = (await get(`/client/analytics?${range}&group_by=domain&split_by=country`, '1')).rows;
    expect(first).toMatchObject({ domain_id: mine.domainId, split_label: expect.any(String) });
    expect(first?.key).toBe(`${String(mine.domainId)}:${String(first?.country)}`);
    const theirsToo = await get(`/admin/analytics?${range}&group_by=client&split_by=domain`, 'admin');
    const pairs = theirsToo.rows.map(({ client_id, domain_id }) => [client_id, domain_id]);
    expect(pairs).toHaveLength(2);
    expect(pairs).toEqual(
      expect.arrayContaining([
        [mine.clientId, mine.domainId],
        [theirs.clientId, theirs.domainId],
      ]),
    );
    for (const query of ['split_by=country', 'group_by=hour&split_by=feed', 'group_by=feed&split_by=feed']) {
      const refused = await call(app, `/client/analytics?${query}`, { token: '1' });
      expect([query, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([query, 422, ['split_by']]);
    }
    const csv = await app.fetch(
      `${app.baseUrl}/client/analytics?format=csv&${range}&group_by=domain&split_by=country`,
      {
        headers: { Authorization: 'Bearer 1' },
      },
    );
    expect(csv.headers.get('content-disposition')).toContain('analytics-by-domain-and-country-');
    expect((await csv.text()).split('\r\n')[0]).toMatch(/^domain,label,split_label,starts_at,/);
  });

  it('returns all rows as CSV', async () => {
    const response = await app.fetch(
      `${app.baseUrl}/client/analytics?format=csv&group_by=hour&from=2026-11-18&to=2026-11-20`,
      { headers: { Authorization: 'Bearer 1' } },
    );
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(response.headers.get('content-disposition')).toContain('analytics-by-hour-2026-11-18-to-2026-11-20.csv');
    expect((await response.text()).trim().split('\r\n')).toHaveLength(1 + 72);
  });
});
