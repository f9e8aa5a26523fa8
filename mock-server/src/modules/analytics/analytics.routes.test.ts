import type { Analytics } from '@grt/sdk/contract';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { fixedClock, type FixedClock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { seededRandom } from '../../core/ids.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { addDomain, simulatedTraffic, testApp } from '../bidding/testing.ts';
import { createMarket, type Market } from '../traffic/market.ts';
import { analyticsHandlers } from './analytics.routes.ts';
import { createAnalyticsStore } from './analytics.store.ts';

const approvedAt = new Date('2026-10-01T00:00:00Z');

describeOnEveryDatabase('analytics', (open) => {
  let database: Database;
  let clock: FixedClock;
  let market: Market;
  let app: Awaited<ReturnType<typeof testApp>>;
  let mine: Awaited<ReturnType<typeof addDomain>>;
  let theirs: Awaited<ReturnType<typeof addDomain>>;
  beforeAll(async () => {
    clock = fixedClock('2026-11-20T17:00:00.000Z');
    database = await open({ clock });
    market = createMarket({ database, clock, random: seededRandom('analytics'), config: simulatedTraffic });
    const handlers = analyticsHandlers({ database, clock, analytics: createAnalyticsStore(database) });
    app = await testApp(handlers, { clock, market });
  });
  beforeEach(async () => {
    await clearDatabase(database);
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
    const feeds = await get('/feeds/analytics', '1');
    expect(feeds.rows).toMatchObject([
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
