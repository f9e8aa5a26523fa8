import { timezoneValues, type BiddingChanges } from '@grt/sdk/contract';
import { asc, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { seededRandom } from '../../core/ids.ts';
import { describeOnDatabase } from '../../testing/databases.ts';
import { isFull } from '../../testing/sampled.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { hoursOf } from '../../basics/account-day.rules.ts';
import { bidChanges, biddingDays, clickHours } from '../../tables/bidding.tables.ts';
import { addDomain, simulatedTraffic, testMarket } from '../bidding/testing.ts';
import { createMarket } from './market.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

const approvedAt = new Date('2025-01-01T00:00:00Z');
const hourMs = 3_600_000;

/** Something that a client does, this many minutes after the previous step. */
interface Step {
  readonly minutes: number;
  /** How often the market is advanced meanwhile, by a freshly started server. */
  readonly advances: number;
  readonly changes: BiddingChanges;
}

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100);
const step: fc.Arbitrary<Step> = fc.record({
  minutes: fc.integer({ min: 1, max: 16 * 60 }),
  advances: fc.integer({ min: 0, max: 3 }),
  changes: fc.oneof(
    fc.record({ daily_budget: cents(20_000) }),
    fc.record({ bid_amount: cents(200) }),
    fc.record({ is_active: fc.boolean() }),
  ),
});
// Two days before the clock changes in America, Europe and Australia, and an ordinary week.
const starts = fc.constantFrom(
  '2026-03-06T09:00:00Z',
  '2026-03-27T15:30:00Z',
  '2026-04-03T20:00:00Z',
  '2026-10-30T03:00:00Z',
  '2026-06-10T00:00:00Z',
);

describeOnDatabase('what must always hold', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const spentOf = async (domainId: number): Promise<number> => {
    const { rows } = await database
      .current()
      .execute<{ spent: number }>(
        sql`select coalesce(sum(spent_micros), 0)::float8 as spent from ${clickHours} where domain_id = ${domainId}`,
      );
    return rows[0]?.spent ?? 0;
  };

  async function live(timezone: string, start: string, steps: readonly Step[]): Promise<number> {
    await clearDatabase(database);
    const { domainId, clientId } = await addDomain(database, approvedAt, { bid: 0.25, budget: 60, timezone });
    await addDomain(database, approvedAt, { bid: 0.4, budget: 150, timezone: 'Europe/London' });
    const { clock, market, change } = testMarket(database, start);
    await market.advance();
    let isActive = true;
    let before = 0;
    for (const { minutes, advances, changes } of steps) {
      const ends = clock.now().getTime() + minutes * 60_000;
      for (let count = 0; count < advances; count += 1) {
        clock.advance(Math.floor((minutes * 60_000) / (advances + 1)));
        await createMarket({ database, clock, random: seededRandom('restarted'), config: simulatedTraffic }).advance();
      }
      clock.set(new Date(ends));
      await market.advance();
      if (!isActive) expect(await spentOf(domainId)).toBe(before); // paused: no click from then on
      await change(domainId, changes);
      isActive = changes.is_active ?? isActive;
      before = await spentOf(domainId);
    }
    expect(clientId).toBe(1);
    return domainId;
  }

  it('holds in every zone and across clock changes, whatever is changed and however it is advanced', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...timezoneValues),
        starts,
        fc.array(step, { minLength: 3, maxLength: 12 }),
        async (timezone, start, steps) => {
          await live(timezone, start, steps);
          const days = await database.current().select().from(biddingDays);
          const hours = await database.current().select().from(clickHours);
          for (const day of days) {
            const own = hours.filter(
              ({ domainId, startsAt }) =>
                domainId === day.domainId && startsAt >= day.dayStart && startsAt < day.dayEnd,
            );
            expect(own.reduce((sum, hour) => sum + hour.spentMicros, 0)).toBe(day.spentMicros);
            expect(own.reduce((sum, hour) => sum + hour.uniqueClicks, 0)).toBe(day.clicks);
            expect(own.reduce((sum, hour) => sum + hour.clicks, 0)).toBe(day.clicks + day.repeats);
            expect(day.spentMicros).toBeLessThanOrEqual(day.peakBudgetMicros);
            expect([23, 24, 25]).toContain(
              hoursOf({ timezone, startMs: day.dayStart.getTime(), endMs: day.dayEnd.getTime() }).length,
            );
            expect(day.servableOpportunities).toBeLessThanOrEqual(day.opportunities);
          }
          const total = (rows: readonly { spentMicros: number }[]) =>
            rows.reduce((sum, row) => sum + row.spentMicros, 0);
          expect(total(hours)).toBe(total(days));
          const chain = await database.current().select().from(bidChanges).orderBy(asc(bidChanges.id));
          for (const [index, entry] of chain.entries()) {
            const last = chain[index - 1] ?? { newBidMicros: 250_000, newBudgetMicros: 60_000_000 };
            expect([entry.oldBidMicros, entry.oldBudgetMicros]).toEqual([last.newBidMicros, last.newBudgetMicros]);
          }
        },
      ),
      { numRuns: isFull ? 12 : 5 },
    );
  });

  it('keeps the zone of a day until it ends when the account changes it, and hours belong to one day', async () => {
    await clearDatabase(database);
    await addDomain(database, approvedAt, { budget: 60 });
    const { clock, market } = testMarket(database, '2026-11-20T17:00:00Z');
    await market.advance();
    await database
      .current()
      .execute(
        sql`update clients set pending_timezone = 'Europe/Paris', pending_timezone_from = '2026-11-21T05:00:00Z'`,
      );
    clock.advance(40 * hourMs);
    await market.advance();
    const days = await database.current().select().from(biddingDays).orderBy(asc(biddingDays.dayStart));
    expect(
      days.map(({ timezone, dayStart, dayEnd }) => [timezone, dayStart.toISOString(), dayEnd.toISOString()]),
    ).toEqual([
      ['America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
      ['Europe/Paris', '2026-11-21T05:00:00.000Z', '2026-11-21T23:00:00.000Z'],
      ['Europe/Paris', '2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ]);
  });
});
