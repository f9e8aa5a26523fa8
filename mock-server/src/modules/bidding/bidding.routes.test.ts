import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  BidHistory,
  Bidding,
  BiddingChanges,
  BiddingForecast,
  BiddingDomain,
  BiddingToday,
  Domain,
  HourlyDistribution,
  PacingStats,
  TrafficAllocation,
} from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import { seededRandom, type Random } from '../../core/ids.ts';
import { silentLog } from '../../core/log.ts';
import { createQueue, type Queue } from '../../core/queue/queue.ts';
import type { FixedClock } from '../../core/clock.ts';
import { fixedClock } from '../../core/clock.ts';
import { call, type CallOptions, type Seen } from '../../testing/api-calls.ts';
import { describeOnDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { scheduleTraffic } from '../traffic/traffic.jobs.ts';
import { biddingHandlers } from './bidding.routes.ts';
import { createBidStore } from './bids.store.ts';
import { createBookStore } from './books.store.ts';
import { createBiddingReader, type BiddingReader } from './bidding-reader.ts';
import { createMarketReleaseStore } from './market-release.store.ts';
import { createLedgerStore } from './ledger.store.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { createDomainStore } from '../domains/domains.store.ts';
import { createMarket, type Market } from '../traffic/market.ts';
import { createPresence } from '../traffic/presence.ts';
import { addDomain, simulatedTraffic, testApp, type TestDomain } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It writes or reads many thousands of rows.

const approvedAt = new Date('2026-11-01T00:00:00Z');
const noon = '2026-11-20T17:00:00.000Z';

describeOnDatabase('the calls about bidding', (open) => {
  let database: Database;
  let clock: FixedClock;
  let queue: Queue;
  let market: Market;
  let app: Awaited<ReturnType<typeof testApp>>;
  let chance: Random;
  beforeAll(async () => {
    clock = fixedClock(noon);
    database = await open({ clock });
    const random = seededRandom('bidding');
    queue = createQueue({ database, clock, random, log: silentLog });
    market = createMarket({ database, clock, random: (sizeBytes) => chance(sizeBytes), config: simulatedTraffic });
    queue.beforeEach(createPresence({ market, clock }).beforeJob);
    scheduleTraffic({ queue, market });
    const handlers = biddingHandlers({
      database,
      clock,
      queue,
      market,
      bidding: createBiddingReader({ database, clock, supply: market }),
      bids: createBidStore(database, clock),
      ledger: createLedgerStore(database),
      releases: createMarketReleaseStore(database),
      domains: createDomainStore(database, clock),
      audit: createAuditStore(database, clock),
    });
    app = await testApp(handlers, { clock, market });
    return app.close;
  });
  beforeEach(async () => {
    await clearDatabase(database);
    chance = seededRandom('bidding market'); // so that a test's market is the same, whatever ran before it
    clock.set(noon);
  });

  const get = (path: string, token = '1'): Promise<Seen> => call(app, path, { token });
  const post = (path: string, json: CallOptions['json'], token = '1'): Promise<Seen> =>
    call(app, path, { token, json });
  const add = (domain: TestDomain = {}) => addDomain(database, approvedAt, domain);
  const bidding = (seen: Seen): Bidding => seen.body.data;
  const live = async (hours: number) => {
    await market.advance();
    clock.advance(hours * 3_600_000);
  };

  describe('of a domain', () => {
    it('shows bidding and domain, and changes them under both names', async () => {
      const { domainId } = await add();
      const path = `/domains/${String(domainId)}/bidding`;
      expect(await get(path)).toMatchObject({
        status: 200,
        body: { data: { bid_amount: 0.25, daily_budget: 50, is_active: true, version: 1, updated_by: null } },
      });
      const changed = await post(`${path}/update`, { cpm_unique_click_bid: 0.3, bidding_status: 'paused' });
      expect(changed.status).toBe(200);
      expect(bidding(changed)).toMatchObject({
        bid_amount: 0.3,
        cpm_unique_click_bid: 0.3,
        is_active: false,
        bidding_status: 'paused',
        version: 2,
        updated_by: 'acme',
        updated_at: noon,
      });
      expect(changed.body['domain'] as Domain).toMatchObject({
        id: domainId,
        bidding: { bid_amount: 0.3, is_active: false },
        pacing_stats: { reason_code: 'paused', current_pace: 'on_track', efficiency_score: 0 },
      });
      const history: BidHistory = (await get(`/domains/${String(domainId)}/bid-history`)).body.data;
      expect(history).toMatchObject({
        current_page: 1,
        per_page: 10,
        total: 1,
        data: [{ old_bid_amount: 0.25, new_bid_amount: 0.3, change_reason: 'Updated by client' }],
      });
    });

    it('shows the spend and the clicks of today in the bidding, its summary, and the domain alike', async () => {
      const { domainId } = await add();
      await live(2);
      const { body } = await get(`/domains/${String(domainId)}/bidding`);
      const { current_spend, clicks_today } = body.data as Bidding;
      expect(clicks_today).toBeGreaterThan(0);
      const today = { bid_amount: 0.25, current_spend, clicks_today };
      expect(body['domain']).toMatchObject({ ...today, bidding: today });
      const { domainId: pending } = await add({ status: 'pending', clientId: 1, budget: 51 });
      expect((await get(`/domains/${String(pending)}/bidding`)).body['domain']).toMatchObject({
        bidding: null,
        current_spend: 0,
        clicks_today: 0,
      });
    });

    it.each([1e-9, 0.001, 0.015, 99.999])('refuses the bid %d, which is not a whole number of cents', async (bid) => {
      const { domainId } = await add();
      const refused = await post(`/domains/${String(domainId)}/bidding/update`, { bid_amount: bid });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['bid_amount']]);
      expect(bidding(await get(`/domains/${String(domainId)}/bidding`))).toMatchObject({
        bid_amount: 0.25,
        version: 1,
      });
    });

    it('answers 403 as specified for another client, 404 for none, and lets administrators give a reason', async () => {
      const { domainId } = await add();
      const of = (rest: string) => `/domains/${String(domainId)}/${rest}`;
      const words = {
        bidding: "You do not have permission to access this domain's bidding data",
        pacing: 'You do not have permission to access this data',
      };
      for (const rest of ['bidding', 'bid-history'])
        expect(await get(of(rest), '9')).toMatchObject({ status: 403, body: { message: words.bidding } });
      for (const rest of ['pacing-stats', 'hourly-distribution'])
        expect(await get(of(rest), '9')).toMatchObject({ status: 403, body: { message: words.pacing } });
      expect(await post(of('bidding/update'), { bid_amount: 1 }, '9')).toMatchObject({
        status: 403,
        body: { message: words.bidding },
      });
      expect((await get('/domains/999/bidding')).status).toBe(404);
      expect(await post(of('bidding/update'), { bid_amount: 1 }, 'admin')).toMatchObject({
        status: 422,
        body: { errors: { change_reason: ['Please give a reason for the change'] } },
      });
      expect(
        (await post(of('bidding/update'), { bid_amount: 1, change_reason: 'Agreed by phone' }, 'admin')).status,
      ).toBe(200);
    });

    it('refuses contradictions with 422, a domain that is not approved and an old version with 409', async () => {
      const { domainId } = await add();
      const path = `/domains/${String(domainId)}/bidding/update`;
      expect((await post(path, { bid_amount: 0.3, cpm_unique_click_bid: 0.4 })).status).toBe(422);
      expect((await post(path, { bid_amount: 0.305 })).body.errors).toEqual({
        bid_amount: ['The bid must be a multiple of $0.01'],
      });
      await post(path, { bid_amount: 0.3 });
      expect(await post(path, { bid_amount: 0.4, version: 1 })).toMatchObject({
        status: 409,
        body: { code: 'changed_meanwhile', current: { bid_amount: 0.3 } },
      });
      const { domainId: pending } = await add({ clientId: 1, status: 'pending', bid: 0, budget: 0, bidding: 'paused' });
      expect(await post(`/domains/${String(pending)}/bidding/update`, { bid_amount: 0.3 })).toMatchObject({
        status: 409,
        body: {
          code: 'domain_not_approved',
          message:
            'Domain Not Approved: This domain must be approved by an administrator before bidding can be configured.',
          current: { status: 'pending' },
        },
      });
      expect(bidding(await get(`/domains/${String(pending)}/bidding`))).toMatchObject({
        bid_amount: 0,
        is_active: false,
      });
    });

    it('shows today hour by hour, adding up to the totals and following the plan', async () => {
      const { domainId } = await add({ budget: 100 });
      await live(5);
      const stats: PacingStats = (await get(`/domains/${String(domainId)}/pacing-stats`)).body.data;
      const hourly = await get(`/domains/${String(domainId)}/hourly-distribution`);
      const hours: HourlyDistribution[] = hourly.body.data;
      expect(hours).toHaveLength(24);
      expect(hourly.body['meta']).toMatchObject({
        timezone: 'America/New_York',
        day_start: '2026-11-20T05:00:00.000Z',
        day_end: '2026-11-21T05:00:00.000Z',
      });
      expect(stats.clicks_today).toBeGreaterThan(50);
      expect(hours.reduce((sum, hour) => sum + hour.clicks, 0)).toBe(stats.clicks_today);
      expect(hours.reduce((sum, hour) => sum + Math.round(hour.spend * 100), 0)).toBe(
        Math.round(stats.spend_today * 100),
      );
      expect(stats).toMatchObject({
        current_pace: 'on_track',
        reason_code: 'on_track',
        can_serve: true,
        efficiency_score: 100,
        hours_remaining: 7,
      });
      expect(Math.abs(stats.spend_today - stats.planned_spend)).toBeLessThan(3);
    });

    it('warns that a late resume or budget change may spend all that is left in the rest of the day', async () => {
      const { domainId } = await add({ budget: 60, bidding: 'paused' });
      const path = `/domains/${String(domainId)}/bidding/update`;
      expect((await post(path, { is_active: true })).body.message).toBeUndefined();
      await post(path, { is_active: false });
      clock.set('2026-11-21T04:20:00.000Z');
      const late = 'The day ends in 40 minutes. The remaining $60.00 of its budget may be spent by then.';
      expect((await post(path, { is_active: true })).body.message).toBe(late);
      expect((await post(path, { bid_amount: 0.3 })).body.message).toBe(late); // at the same moment
      clock.advance(60_000);
      expect((await post(path, { bid_amount: 0.2 })).body.message).toBeUndefined(); // the plan was not remade
      expect((await post(path, { is_active: false })).body.message).toBeUndefined();
    });

    it('forecasts a day, and says how far off the last one was, by the market and by its own clicks', async () => {
      const { domainId, clientId } = await add({ bid: 0.2, budget: 60 });
      await add({ bid: 0.3, budget: 90 });
      await live(36);
      const path = `/domains/${String(domainId)}/bidding/forecast`;
      const seen = async (query: string, token: string): Promise<BiddingForecast> =>
        (await get(`${path}${query}`, token)).body.data;
      for (const [token, basis] of [
        ['admin', 'market'],
        [String(clientId), 'own'],
      ] as const) {
        const now = await seen('', token);
        expect(now).toMatchObject({ basis, bid_amount: 0.2, daily_budget: 60, check: { clicks: 300 } });
        expect(now.check?.error_percent).toBeLessThanOrEqual(5);
        expect(now.clicks_max).toBeGreaterThanOrEqual(290);
        const more = await seen('?daily_budget=120&bid_amount=0.3', token);
        expect(more).toMatchObject({ bid_amount: 0.3, daily_budget: 120 });
        expect(more.clicks_max).toBeGreaterThan(390);
        expect(more.spend_max).toBeLessThanOrEqual(120);
      }
      await post(`/domains/${String(domainId)}/bidding/update`, { bid_amount: 0.25 });
      expect((await seen('', 'admin')).check).toBeNull();
      expect((await get(path, '2')).status).toBe(403);
      expect((await get(`${path}?bid_amount=0`)).status).toBe(422);
      expect((await get(`${path}?bid_amount=100.01`)).status).toBe(422);
    });

    it('says that there is no feed, that the budget is spent, and that there is too little traffic', async () => {
      const none = await add({ items: 0 });
      const small = await add({ bid: 0.5, budget: 40 });
      const large = await add({ bid: 0.5, budget: 50_000 });
      await live(6);
      await post(`/domains/${String(small.domainId)}/bidding/update`, { daily_budget: 2 }, String(small.clientId));
      const pacing = async (id: number): Promise<PacingStats> =>
        (await get(`/domains/${String(id)}/pacing-stats`, 'admin')).body.data;
      expect(await pacing(none.domainId)).toMatchObject({
        reason_code: 'no_active_feed',
        can_serve: false,
        efficiency_score: 0,
      });
      expect(await pacing(small.domainId)).toMatchObject({ reason_code: 'exhausted', can_serve: false });
      const { spend_today, suggested_daily_budget } = await pacing(small.domainId);
      expect(spend_today).toBeGreaterThan(2);
      expect(suggested_daily_budget).toBeGreaterThan(spend_today);
      expect(await pacing(large.domainId)).toMatchObject({ current_pace: 'behind', projected_end_time: null });
    });

    it('says which bid or budget would serve again when the bid is above what is left, and serves at once', async () => {
      const { domainId, feedId } = await add({ bid: 0.7, budget: 30 });
      let visitor = 0;
      const click = async () => {
        visitor += 1;
        return createBookStore(database).click({ domainId, feedId, country: 'US', visitor, at: clock.now() });
      };
      for (let time = 0; time < 16; time += 1) await click();
      const change = (terms: BiddingChanges) => post(`/domains/${String(domainId)}/bidding/update`, terms);
      const pacing = async (): Promise<PacingStats> =>
        (await get(`/domains/${String(domainId)}/pacing-stats`)).body.data;
      await change({ bid_amount: 25 });
      const message =
        'One click may cost up to $25.00, and $18.80 of today’s budget is left. Lower the bid to $18.80 or less, or raise the daily budget to $36.20 or more.';
      expect(await pacing()).toMatchObject({
        can_serve: false,
        spend_today: 11.2,
        reason_code: 'bid_above_remaining_budget',
        recommended_action: message,
        projected_end_time: null,
        suggested_bid: null,
        suggested_daily_budget: null,
      });
      const alerts = await get('/bidding/pacing-alerts');
      expect(alerts.body.data).toEqual([
        expect.objectContaining({ severity: 'critical', reason_code: 'bid_above_remaining_budget', message }),
      ]);
      expect(await click()).toBe('refused');

      await change({ bid_amount: 18.81 });
      expect((await pacing()).can_serve).toBe(false);
      await change({ bid_amount: 18.8 });
      expect((await pacing()).can_serve).toBe(true);
      await change({ bid_amount: 25, daily_budget: 36.19 });
      expect((await pacing()).can_serve).toBe(false);
      await change({ daily_budget: 36.2 });
      expect((await pacing()).can_serve).toBe(true);
      expect(await click()).toBe('charged');
      expect((await pacing()).reason_code).toBe('spent_on_plan'); // one that can pay for few clicks is never early
    });
  });

  describe('of the market', () => {
    it('gives clients only their own rows, and shares that add up to 100', async () => {
      const mine = await add({ budget: 60 });
      const theirs = await add({ budget: 90 });
      await live(2);
      for (const path of [
        '/bidding/realtime-allocations',
        '/bidding/pacing-alerts',
        '/bidding/allocations',
        '/bidding/market-pacing-overview',
      ]) {
        const seen = await get(path, String(mine.clientId));
        expect(seen.status).toBe(200);
        expect(JSON.stringify(seen.body)).not.toContain(`"domain_id":${String(theirs.domainId)}`);
        expect(JSON.stringify(seen.body)).not.toContain('domain-2');
      }
      const all: TrafficAllocation[] = (await get('/bidding/realtime-allocations', 'admin')).body.data;
      expect(all.reduce((sum, row) => sum + Math.round(row.allocation_percentage * 100), 0)).toBe(10_000);
      expect(
        (await get(`/bidding/realtime-allocations?client_id=${String(theirs.clientId)}`, String(mine.clientId))).status,
      ).toBe(403);
    });

    it('lists alerts of domains that cannot serve before those that are behind', async () => {
      await add({ bid: 0.5, budget: 90_000 });
      await add({ items: 0 });
      await live(6);
      const alerts: { reason_code: string; severity: string }[] = (await get('/bidding/pacing-alerts', 'admin')).body
        .data;
      expect(alerts.map(({ severity }) => severity)).toEqual(['critical', 'warning']);
      expect((await get('/bidding/pacing-alerts?severity=warning', 'admin')).body.data).toHaveLength(1);
    });

    it('lists domains by today’s spend, and gives the overview of a client', async () => {
      const { clientId } = await add({ budget: 60 });
      const { domainId } = await add({ clientId, budget: 200 });
      await add({ budget: 100 });
      await post(`/domains/${String(domainId)}/bidding/update`, { bid_amount: 0.5 });
      await live(3);
      const rows: BiddingDomain[] = (await get('/admin/bidding/domains', 'admin')).body.data;
      expect(rows.map(({ daily_budget }) => daily_budget)).toEqual([200, 100, 60]);
      const overview = await get(`/admin/clients/${String(clientId)}/bidding-overview`, 'admin');
      expect(overview.body.data).toMatchObject({
        client_id: clientId,
        totals: { total_domains: 2, active_domains: 2, total_daily_budget: 260 },
        recent_changes: [{ new_bid_amount: 0.5 }],
      });
      expect((await get('/admin/clients/999/bidding-overview', 'admin')).status).toBe(404);
      expect((await get('/admin/bidding/domains')).status).toBe(403);
    });

    it('is healthy while traffic is up to date and the ledger adds up', async () => {
      await add();
      await queue.runDue();
      clock.advance(60_000);
      await queue.runDue();
      const { body } = await get('/bidding/system-health', 'admin');
      expect(body.data).toMatchObject({
        status: 'healthy',
        problems: [],
        simulation_lag_seconds: 0,
        active_domains: 1,
        servable_domains: 1,
        over_budget_domains: 0,
        ledger_mismatches: 0,
        jobs: [{ name: 'traffic:advance', status: 'ok' }],
      });
      clock.advance(3_600_000);
      expect((await get('/bidding/system-health', 'admin')).body.data).toMatchObject({ status: 'degraded' });
    });
  });

  it('lists 1,000 domains in as many queries as one, and looks at the whole market once a minute', async () => {
    await add({ budget: 20 });
    // Two hours before the day ends, few minutes tell who is behind; and no more are simulated for so many domains.
    await live(10);
    await market.advance();
    await database.current().execute(sql`
      insert into domains (client_id, domain_name, dmca_compliance_url, content_removal_email, status, reviewed_at, bid_micros,
        budget_micros, bidding_status, created_at, updated_at)
      select 1, 'many-' || number || '.example', 'https://x.example/dmca', 'a@x.example', 'approved', ${approvedAt.toISOString()},
        250000, 500000000, 'active', ${approvedAt.toISOString()}, ${approvedAt.toISOString()}
      from generate_series(1, 999) as number`);
    await database.current().execute(sql`
      insert into feeds (client_id, domain_id, feed_name, feed_type, reading, is_active, review_status, reviewed_at, submitted_at,
        total_items, created_at, updated_at)
      select 1, id, 'Feed', 'insert_update', '{}', true, 'approved', reviewed_at, reviewed_at, 100, reviewed_at, reviewed_at
      from domains where id > 1`);
    await database.current().execute(sql`analyze`);
    clock.advance(4 * 60_000);
    const page = Array.from({ length: 200 }, (_, index) => 500 + index);
    const look = (ids: readonly number[]) => counted((reader) => reader.describe(ids));
    const many = await look(page);
    expect(many.result.size).toBe(200);
    // Behind, because there is far too little traffic for all. A client's own domains are not rivals of each other.
    expect(many.result.get(500)?.pacing_stats).toMatchObject({
      current_pace: 'behind',
      reason_code: 'behind_low_traffic',
    });
    const one = await look([500]);
    expect(many.queries).toEqual(one.queries);
    expect(one.queries.again).toBeLessThanOrEqual(8);
  });

  /** How many queries a look takes the first time, and again within the same minute. */
  async function counted<T>(look: (reader: BiddingReader) => Promise<T>) {
    let queries = 0;
    const counting = new Proxy(database, {
      get: (target, name, receiver) => {
        if (name === 'current') queries += 1;
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    await market.advance();
    const reader = createBiddingReader({ database: counting, clock, supply: market });
    queries = 0;
    await look(reader);
    const first = queries;
    queries = 0;
    const result = await look(reader);
    return { result, queries: { first, again: queries } };
  }

  it('bids nothing for a domain that was deleted or whose feed was paused', async () => {
    const { domainId, feedId } = await add();
    await database.current().update(feeds).set({ isActive: false }).where(eq(feeds.id, feedId));
    await live(2);
    expect((await get(`/domains/${String(domainId)}/pacing-stats`)).body.data).toMatchObject({
      reason_code: 'no_active_feed',
      clicks_today: 0,
    });
    await database.current().update(domains).set({ deletedAt: clock.now() }).where(eq(domains.id, domainId));
    expect((await get(`/domains/${String(domainId)}/bidding`)).status).toBe(404);
  });

  it('adds up the hours of all domains of a client, and of no other', async () => {
    const { domainId, clientId } = await add({ budget: 100 });
    const { domainId: second } = await add({ budget: 40, clientId });
    await add({ budget: 70 });
    await live(5);
    const today: BiddingToday = (await get('/bidding/today', String(clientId))).body.data;
    const hoursOf = async (id: number): Promise<HourlyDistribution[]> =>
      (await get(`/domains/${String(id)}/hourly-distribution`, String(clientId))).body.data;
    const both = [await hoursOf(domainId), await hoursOf(second)];
    const sum = (name: 'clicks' | 'spend' | 'planned_spend', at: number) =>
      both.reduce((total, hours) => total + (hours[at]?.[name] ?? 0), 0);
    expect(today).toMatchObject({ active_domains: 2, daily_budget: 140, timezone: 'America/New_York' });
    expect(today.hours).toHaveLength(24);
    for (const [at, hour] of today.hours.entries()) {
      expect(hour.clicks).toBe(sum('clicks', at));
      expect(hour.spend).toBeCloseTo(sum('spend', at), 2);
      expect(Math.abs(hour.planned_spend - sum('planned_spend', at))).toBeLessThan(0.02);
    }
    expect(today.clicks).toBeGreaterThan(50);
    expect(today.clicks).toBe(today.hours.reduce((total, { clicks }) => total + clicks, 0));
    expect(Math.abs(today.spend - today.planned_spend)).toBeLessThan(6);
  });
});
