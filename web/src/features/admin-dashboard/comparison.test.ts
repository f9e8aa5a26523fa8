import { expect, it } from 'vitest';
import { comparisonInWords } from './comparison.ts';

it.each([
  [25, '+25% on the 30 days before'],
  [4.25, '+4.3% on the 30 days before'],
  [-50, '−50% on the 30 days before'],
  [0, '0% on the 30 days before'],
  [1250, '+1,250% on the 30 days before'],
  [null, '— on the 30 days before'],
])('says of %s: %s', (percent, words) => {
  expect(comparisonInWords(percent)).toBe(words);
});
