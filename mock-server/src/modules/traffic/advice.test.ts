import { describe, expect, it } from 'vitest';
import { lostToOthers, suggestedBid, type Experience } from '../bidding/advice.rules.ts';
import type { MarketTerms } from '../bidding/allocation.rules.ts';
import { prospectOf, smallestFillingBid } from '../bidding/forecast.rules.ts';
import { firstPrice, inMemory, rehearse, secondPrice } from './testing.ts';

/** The market around the domain: bids and budgets in dollars. */
interface Setting {
  readonly name: string;
  readonly opportunities: number;
  readonly budget: number;
  readonly rivals: readonly (readonly [bid: number, budget: number])[];
}

const contested: readonly Setting[] = [
  {
    name: 'equal bids',
    opportunities: 1800,
    budget: 150,
    rivals: [
      [0.2, 400],
      [0.2, 400],
    ],
  },
  {
    name: 'equal bids, much to buy',
    opportunities: 1800,
    budget: 300,
    rivals: [
      [0.2, 400],
      [0.2, 400],
    ],
  },
  { name: 'one that wants everything', opportunities: 2000, budget: 50, rivals: [[0.5, 2000]] },
  { name: 'six bids', opportunities: 4000, budget: 200, rivals: six() },
  { name: 'six bids, scarce', opportunities: 2000, budget: 100, rivals: six() },
];

function six(): Setting['rivals'] {
  return [
    [0.1, 80],
    [0.15, 120],
    [0.2, 150],
    [0.3, 200],
    [0.4, 250],
    [0.25, 300],
  ];
}

function day({ opportunities, budget, rivals }: Setting, bid: number, terms: MarketTerms) {
  const domains = [
    inMemory(1, { bid, budget }),
    ...rivals.map(([other, spend], index) => inMemory(index + 2, { bid: other, budget: spend })),
  ];
  const [own] = rehearse(domains, { dailyOpportunities: opportunities, terms, learnedDays: 2, days: 2 });
  return own ?? { clicks: 0, spentMicros: 0 };
}

/** The smallest bid that fills the plan on whole simulated days, in cents. A higher one spends no less, so bisection
 * finds it. */
function swept(setting: Setting, terms: MarketTerms): number {
  let low = 1;
  let high = 200;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (day(setting, middle / 100, terms).spentMicros >= 0.98 * setting.budget * 1e6) high = middle;
    else low = middle + 1;
  }
  return low;
}

describe.each([firstPrice, secondPrice])('the suggested bid, with $pricing pricing', (terms) => {
  it.each(contested)('is within 20 % of what a sweep finds: $name', (setting) => {
    const best = swept(setting, terms);
    for (const part of [0.5, 0.8]) {
      const bid = Math.max(1, Math.floor(part * best)) / 100;
      const { clicks, spentMicros } = day(setting, bid, terms);
      const experience: Experience = {
        opportunities: setting.opportunities,
        served: clicks,
        charged: clicks,
        siblingShare: 0,
        bidMicros: spentMicros / clicks,
        dailyOpportunities: setting.opportunities,
      };
      const budgetMicros = setting.budget * 1e6;
      expect(lostToOthers(experience, budgetMicros)).toBe(spentMicros < 0.88 * budgetMicros);
      const suggested = suggestedBid(experience, { bidMicros: bid * 1e6, budgetMicros }, terms);
      expect(Math.abs((suggested ?? 0) / 10_000 / best - 1)).toBeLessThanOrEqual(0.2);
    }
    const rivals = setting.rivals.map(([bid, budget]) => ({
      bidMicros: bid * 1e6,
      needMicros: (budget * 1e6) / setting.opportunities,
      count: 1,
    }));
    const known = smallestFillingBid((setting.budget * 1e6) / setting.opportunities, rivals, terms);
    expect(Math.abs((known ?? 0) / 10_000 / best - 1)).toBeLessThanOrEqual(0.2);
  });

  it.each(contested)('has a forecast, which knows the rivals, within 20 % of the clicks: $name', (setting) => {
    const rivals = setting.rivals.map(([bid, budget]) => ({
      bidMicros: bid * 1e6,
      needMicros: (budget * 1e6) / setting.opportunities,
      count: 1,
    }));
    for (const bid of [0.1, 0.2, 0.4]) {
      const own = { bidMicros: bid * 1e6, needMicros: (setting.budget * 1e6) / setting.opportunities, count: 1 };
      const { share } = prospectOf(own, rivals, terms);
      const { clicks } = day(setting, bid, terms);
      expect(Math.abs(share * setting.opportunities - clicks)).toBeLessThanOrEqual(Math.max(0.2 * clicks, 25));
    }
  });
});
