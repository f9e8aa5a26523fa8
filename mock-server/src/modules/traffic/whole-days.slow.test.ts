import { timezoneValues } from '@grt/sdk/contract';
import { describe, expect, it, vi } from 'vitest';
import type { OpenDay } from '../bidding/day-book.rules.ts';
import { plannedSpend } from '../bidding/plan.rules.ts';
import { firstPrice, inMemory, rehearse, secondPrice } from './testing.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

const clicksOf = (domains: Parameters<typeof rehearse>[0], dailyOpportunities: number, terms = firstPrice) =>
  rehearse(domains, { dailyOpportunities, terms }).map(({ clicks }) => clicks);

describe('whole days of a market with more demand than supply', () => {
  it('doubling one of three equal bids buys about twice as much, from 600 clicks of 1,800 to 1,200', () => {
    const three = (own: number) => [own, 0.2, 0.2].map((bid, index) => inMemory(index + 1, { bid, budget: 800 }));
    const equal = clicksOf(three(0.2), 1800);
    const doubled = clicksOf(three(0.4), 1800);
    for (const clicks of equal) expect(Math.abs(clicks - 600)).toBeLessThan(60);
    expect(Math.abs((doubled[0] ?? 0) - 1200)).toBeLessThan(120);
    expect(Math.abs((doubled[1] ?? 0) - 300)).toBeLessThan(50);
  });

  it('a higher bid never buys fewer clicks before the plan is filled, and the highest bidders are filled first', () => {
    const rivals = [0.1, 0.2, 0.3].map((bid, index) => inMemory(index + 2, { bid, budget: bid * 1000 }));
    let before = 0;
    for (const bid of [0.05, 0.1, 0.15, 0.2, 0.3]) {
      const [own, ...others] = rehearse([inMemory(1, { bid, budget: 250 }), ...rivals], { dailyOpportunities: 2000 });
      expect(own?.clicks).toBeGreaterThan(before);
      before = own?.clicks ?? 0;
      const filled = others.map(({ spentMicros }, index) => spentMicros / (rivals[index]?.budgetMicros ?? 1));
      expect(filled[0]).toBeLessThanOrEqual((filled[1] ?? 0) + 0.02);
      expect(filled[1]).toBeLessThanOrEqual((filled[2] ?? 0) + 0.02);
    }
  });
});

describe('whole days of a market with room for everyone', () => {
  const two = [inMemory(1, { bid: 1, budget: 5 }), inMemory(2, { bid: 0.5, budget: 10 })];

  it('cost the bid with first pricing', () => {
    expect(clicksOf(two, 6000)).toEqual([5, 20]);
  });

  it('cost the floor price with second pricing, and the budgets are spent on many more clicks', () => {
    const outcome = rehearse(two, { dailyOpportunities: 6000, terms: secondPrice });
    for (const [index, { clicks, spentMicros }] of outcome.entries()) {
      expect(spentMicros).toBe(clicks * 10_000);
      const { budgetMicros = 0, bidMicros = 0 } = two[index] ?? {};
      expect(spentMicros).toBeLessThanOrEqual(budgetMicros);
      // The last click is accepted only if the budget would pay the bid.
      expect(spentMicros).toBeGreaterThanOrEqual(0.98 * (budgetMicros - bidMicros));
    }
  });
});

describe.each([firstPrice, secondPrice])(
  'whole days of eight domains in eight zones, with $pricing pricing',
  (terms) => {
    const clicksPerDay = 1000;
    const eight = timezoneValues.map((timezone, index) => {
      const bid = (index + 1) / 20;
      return inMemory(index + 1, { bid, budget: bid * clicksPerDay, timezone });
    });

    /** Eight days with this many times the traffic that the plans need at their bids. */
    function seen(supply: number) {
      const days = new Map<OpenDay, { budgetMicros: number; minutes: number; served: number; worst: number }>();
      const dailyOpportunities = supply * clicksPerDay * eight.length;
      const outcome = rehearse(eight, {
        dailyOpportunities,
        terms,
        learnedDays: 15,
        days: 8,
        watch(books, atMs, curveOf) {
          for (const book of books) {
            const day = book.dayAt(atMs);
            const { facts } = book;
            const one = days.get(day) ?? { budgetMicros: facts.budgetMicros, minutes: 0, served: 0, worst: 0 };
            const [anchor] = day.anchors;
            const planned = anchor ? plannedSpend(curveOf(day), anchor, atMs + 60_000) : 0;
            one.minutes += 1;
            one.served += day.exhaustedAtMs === undefined ? 1 : 0;
            one.worst = Math.max(one.worst, Math.abs(day.spentMicros - planned) / facts.budgetMicros);
            days.set(day, one);
          }
        },
      });
      const whole = [...days].filter(([{ startMs, endMs }, { minutes }]) => minutes === (endMs - startMs) / 60_000);
      const mean = (read: (one: (typeof whole)[number]) => number) =>
        whole.reduce((sum, one) => sum + read(one), 0) / whole.length;
      for (const [{ spentMicros }, { budgetMicros }] of whole) expect(spentMicros).toBeLessThanOrEqual(budgetMicros);
      return {
        outcome,
        clicks: outcome.reduce((sum, { clicks }) => sum + clicks, 0) / dailyOpportunities,
        spent: mean(([{ spentMicros }, { budgetMicros }]) => spentMicros / budgetMicros),
        served: mean(([, { served, minutes }]) => served / minutes),
        deviation: mean(([, { worst }]) => worst),
      };
    }

    it.each([3, 1.2])(
      'keep to every plan within 1 % with %d times the traffic that they need, nothing over',
      (supply) => {
        const { spent, served, deviation } = seen(supply);
        expect(spent).toBeGreaterThan(0.99);
        expect(served).toBeGreaterThanOrEqual(0.98);
        expect(deviation).toBeLessThanOrEqual(0.01);
      },
    );

    it('sell all there is with 0.7 times the traffic, to the highest bidders first, nothing over', () => {
      const { outcome, clicks, served } = seen(0.7);
      expect(clicks).toBeGreaterThan(0.95); // the others come again, and are not charged
      expect(served).toBeGreaterThanOrEqual(0.98);
      const filled = outcome.map(({ spentMicros }, index) => spentMicros / (eight[index]?.budgetMicros ?? 1));
      for (let index = 1; index < filled.length; index += 1)
        expect(filled[index]).toBeGreaterThanOrEqual((filled[index - 1] ?? 0) - 0.02);
      expect(filled.at(-1)).toBeGreaterThan(0.98);
    });
  },
);
