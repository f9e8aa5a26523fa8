import { expect, it } from 'vitest';
import { comparisonInWords } from './comparison.ts';

it.each([
  [25, '+25% vs. previous 30 days'],
  [4.25, '+4.3% vs. previous 30 days'],
  [-50, '−50% vs. previous 30 days'],
  [0, '0% vs. previous 30 days'],
  [1250, '+1,250% vs. previous 30 days'],
  [null, '— vs. previous 30 days'],
])('says of %s: %s', (percent, words) => {
  expect(comparisonInWords(percent)).toBe(words);
});
