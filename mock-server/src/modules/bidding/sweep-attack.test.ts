import { expect, it } from 'vitest';
import { firstPrice, secondPrice } from '../traffic/testing.ts';
import { trialMarket, type TrialMarket } from '../traffic/testing/trial-markets.ts';
import type { Others } from './forecast.rules.ts';
import { othersOf } from './market-curve.rules.ts';
import type { OwnerFigures } from './market-release.rules.ts';

/** Everything that forecasts can be swept for: what all others take, and what their plans need, at any price. In half of
 * the markets a company bids far more than the rest. */
const markets = [firstPrice, secondPrice].flatMap((terms) =>
  Array.from({ length: 150 }, (_, index) => withOneApart(trialMarket(index + 1, terms), index % 2 === 0)).filter(
    ({ rivals }) => rivals.length >= 5,
  ),
);

function withOneApart(market: TrialMarket, isApart: boolean): TrialMarket {
  const [first, ...rest] = market.rivals;
  if (!first || !isApart) return market;
  const highest = Math.max(...market.rivals.map(({ bid }) => bid));
  return { ...market, rivals: [{ ...first, bid: Math.round(180 * highest) / 100 }, ...rest] };
}

function told({ rivals, dailyOpportunities, terms }: TrialMarket): Others | undefined {
  const owners = rivals.map(({ bid, budget }, index): OwnerFigures => ({
    clientId: index + 2,
    domains: 1,
    budgetMicros: budget * 1e6,
    spentMicros: budget * 5e5,
    daySpentMicros: budget * 1e6,
    efficiency: 97,
    behind: 0,
    ahead: 0,
    offers: [[Math.round(bid * 1e6), budget * 1e6]],
  }));
  const scale = { atMs: 3_600_000, opportunities: dailyOpportunities, terms };
  return othersOf(1, { takenAtMs: 0, owners }, scale);
}

/** Prices from $0.01 to $15, five percent apart. In micro-dollars. */
const prices = Array.from({ length: 150 }, (_, index) => 10_000 * 1.05 ** index);

interface Found {
  readonly bid: number;
  readonly budget: number;
}

/** What only the highest bidder could still change at high prices: where plans stop needing less, its bid is, and what
 * they needed less just before, its budget paid for. */
function highestByPlans(others: Others, market: TrialMarket): Found | undefined {
  const planned = prices.map((price) => others.plannedAt(price));
  const index = planned.findLastIndex((value, at) => at > 0 && (planned[at - 1] ?? 0) > 1.001 * value);
  const [from = 0, to = 0] = [prices[index - 1], prices[index]];
  const less = (planned[index - 1] ?? 0) - (planned[index] ?? 0);
  if (index < 1 || to === 0) return undefined;
  return { bid: to / 1e6, budget: (less / (1 / from - 1 / to) / 1e6) * market.dailyOpportunities };
}

/** What is taken weighs as bids do until plans are full: the first to be full is the one with the smallest plan for its
 * bid, and what is missing from then on is its weight. */
function firstToBeFull(others: Others): Pick<Found, 'bid'> | undefined {
  const weights = prices.map((price) => others.takenAt((1e6 / price) ** 2) * (price / 1e6) ** 2);
  const all = weights.at(-1) ?? 0;
  const index = weights.findLastIndex((weight) => weight < 0.92 * all);
  return index < 0 ? undefined : { bid: Math.sqrt(all - (weights[index] ?? 0)) };
}

const isWithin = (found: number, truth: number) => Math.abs(found / truth - 1) < 0.2;

it('finds no bid and no budget by sweeping forecasts, more often than by reading them about another market', () => {
  const readable = markets.flatMap((market) => {
    const others = told(market);
    return others ? [{ market, others }] : [];
  });
  expect(readable.length).toBeGreaterThan(80);
  const hits = { bids: 0, budgets: 0, weights: 0 };
  const byChance = { bids: 0, budgets: 0, weights: 0 };
  for (const [index, { market, others }] of readable.entries()) {
    const plans = highestByPlans(others, market);
    const weight = firstToBeFull(others);
    const another = readable[(index + 2) % readable.length]?.market ?? market;
    for (const [count, about] of [
      [hits, market],
      [byChance, another],
    ] as const) {
      const [highest] = about.rivals.toSorted((a, b) => b.bid - a.bid);
      const soonest = about.rivals.toSorted((a, b) => b.bid ** 3 / b.budget - a.bid ** 3 / a.budget)[0];
      const scale = about.dailyOpportunities / market.dailyOpportunities;
      count.bids += isWithin(plans?.bid ?? 0, highest?.bid ?? 1) ? 1 : 0;
      count.budgets += isWithin((plans?.budget ?? 0) * scale, highest?.budget ?? 1) ? 1 : 0;
      count.weights += isWithin(weight?.bid ?? 0, soonest?.bid ?? 1) ? 1 : 0;
    }
  }
  const margin = 0.06 * readable.length;
  expect(hits.bids).toBeLessThanOrEqual(byChance.bids + margin);
  expect(hits.budgets).toBeLessThanOrEqual(byChance.budgets + margin);
  expect(hits.weights).toBeLessThanOrEqual(byChance.weights + margin);
});
