import { geoRules } from '../../tables/geo.tables.ts';
import { asc, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { seededRandom } from '../../core/ids.ts';
import { describeOnOldestDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { biddingDays, clickHours, itemTraffic } from '../../tables/bidding.tables.ts';
import { addDomain, simulatedTraffic, testMarket } from '../bidding/testing.ts';
import { clients } from '../../tables/clients.tables.ts';
import { items } from '../../tables/items.tables.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import { createMarket } from './market.ts';
import { marketHours } from '../../tables/traffic.tables.ts';

const approvedAt = new Date('2026-10-01T00:00:00Z');
const start = '2026-11-20T10:00:00.000Z';
const hourMs = 3_600_000;

describeOnOldestDatabase('the simulated market', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => clearDatabase(database));

  const ledger = () =>
    database
      .current()
      .select()
      .from(clickHours)
      .orderBy(asc(clickHours.domainId), asc(clickHours.startsAt), asc(clickHours.feedId), asc(clickHours.country));
  const spent = async () => (await ledger()).reduce((sum, hour) => sum + hour.spentMicros, 0);
  /** Days whose hours do not add up to their total, or that spent more than their highest budget. */
  const faults = async () =>
    (
      await database.current()
        .execute(sql`select days.* from ${biddingDays} days where spent_micros > peak_budget_micros
        or spent_micros <> (select coalesce(sum(spent_micros), 0) from ${clickHours} hours where hours.domain_id = days.domain_id
          and hours.starts_at >= days.day_start and hours.starts_at < days.day_end)`)
    ).rows;

  it('fills 14 days within seconds: every whole day spends its budget, none more, and the hours add up', async () => {
    await addDomain(database, approvedAt, { bid: 0.25, budget: 50 });
    await addDomain(database, approvedAt, { bid: 0.1, budget: 30, timezone: 'Australia/Sydney' });
    await testMarket(database, start, 'history').market.begin(14);
    const days = await database.current().select().from(biddingDays);
    const whole = days.filter(
      ({ dayStart, dayEnd }) =>
        dayStart.getTime() >= Date.parse('2026-11-06T10:00:00Z') && dayEnd.getTime() <= Date.parse(start),
    );
    expect(whole.length).toBeGreaterThanOrEqual(26);
    const shares = whole.map(({ spentMicros, peakBudgetMicros }) => spentMicros / peakBudgetMicros);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.998);
    expect(await faults()).toEqual([]);
    expect((await database.current().select().from(marketHours)).length).toBe(14 * 24);
    const views = (await ledger()).reduce((sum, hour) => sum + hour.views, 0);
    const clicks = (await ledger()).reduce((sum, hour) => sum + hour.clicks, 0);
    expect(clicks / views).toBeGreaterThan(0.035);
    expect(clicks / views).toBeLessThan(0.045);
  });

  it('does not depend on how it is advanced', async () => {
    const live = async (steps: readonly number[]) => {
      await clearDatabase(database);
      const { domainId } = await addDomain(database, approvedAt, { bid: 0.5, budget: 80 });
      await addDomain(database, approvedAt, { bid: 0.2, budget: 300, timezone: 'Asia/Tokyo' });
      const { clock, market, change } = testMarket(database, start);
      await market.advance();
      const endMs = clock.now().getTime() + 30 * hourMs;
      const changeMs = clock.now().getTime() + 7.25 * hourMs;
      for (const minutes of steps) {
        if (clock.now().getTime() + minutes * 60_000 >= changeMs) break;
        clock.advance(minutes * 60_000);
        await market.advance();
      }
      clock.set(new Date(changeMs));
      await change(domainId, { daily_budget: 40, bid_amount: 0.4 });
      clock.set(new Date(endMs));
      await market.advance();
      return {
        ledger: await ledger(),
        days: await database
          .current()
          .select()
          .from(biddingDays)
          .orderBy(asc(biddingDays.domainId), asc(biddingDays.dayStart)),
      };
    };
    const once = await live([]);
    expect(once.ledger.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 3, maxLength: 8 }), async (steps) => {
        expect(await live(steps)).toEqual(once);
      }),
      { numRuns: 4 },
    );
  });

  it('happens once, however many advance it at the same time', async () => {
    await addDomain(database, approvedAt, { budget: 20 });
    const { clock, market } = testMarket(database, start);
    await market.advance();
    clock.advance(5 * hourMs);
    const others = Array.from({ length: 4 }, () =>
      createMarket({ database, clock, random: seededRandom('another'), config: simulatedTraffic }),
    );
    await Promise.all(others.map((other) => other.advance()));
    const together = await ledger();
    expect(await faults()).toEqual([]);
    await market.advance();
    expect(await ledger()).toEqual(together);
  });

  it('gives no clicks after a pause, and continues with a new plan after the resume', async () => {
    const { domainId } = await addDomain(database, approvedAt, { budget: 80 });
    const { clock, market, change } = testMarket(database, start);
    await market.advance();
    clock.advance(3 * hourMs + 30_000);
    await change(domainId, { is_active: false });
    const atPause = await spent();
    expect(atPause).toBeGreaterThan(0);
    clock.advance(4 * hourMs);
    await market.advance();
    expect(await spent()).toBe(atPause);
    await change(domainId, { is_active: true });
    clock.advance(2 * hourMs);
    await market.advance();
    expect(await spent()).toBeGreaterThan(atPause);
    expect(await faults()).toEqual([]);
  });

  it('gives no clicks while the client is suspended', async () => {
    await addDomain(database, approvedAt, { budget: 80 });
    const { clock, market } = testMarket(database, start);
    await market.advance();
    clock.advance(hourMs);
    await market.advance();
    const before = await spent();
    await database.current().update(clients).set({ status: 'suspended' });
    clock.advance(5 * hourMs);
    await market.advance();
    expect(await spent()).toBe(before);
  });

  it('serves no one whom the geo rules block', async () => {
    await addDomain(database, approvedAt, { budget: 500 });
    const { market } = testMarket(database, start, 'geo');
    const blocked = { type: 'country', code: 'US', name: 'United States', isBlocked: true } as const;
    await database
      .current()
      .insert(geoRules)
      .values({ ...blocked, createdAt: approvedAt, updatedAt: approvedAt });
    await market.begin(1);
    const countries = new Set((await ledger()).map(({ country }) => country));
    expect(countries.has('GB')).toBe(true);
    expect(countries.has('US')).toBe(false);
  });

  it('shows and clicks items from a long tail, and only enabled ones', async () => {
    const { feedId } = await addDomain(database, approvedAt, { budget: 300, items: 40 });
    await database.current().execute(sql`
      insert into items (feed_id, external_id, details, content_hash, is_enabled, import_id, created_at, updated_at)
      select ${feedId}, to_char(number, 'FM000'), '{}', 'hash', number <> 2, 1, ${start}::timestamptz, ${start}::timestamptz
      from generate_series(1, 41) as number`);
    const { market } = testMarket(database, start);
    await market.begin(1);
    const traffic = await database
      .current()
      .select({ id: items.externalId, views: itemTraffic.views, clicks: itemTraffic.clicks })
      .from(itemTraffic)
      .innerJoin(items, eq(items.id, itemTraffic.itemId))
      .orderBy(asc(items.externalId));
    const total = (read: (row: { views: number; clicks: number }) => number, rows: typeof traffic) =>
      rows.reduce((sum, row) => sum + read(row), 0);
    const hours = await ledger();
    expect(total(({ clicks }) => clicks, traffic)).toBe(hours.reduce((sum, { clicks }) => sum + clicks, 0));
    expect(total(({ views }) => views, traffic)).toBe(hours.reduce((sum, { views }) => sum + views, 0));
    expect(traffic.map(({ id }) => id)).not.toContain('002');
    const clicksOf = (from: number, to: number) => total(({ clicks }) => clicks, traffic.slice(from, to));
    expect(clicksOf(0, 1)).toBeGreaterThan(clicksOf(9, 12));
    expect(clicksOf(20, 40)).toBeGreaterThan(0);
  });

  it('charges the floor price with second pricing while there is room, from the moment it is set', async () => {
    await addDomain(database, approvedAt, { bid: 0.5, budget: 40 });
    const { clock, market } = testMarket(database, start);
    await market.advance();
    clock.advance(2 * hourMs);
    await market.advance();
    const before = await ledger();
    for (const hour of before) expect(hour.spentMicros).toBe(hour.uniqueClicks * 500_000);
    await createSettingStore(database).update((values) => ({ ...values, pricing: 'second', floor_price: 0.02 }), {
      username: 'reviewer',
      clock,
    });
    clock.advance(5 * hourMs);
    await market.advance();
    const later = (await ledger()).filter(({ startsAt }) => startsAt >= new Date('2026-11-20T12:00:00Z'));
    expect(later.length).toBeGreaterThan(0);
    for (const hour of later) expect(hour.spentMicros).toBe(hour.uniqueClicks * 20_000);
    expect(await faults()).toEqual([]);
  });

  it('gives the same ledger for the same seed, and a different one for another', async () => {
    const live = async (seed: string) => {
      await clearDatabase(database);
      await addDomain(database, approvedAt, { budget: 60 });
      const { market } = testMarket(database, start, seed);
      await market.begin(1);
      return ledger();
    };
    const first = await live('one');
    expect(await live('one')).toEqual(first);
    expect(await live('two')).not.toEqual(first);
  });
});
