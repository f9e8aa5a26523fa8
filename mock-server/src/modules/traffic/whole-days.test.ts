import { describe, expect, it } from 'vitest';
import { firstPrice, inMemory, rehearse, secondPrice } from './testing.ts';

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
