import { expect, it } from 'vitest';
import { comparisonInWords } from './comparison.ts';

it.each([
  [25, 50, 40, '+25% vs. previous 30 days'],
  [4.25, 1000, 959, '+4.3% vs. previous 30 days'],
  [-50, 10, 20, '−50% vs. previous 30 days'],
  [-50, 9, 19, '+9 in 30 days (19 before)'],
  [143_733.3, 4315, 3, '+4,315 in 30 days (3 before)'],
  [null, 7, 0, '+7 in 30 days (0 before)'],
  [null, 0, 0, '— vs. previous 30 days'],
])('says of %s percent, from %s now and %s before: %s', (changed, now, before, words) => {
  expect(comparisonInWords({ changed, cameIn: { now, before } })).toBe(words);
});

it('says amounts of money as money', () => {
  const cameIn = { now: 1741.2, before: 1.5 };
  expect(comparisonInWords({ changed: 9999, cameIn, isMoney: true })).toBe('+$1,741.20 in 30 days ($1.50 before)');
});
