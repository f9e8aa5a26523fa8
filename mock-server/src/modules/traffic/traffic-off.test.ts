import type { AllocationPlan, Health, TrafficSource } from '@grt/sdk/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { loadDocument } from '../../core/http/document.ts';
import { fillWithDemoData } from '../../demo/demo.ts';
import { rush } from '../../demo/demo-today.ts';
import { call } from '../../testing/api-calls.ts';
import { isFull } from '../../testing/sampled.ts';
import { createTestServer, type TestServer } from '../../testing.ts';
import { biddingDays, clickHours } from '../../tables/bidding.tables.ts';
import { createBookStore } from '../bidding/books.store.ts';
import { addDomain } from '../bidding/testing.ts';
import { clients } from '../../tables/clients.tables.ts';
import { scheduleTraffic } from './traffic.jobs.ts';
import { marketState } from '../../tables/traffic.tables.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

const approvedAt = new Date('2026-11-01T00:00:00Z');
const production = { NODE_ENV: 'production', GRT_RATE_LIMITS: 'off' };

const opened: TestServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function start(
  environment: Record<string, string>,
  others: Partial<Parameters<typeof createTestServer>[0]> = {},
) {
  const server = await createTestServer({ environment, now: '2026-11-20T17:00:00.000Z', ...others });
  opened.push(server);
  scheduleTraffic(server.platform);
  return server;
}

/** Everything that a market leaves behind. */
async function traces({ platform: { database } }: TestServer) {
  const queries = database.current();
  return {
    market: await queries.select().from(marketState),
    days: await queries.select().from(biddingDays),
    ledger: await queries.select().from(clickHours),
    revenue: (await queries.select().from(clients)).reduce((sum, { revenueMicros }) => sum + revenueMicros, 0),
  };
}
const nothing = { market: [], days: [], ledger: [], revenue: 0 };

/** Every call that reads, by who may make it; in `npm test` those that look at figures, which brings the market up to date. */
async function readEverything(server: TestServer) {
  const { operations } = await loadDocument();
  for (const [username, role] of [
    ['admin', 'super_admin'],
    ['acme', 'client'],
  ] as const) {
    const token = await server.signIn(username);
    for (const { method, path, isPublic, roles } of operations) {
      if (method !== 'get' || !(isPublic || roles.includes(role))) continue;
      if (!isFull && !/bidding|pacing|analytics|dashboard|clients|health/.test(path)) continue;
      const { status } = await call(server, path.replaceAll(/\{\w+\}|:\w+/g, '1'), { token });
      expect([method, path, status < 500]).toEqual([method, path, true]);
    }
  }
}

/** Where the platform's figures come from, which anyone may ask. */
async function sourceOf(server: TestServer): Promise<TrafficSource> {
  const data: Health = (await call(server, '/health')).body.data;
  return data.traffic_source;
}

async function lastColumn(server: TestServer, token: string, path: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const [head = '', ...lines] = (await (await server.fetch(`${server.baseUrl}${path}`, { headers })).text())
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').at(-1) ?? '');
  return { name: head, values: new Set(lines) };
}

it('a production server without visitors charges nothing: not by the job, not by a call, not over time', async () => {
  const server = await start(production);
  const acme = await addDomain(server.platform.database, approvedAt, { clientId: 1, budget: 100 });
  for (const passedMs of [60_000, 26 * 3_600_000]) {
    server.clock.advance(passedMs);
    await server.platform.queue.runDue();
  }
  await readEverything(server);
  expect(await traces(server)).toEqual(nothing);
  const token = await server.signIn('acme');
  await call(server, `/domains/${String(acme.domainId)}/bidding/update`, { token, json: { bid_amount: 0.3 } });
  server.clock.advance(3_500_000);
  await call(server, `/domains/${String(acme.domainId)}/bidding`, { token });
  expect(await traces(server)).toMatchObject({
    market: [],
    ledger: [],
    revenue: 0,
    days: [{ spentMicros: 0, clicks: 0 }],
  });
});

it('says that nothing is known about the market instead of guessing: no shares, no rivals, no suggestion', async () => {
  const server = await start(production);
  const { domainId } = await addDomain(server.platform.database, approvedAt, { clientId: 1, budget: 100_000 });
  await addDomain(server.platform.database, approvedAt, { clientId: 2, budget: 100_000, bid: 5 });
  server.clock.set('2026-11-20T23:00:00.000Z');
  const token = await server.signIn('admin');
  const get = async (path: string) => (await call(server, path, { token })).body.data;
  expect(await get(`/domains/${String(domainId)}/pacing-stats`)).toMatchObject({
    reason_code: 'behind_low_traffic',
    clicks_today: 0,
    spend_today: 0,
    suggested_bid: null,
    suggested_daily_budget: null,
    projected_end_time: null,
  });
  expect(await get('/bidding/allocations')).toMatchObject({
    requested_percentage: 0,
    is_oversubscribed: false,
    allocations: [{ allocation_percentage: 0 }, { allocation_percentage: 0 }],
  });
  expect(await get('/admin/analytics')).toMatchObject({ totals: { views: 0, clicks: 0, spend: 0 } });
  expect(await get('/bidding/system-health')).toMatchObject({
    status: 'healthy',
    problems: [],
    traffic_source: 'visits',
    last_simulation_at: null,
    simulation_lag_seconds: null,
    late_domain_count: 0,
    jobs: [],
  });
  expect(await sourceOf(server)).toBe('visits');
});

it('says that it is well while other calls keep the database busy', async () => {
  const server = await start(production);
  expect(await sourceOf(server)).toBe('visits');
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let busy = Promise.resolve();
  await new Promise<void>((begun) => {
    busy = server.platform.database.transaction(() => (begun(), finished));
  });
  server.clock.advance(60_000); // what is known is old by now
  const answered = await sourceOf(server);
  finish();
  await busy;
  expect(answered).toBe('visits');
});

it('rereads the market every minute, even while nothing is simulated', async () => {
  const server = await start(production);
  await addDomain(server.platform.database, approvedAt, { clientId: 1 });
  const planned = async () => {
    const token = await server.signIn('admin');
    const { allocations }: AllocationPlan = (await call(server, '/bidding/allocations', { token })).body.data;
    return allocations[0]?.planned_spend;
  };
  const before = await planned();
  server.clock.advance(3 * 3_600_000);
  expect(await planned()).toBeGreaterThan(before ?? 0);
});

it('charges a click by a person, and says that it was one', async () => {
  const server = await start(production);
  const { database } = server.platform;
  const { domainId, feedId } = await addDomain(database, approvedAt, { clientId: 1, bid: 0.25 });
  const books = createBookStore(database);
  const click = { domainId, feedId, country: 'US', visitor: 7, at: server.clock.now() };
  expect(await books.click(click)).toBe('charged');
  expect(await traces(server)).toMatchObject({ market: [], ledger: [{ source: 'visit', spentMicros: 250_000 }] });
  const token = await server.signIn('acme');
  const { rows } = (await call(server, '/client/analytics?group_by=domain', { token })).body.data;
  expect(rows).toMatchObject([{ domain_id: domainId, spend: 0.25, source: 'visits' }]);
});

it('has figures of both kinds after a simulation: what was simulated stays marked, and stops growing', async () => {
  const simulated = await start({ GRT_DEMO: '0', GRT_TRAFFIC: 'simulated', GRT_RATE_LIMITS: 'off' });
  const { database } = simulated.platform;
  const { domainId, feedId } = await addDomain(database, approvedAt, { clientId: 1, budget: 100 });
  for (const passedMs of [0, 60_000, 2 * 3_600_000]) {
    simulated.clock.advance(passedMs);
    await simulated.platform.queue.runDue();
  }
  expect(await sourceOf(simulated)).toBe('simulated');
  const before = await traces(simulated);
  expect(new Set(before.ledger.map(({ source }) => source))).toEqual(new Set(['simulated']));
  expect(before.revenue).toBeGreaterThan(0);

  const off = await start(production, { database, now: '2026-11-20T21:00:00.000Z', people: false });
  await off.platform.queue.runDue();
  const later = await off.signIn('admin');
  await call(off, '/bidding/market-pacing', { token: later });
  expect(await traces(off)).toEqual(before);
  await createBookStore(database).click({ domainId, feedId, country: 'US', visitor: 7, at: off.clock.now() });
  expect(await sourceOf(off)).toBe('mixed');
  expect((await call(off, '/bidding/system-health', { token: later })).body.data).toMatchObject({
    status: 'healthy',
    traffic_source: 'mixed',
  });
  const { rows } = (await call(off, '/admin/analytics?group_by=domain', { token: later })).body.data;
  expect(rows).toMatchObject([{ domain_id: domainId, source: 'mixed' }]);
  expect(
    await lastColumn(off, later, '/admin/analytics?group_by=hour&from=2026-11-20&to=2026-11-20&format=csv'),
  ).toEqual({
    name: 'source',
    values: new Set(['simulated', 'visits', '']),
  });
  expect(await lastColumn(off, later, '/admin/clients/export')).toEqual({
    name: 'revenue_source',
    values: new Set(['mixed']),
  });
});

it('neither the clock of the controls nor filling with demo data makes up visits', async () => {
  const server = await start({ GRT_TRAFFIC: 'off', GRT_CONTROL: '1', GRT_RATE_LIMITS: 'off' }, { people: !isFull });
  const document = await loadDocument();
  if (isFull) {
    expect(await fillWithDemoData(server.platform, document, () => undefined)).toBe(true);
  } else {
    const { domainId } = await addDomain(server.platform.database, approvedAt, { clientId: 1, budget: 100 });
    await server.platform.market.advance();
    await rush(server.platform, domainId, 20); // the only visits of the demo that are not the market's
  }
  const app = createApp(server.platform, document, undefined, { control: { reset: () => Promise.resolve() } });
  const fetch: typeof globalThis.fetch = async (input, init) => app.fetch(new Request(input, init));
  const { status } = await call({ ...server, fetch }, '/control/clock', { json: { advance_seconds: 86_400 } });
  expect(status).toBe(200);
  expect(await traces(server)).toMatchObject({ market: [], ledger: [], revenue: 0 });
});
