import { describe, expect, it, vi } from 'vitest';
import { firstPrice, secondPrice } from './testing.ts';
import { contested, adviceFaults, forecastShares } from './testing/contested-markets.ts';
import { trialMarket } from './testing/trial-markets.ts';

vi.setConfig({ testTimeout: 120_000 }); // It simulates whole days.

/** Of a wide family of markets; the bench looks at more of them. */
const randomSeeds = [6, 8, 12, 29];

describe.each([firstPrice, secondPrice])('with $pricing pricing', (terms) => {
  it.each([
    ...contested.map((one) => Object.assign({ terms }, one)),
    ...randomSeeds.map((seed) => Object.assign({ name: `random market ${String(seed)}` }, trialMarket(seed, terms))),
  ])('the suggested bid is at most 20 % off what a sweep of whole days finds, or bounded: $name', (market) => {
    expect(adviceFaults(market)).toEqual([]);
  });

  it('the forecast contains at least 80 of 100 days', () => {
    const { toldDays, market, told, own } = forecastShares(terms);
    expect(toldDays).toBeGreaterThanOrEqual(3);
    expect(Math.min(market, told, own)).toBeGreaterThanOrEqual(0.8);
  });
});
