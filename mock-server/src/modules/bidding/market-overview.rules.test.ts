import { expect, it } from 'vitest';
import { marketSums } from './market-overview.rules.ts';

it('sums up active domains: $30 of $80 is 37.5 %, scores of 90, 85 and 82 average 85.7', () => {
  const domain = (spent: number, budget: number, efficiency: number, pace: 'ahead' | 'behind' | 'on_track') => ({
    spentMicros: spent * 1e6,
    budgetMicros: budget * 1e6,
    efficiency,
    pace,
  });
  const sums = marketSums([domain(10, 50, 90, 'behind'), domain(20, 20, 85, 'ahead'), domain(0, 10, 82, 'on_track')]);
  expect(sums).toEqual({
    activeDomains: 3,
    budgetMicros: 80e6,
    spentMicros: 30e6,
    utilization: 37.5,
    averageEfficiency: 85.7,
    behind: 1,
    ahead: 1,
  });
});

it('is all zeros without active domains', () => {
  expect(marketSums([])).toEqual({
    activeDomains: 0,
    budgetMicros: 0,
    spentMicros: 0,
    utilization: 0,
    averageEfficiency: 0,
    behind: 0,
    ahead: 0,
  });
});
