import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AllocationPlan, BiddingForecast, MarketPacing, PacingStats, TrafficAllocation } from '@grt/sdk/contract';
import { fixedClock, type FixedClock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { seededRandom, type Random } from '../../core/ids.ts';
import { silentLog } from '../../core/log.ts';
import { createQueue } from '../../core/queue/queue.ts';
import { domains } from '../../tables/domains.tables.ts';
import { call } from '../../testing/api-calls.ts';
import { describeOnDatabase } from '../../testing/databases.ts';
import { isFull } from '../../testing/sampled.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { createAuditStore } from '../audit/audit.store.ts';
import { createDomainStore } from '../domains/domains.store.ts';
import { createMarket, type Market } from '../traffic/market.ts';
import { takeRelease } from './bidding.jobs.ts';
import { biddingHandlers } from './bidding.routes.ts';
import { createBidStore } from './bids.store.ts';
import { createBiddingReader, type BiddingReader } from './bidding-reader.ts';
import { createLedgerStore } from './ledger.store.ts';
import { createMarketReleaseStore, type MarketReleaseStore } from './market-release.store.ts';
import { addDomain, simulatedTraffic, testApp, type TestDomain } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

const approvedAt = new Date('2026-11-01T00:00:00Z');
const noon = '2026-11-20T17:00:00.000Z';
const hourMs = 3_600_000;
const attacker = '1';

describeOnDatabase('what a competitor can work out', (open) => {
  let database: Database;
  let clock: FixedClock;
  let market: Market;
  let bidding: BiddingReader;
  let releases: MarketReleaseStore;
  let app: Awaited<ReturnType<typeof testApp>>;
  let chance: Random;
  beforeAll(async () => {
    clock = fixedClock(noon);
    database = await open({ clock });
    const random = seededRandom('attacks');
    market = createMarket({ database, clock, random: (sizeBytes) => chance(sizeBytes), config: simulatedTraffic });
    bidding = createBiddingReader({ database, clock, supply: market });
    releases = createMarketReleaseStore(database);
    const handlers = biddingHandlers({
      database,
      clock,
      queue: createQueue({ database, clock, random, log: silentLog }),
      market,
      bidding,
      releases,
      bids: createBidStore(database, clock),
      ledger: createLedgerStore(database),
      domains: createDomainStore(database, clock),
      audit: createAuditStore(database, clock),
    });
    app = await testApp(handlers, { clock, market });
    return app.close;
  });
  beforeEach(async () => {
    await clearDatabase(database);
    chance = seededRandom('attacks market'); // so that a test's market is the same, whatever ran before it
    clock.set(noon);
  });

  const get = async <Data>(path: string, token = attacker): Promise<Data> =>
    (await call(app, path, { token })).body.data;
  const set = (domainId: number, json: object, token = attacker) =>
    call(app, `/domains/${String(domainId)}/bidding/update`, { token, json: { ...json } });
  const add = (domain: TestDomain) => addDomain(database, approvedAt, domain);
  /** Lets time pass hour by hour, running each hour's job. */
  const live = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      await market.advance();
      clock.advance(hourMs);
      await market.advance();
      await takeRelease({ bidding, releases });
    }
  };
  const overview = () => get<MarketPacing>('/bidding/market-pacing-overview');
  /** Everything that a client can read about bids. */
  const everything = async (domainId: number) => {
    const of = `/domains/${String(domainId)}`;
    const paths = [
      `${of}/bidding`,
      `${of}/bidding/forecast`,
      `${of}/bidding/forecast?bid_amount=1&daily_budget=900`,
      `${of}/pacing-stats`,
      `${of}/hourly-distribution`,
      '/bidding/realtime-allocations',
      '/bidding/allocations',
      '/bidding/pacing-alerts',
      '/bidding/market-pacing-overview',
    ];
    return Promise.all(paths.map(async (path) => (await call(app, path, { token: attacker })).body));
  };
  const turn = (domainId: number, terms: Partial<typeof domains.$inferInsert>) =>
    database
      .current()
      .update(domains)
      .set({ bidMicros: terms.bidMicros, budgetMicros: terms.budgetMicros, biddingVersion: sql`bidding_version + 1` })
      .where(eq(domains.id, domainId));

  it.each([
    ['with room for both', { bid: 0.25, budget: 60 }, { bid: 0.37, budget: 90 }],
    ['with too little for both', { bid: 0.25, budget: 3000 }, { bid: 0.37, budget: 9000 }],
  ])('no reply depends on what the rival bids, may spend, or is doing: %s', async (_, own, theirs) => {
    const { domainId } = await add(own);
    const rival = await add(theirs);
    await live(3);
    const before = await everything(domainId);
    for (const bidMicros of [10_000, 250_000, 260_000, 5_000_000]) {
      await turn(rival.domainId, { bidMicros, budgetMicros: 10_000_000_000 });
      expect(await everything(domainId)).toEqual(before);
    }
    await database.current().update(domains).set({ biddingStatus: 'paused' }).where(eq(domains.id, rival.domainId));
    expect(await everything(domainId)).toEqual(before);
  });

  it('sweeping its bid shows a client only its own figures: no market share, no sum, no threshold', async () => {
    const { domainId } = await add({ bid: 0.25, budget: 60 });
    await add({ bid: 0.37, budget: 90 });
    await live(2);
    for (const bid_amount of [0.01, 0.1, 0.36, 0.37, 0.38, 2, 50]) {
      await set(domainId, { bid_amount });
      const plan = await get<AllocationPlan>('/bidding/allocations');
      expect([plan.requested_percentage, plan.is_oversubscribed]).toEqual([null, null]);
      const shares = await get<TrafficAllocation[]>('/bidding/realtime-allocations');
      expect([0, 100]).toContain(shares[0]?.allocation_percentage);
      expect(plan.allocations.map((one) => one.requested_percentage)).toEqual([null]);
      expect(await overview()).toMatchObject({ scope: 'own', total_daily_budget: 60 });
    }
  });

  it('sock puppets that spend a cent do not make a crowd: a client sees only its own figures', async () => {
    const { domainId } = await add({ bid: 0.25, budget: 60 });
    await add({ bid: 0.37, budget: 90 });
    for (let puppet = 0; puppet < 6; puppet += 1) await add({ bid: 0.01, budget: 0.01 });
    await live(4);
    expect(await overview()).toMatchObject({ scope: 'own', total_daily_budget: 60 });
    await set(domainId, { is_active: false });
    await live(2);
    expect(await overview()).toMatchObject({ scope: 'own', total_daily_budget: 0 });
  });

  it('puppets that do spend cannot isolate one that stands out', async () => {
    await add({ bid: 0.25, budget: 60 });
    await add({ bid: 0.37, budget: 400 });
    for (let puppet = 0; puppet < 5; puppet += 1) await add({ bid: 0.2, budget: 8 });
    await live(6);
    expect(await overview()).toMatchObject({ scope: 'own', total_daily_budget: 60 });
  });

  it('shows the others in a market of six in round figures, an hour late, unaffected by its own pause', async () => {
    const { domainId } = await add({ bid: 0.25, budget: 60 });
    for (const budget of [91, 83, 77, 64, 52]) await add({ bid: 0.3, budget });
    await live(1);
    expect(await overview()).toMatchObject({ scope: 'own' });
    await live(1);
    const seen = await overview();
    expect(seen).toMatchObject({ scope: 'market', total_active_domains: 5, total_daily_budget: 370 });
    expect(clock.now().getTime() - Date.parse(seen.calculated_at)).toBe(hourMs);
    await set(domainId, { is_active: false });
    await live(3);
    expect(await overview()).toMatchObject({ scope: 'market', total_active_domains: 5, total_daily_budget: 370 });
    await set(domainId, { is_active: true, bid_amount: 1, daily_budget: 90_000 });
    await live(3);
    expect(await overview()).toMatchObject({ total_active_domains: 5, total_daily_budget: 370 });
  });

  it('a rival that pauses and returns stays hidden: figures never differ by its own alone', async () => {
    await add({ bid: 0.25, budget: 60 });
    const others: { domainId: number; clientId: number }[] = [];
    for (const budget of [91, 83, 77, 64, 52, 100]) others.push(await add({ bid: 0.3, budget }));
    await live(3);
    const before = await overview();
    expect(before).toMatchObject({ scope: 'market', total_active_domains: 6, total_daily_budget: 470 });
    const rival = others[5];
    if (!rival) throw new Error('There is a sixth');
    for (const is_active of [false, true]) {
      await set(rival.domainId, { is_active }, String(rival.clientId));
      for (let hour = 0; hour < 4; hour += 1) {
        await live(1);
        const { scope, total_active_domains, total_daily_budget } = await overview();
        if (scope === 'market') expect([total_active_domains, total_daily_budget]).toEqual([6, 470]);
      }
    }
  });

  const companies = [
    ['the smallest', 20],
    ['the largest', 400],
  ] as const;
  it.each(isFull ? companies : companies.slice(1))(
    'when a company with far the highest bid leaves, the others see the market again: %s',
    async (_, budget) => {
      const { domainId } = await add({ bid: 0.25, budget: 60 });
      const highest = await add({ bid: 20, budget });
      await live(8); // until it has had a click
      for (const other of [91, 83, 77, 64, 52, 45]) await add({ bid: 0.3, budget: other });
      await live(4);
      expect(await overview()).toMatchObject({ scope: 'market', total_active_domains: 7 });
      await set(highest.domainId, { is_active: false }, String(highest.clientId));
      await live(23);
      expect(await overview()).toMatchObject({ scope: 'market', total_active_domains: 7 });
      await live(4);
      const { total_daily_budget, ...seen } = await overview();
      expect(seen).toMatchObject({ scope: 'market', total_active_domains: 6 });
      expect(Math.abs(total_daily_budget / 412 - 1)).toBeLessThan(0.1);
      expect(await get(`/domains/${String(domainId)}/bidding/forecast`)).toMatchObject({ basis: 'market' });
    },
  );

  it('advice in a market of seven is that of an hour ago, and does not follow what a single rival changes', async () => {
    const { domainId } = await add({ bid: 0.12, budget: 600 });
    const others: { domainId: number; clientId: number }[] = [];
    for (const [bid, budget] of [
      [0.2, 700],
      [0.22, 800],
      [0.25, 900],
      [0.28, 750],
      [0.3, 1000],
      [0.24, 850],
    ] as const)
      others.push(await add({ bid, budget }));
    await live(3);
    const advised = async () => {
      const { reason_code, suggested_bid } = await get<PacingStats>(`/domains/${String(domainId)}/pacing-stats`);
      const swept: unknown[] = [];
      for (const bid of [0.05, 0.15, 0.22, 0.4, 5])
        for (const budget of [50, 600, 90_000]) {
          const path = `/domains/${String(domainId)}/bidding/forecast?bid_amount=${String(bid)}&daily_budget=${String(budget)}`;
          const { basis, clicks_min, clicks_max } = await get<BiddingForecast>(path);
          swept.push([basis, clicks_min, clicks_max]);
        }
      return { reason_code, suggested_bid, swept };
    };
    const before = await advised();
    expect(before).toMatchObject({ reason_code: 'behind_outbid', suggested_bid: expect.any(Number) });
    for (const one of before.swept) expect(one).toEqual(['market', expect.any(Number), expect.any(Number)]);
    expect(new Set(before.swept.map(String)).size).toBeGreaterThan(10);
    const [rival] = others;
    if (!rival) throw new Error('There are six');
    await set(rival.domainId, { bid_amount: 0.6 }, String(rival.clientId));
    for (let hour = 0; hour < 3; hour += 1) {
      await live(1);
      expect(await advised()).toEqual(before);
    }
  });
});
