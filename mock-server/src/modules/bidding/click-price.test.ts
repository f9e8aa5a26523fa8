import { beforeEach, expect, it } from 'vitest';
import { fixedClock, type FixedClock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { seededRandom } from '../../core/ids.ts';
import { clickHours } from '../../tables/bidding.tables.ts';
import { describeOnDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import { createMarket } from '../traffic/market.ts';
import { createBiddingReader } from './bidding-reader.ts';
import { createBookStore } from './books.store.ts';
import { addDomain, simulatedTraffic } from './testing.ts';

const approvedAt = new Date('2026-11-01T00:00:00Z');

describeOnDatabase('the price of a click by a person', (open) => {
  let database: Database;
  let clock: FixedClock;
  beforeEach(async () => {
    database ??= await open();
    await clearDatabase(database);
    clock = fixedClock('2026-11-20T17:00:00.000Z');
  });

  /** What a click on the domain costs, in dollars. */
  async function cost(domain: { domainId: number; feedId: number }, traffic: 'simulated' | 'off'): Promise<number> {
    const config = { ...simulatedTraffic, traffic };
    const supply = createMarket({ database, clock, random: seededRandom('prices'), config });
    await supply.advance();
    const reader = createBiddingReader({ database, clock, supply });
    const priceOf = (id: number) => reader.priceOf(id);
    const spent = async () =>
      (await database.current().select().from(clickHours)).reduce((sum, { spentMicros }) => sum + spentMicros, 0);
    const before = await spent();
    const click = { ...domain, country: 'US', visitor: 7, at: clock.now() };
    expect(await createBookStore(database, priceOf).click(click)).toBe('charged');
    return ((await spent()) - before) / 1e6;
  }

  const sell = (terms: { pricing: 'first' | 'second'; floor_price: number }) =>
    createSettingStore(database).update((values) => ({ ...values, ...terms }), { username: 'admin', clock });

  it.each(['simulated', 'off'] as const)('is the bid with first pricing (traffic %s)', async (traffic) => {
    const own = await addDomain(database, approvedAt, { bid: 0.4 });
    await addDomain(database, approvedAt, { bid: 0.1 });
    expect(await cost(own, traffic)).toBe(0.4);
  });

  it('is the floor with second pricing while there is room for everyone, and never below', async () => {
    const own = await addDomain(database, approvedAt, { bid: 0.4, budget: 1 });
    await sell({ pricing: 'second', floor_price: 0.03 });
    expect(await cost(own, 'simulated')).toBe(0.03);
  });

  it('is what keeps the place among those who want more than there is, and at most the bid', async () => {
    await sell({ pricing: 'second', floor_price: 0.01 });
    const own = await addDomain(database, approvedAt, { bid: 0.9, budget: 20 });
    const rival = await addDomain(database, approvedAt, { bid: 0.3, budget: 90_000 });
    const price = await cost(own, 'simulated');
    expect(price).toBeGreaterThan(0.3);
    expect(price).toBeLessThan(0.5);
    expect(await cost(rival, 'simulated')).toBe(0.3);
  });

  it('keeps the rank where nothing is known about the supply: a cent more than the next lower bid of another company', async () => {
    await sell({ pricing: 'second', floor_price: 0.02 });
    const own = await addDomain(database, approvedAt, { bid: 0.9 });
    expect(await cost(own, 'off')).toBe(0.02);
    await addDomain(database, approvedAt, { bid: 0.8, clientId: own.clientId, budget: 7 });
    const rival = await addDomain(database, approvedAt, { bid: 0.3 });
    await addDomain(database, approvedAt, { bid: 0.6, bidding: 'paused' });
    clock.advance(24 * 3_600_000);
    expect(await cost(own, 'off')).toBe(0.31);
    await addDomain(database, approvedAt, { bid: 0.3, budget: 8 });
    clock.advance(24 * 3_600_000);
    expect(await cost(rival, 'off')).toBe(0.3);
  });
});
