import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { describeOnOldestDatabase } from '../../testing/databases.ts';
import { clearDatabase } from '../../testing/test-database.ts';
import { auditEntries } from '../../tables/audit.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { bidChanges, biddingDays, clickHours, pacingAnchors } from '../../tables/bidding.tables.ts';
import type { SettingValues } from '../settings/settings.rules.ts';
import { createSettingStore } from '../settings/settings.store.ts';
import { createBookStore } from './books.store.ts';
import { addDomain, adminPrincipal, testMarket, type TestMarket } from './testing.ts';

const approvedAt = new Date('2026-11-01T00:00:00Z');
const noon = '2026-11-20T17:00:00.000Z';

describeOnOldestDatabase('bids and charges', (open) => {
  let database: Database;
  let test: TestMarket;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await clearDatabase(database);
    test = testMarket(database, noon);
  });

  const click = (domainId: number, feedId: number, visitor: number) =>
    createBookStore(database).click({ domainId, feedId, country: 'US', visitor, at: test.clock.now() });
  const setTerms = (terms: Partial<SettingValues>) =>
    createSettingStore(database).update((values) => ({ ...values, ...terms }), {
      username: 'reviewer',
      clock: test.clock,
    });
  const stored = async (id: number) => (await database.current().select().from(domains).where(eq(domains.id, id)))[0];
  const days = () => database.current().select().from(biddingDays);

  describe('changing the bidding', () => {
    it('chains the history: the old values of each entry are the new values of the previous one', async () => {
      const { domainId } = await addDomain(database, approvedAt);
      await test.change(domainId, { bid_amount: 0.3 });
      await test.change(domainId, { daily_budget: 60, is_active: false });
      await test.change(domainId, { cpm_unique_click_bid: 0.2, daily_budget: 40 });
      const chain = await database.current().select().from(bidChanges).orderBy(asc(bidChanges.id));
      expect(
        chain.map((entry) => [entry.oldBidMicros, entry.newBidMicros, entry.oldBudgetMicros, entry.newBudgetMicros]),
      ).toEqual([
        [250_000, 300_000, 50_000_000, 50_000_000],
        [300_000, 300_000, 50_000_000, 60_000_000],
        [300_000, 200_000, 60_000_000, 40_000_000],
      ]);
      expect(chain[0]).toMatchObject({ changeReason: 'Updated by client', changedBy: 'acme' });
      expect(await stored(domainId)).toMatchObject({
        bidMicros: 200_000,
        budgetMicros: 40_000_000,
        biddingStatus: 'paused',
        biddingVersion: 4,
      });
    });

    it('records a lone toggle only in the audit, and a call without changes nowhere', async () => {
      const { domainId } = await addDomain(database, approvedAt);
      await test.change(domainId, { bid_amount: 0.25, is_active: true });
      expect(await database.current().select().from(auditEntries)).toEqual([]);
      await test.change(domainId, { is_active: false, change_reason: 'Complaint' }, adminPrincipal);
      const [entry] = await database.current().select().from(auditEntries);
      expect(entry).toMatchObject({
        action: 'bidding.update',
        actor: 'reviewer',
        before: { bidding_status: 'active' },
        after: { bidding_status: 'paused', change_reason: 'Complaint' },
      });
      expect(await database.current().select().from(bidChanges)).toEqual([]);
    });

    it('refuses a new bid below the floor price, keeps an older one, and does not serve it', async () => {
      const { domainId, feedId } = await addDomain(database, approvedAt, { bid: 0.05 });
      await setTerms({ floor_price: 0.06 });
      await expect(test.change(domainId, { bid_amount: 0.04 })).rejects.toMatchObject({
        status: 422,
        errors: { bid_amount: ['The bid must be at least $0.06, the minimum price of a click'] },
      });
      await expect(test.change(domainId, { cpm_unique_click_bid: 0.04 })).rejects.toMatchObject({
        errors: { cpm_unique_click_bid: ['The bid must be at least $0.06, the minimum price of a click'] },
      });
      await test.change(domainId, { daily_budget: 60 });
      expect(await click(domainId, feedId, 1)).toBe('refused');
      await test.change(domainId, { bid_amount: 0.06 });
      expect(await click(domainId, feedId, 1)).toBe('charged');
      await test.change(domainId, { bid_amount: 0 });
    });

    it('shows the second of two people the current values', async () => {
      const { domainId } = await addDomain(database, approvedAt);
      await test.change(domainId, { bid_amount: 0.3, version: 1 });
      await expect(test.change(domainId, { bid_amount: 0.4, version: 1 })).rejects.toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
        message: expect.stringMatching(
          / was changed by acme on November 20, 2026 at 17:00 UTC: bid \$0\.30, daily budget \$50\.00, active\.$/,
        ),
        current: { bid_amount: 0.3, version: 2, updated_by: 'acme' },
      });
      expect((await stored(domainId))?.bidMicros).toBe(300_000);
    });

    it('lets through only one of many that start from the same version', async () => {
      const { domainId } = await addDomain(database, approvedAt);
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) => test.change(domainId, { bid_amount: 1 + index, version: 1 })),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await database.current().select().from(bidChanges)).toHaveLength(1);
    });

    it('remakes the plan after a change of budget or a toggle, but not after a change of bid', async () => {
      const { domainId } = await addDomain(database, approvedAt);
      const anchors = async () =>
        (await database.current().select().from(pacingAnchors).orderBy(asc(pacingAnchors.at))).map(
          ({ budgetMicros, isActive }) => [budgetMicros, isActive],
        );
      await test.change(domainId, { bid_amount: 0.3 });
      const before = await anchors();
      await test.change(domainId, { daily_budget: 60 });
      test.clock.advance(1000);
      await test.change(domainId, { is_active: false });
      expect((await anchors()).slice(before.length)).toEqual([
        [60_000_000, true],
        [60_000_000, false],
      ]);
    });
  });

  describe('charging clicks', () => {
    it('charges each visitor once a day, up to the last click that the budget pays for', async () => {
      const { domainId, feedId } = await addDomain(database, approvedAt, { budget: 0.55 });
      expect(await click(domainId, feedId, 1)).toBe('charged');
      expect(await click(domainId, feedId, 1)).toBe('repeat');
      expect(await click(domainId, feedId, 2)).toBe('charged');
      expect(await click(domainId, feedId, 3)).toBe('refused');
      const [day] = await days();
      expect(day).toMatchObject({ spentMicros: 500_000, clicks: 2, repeats: 1, exhaustedAt: new Date(noon) });
      const [hour] = await database.current().select().from(clickHours);
      expect(hour).toMatchObject({ clicks: 3, uniqueClicks: 2, views: 3, spentMicros: 500_000, country: 'US' });
      test.clock.advance(86_400_000);
      expect(await click(domainId, feedId, 1)).toBe('charged');
    });

    it.each([
      ['paused', { bidding: 'paused' }],
      ['not approved', { status: 'pending' }],
      ['without items', { items: 0 }],
      ['without a bid', { bid: 0 }],
    ] as const)('refuses a click on a domain that is %s', async (_, domain) => {
      const { domainId, feedId } = await addDomain(database, approvedAt, domain);
      expect(await click(domainId, feedId, 1)).toBe('refused');
      expect(await database.current().select().from(clickHours)).toEqual([]);
    });

    it('never spends more than the budget, however many clicks come at the same time', async () => {
      const { domainId, feedId } = await addDomain(database, approvedAt, { bid: 0.25, budget: 5 });
      const outcomes = await Promise.all(Array.from({ length: 60 }, (_, visitor) => click(domainId, feedId, visitor)));
      expect(outcomes.filter((outcome) => outcome === 'charged')).toHaveLength(20);
      const [day] = await days();
      const hours = await database.current().select().from(clickHours);
      expect(day).toMatchObject({ spentMicros: 5_000_000, clicks: 20 });
      expect(hours.reduce((sum, hour) => sum + hour.spentMicros, 0)).toBe(5_000_000);
    });

    it('stops at once when the budget is cut below what is spent, and continues when it is raised', async () => {
      const { domainId, feedId } = await addDomain(database, approvedAt, { budget: 1 });
      await click(domainId, feedId, 1);
      await click(domainId, feedId, 2);
      await test.change(domainId, { daily_budget: 0.3 });
      expect(await click(domainId, feedId, 3)).toBe('refused');
      expect((await days())[0]).toMatchObject({
        spentMicros: 500_000,
        peakBudgetMicros: 1_000_000,
        exhaustedAt: new Date(noon),
      });
      await test.change(domainId, { daily_budget: 2 });
      expect(await click(domainId, feedId, 3)).toBe('charged');
      expect((await days())[0]).toMatchObject({ spentMicros: 750_000, peakBudgetMicros: 2_000_000, exhaustedAt: null });
    });
  });
});
