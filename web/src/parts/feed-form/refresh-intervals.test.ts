import { expect, it } from 'vitest';
import { intervalChoices, intervalWords } from './refresh-intervals.ts';

it.each([
  [null, 'Not fetched automatically'],
  [15, 'Every 15 minutes'],
  [60, 'Every hour'],
  [90, 'Every 90 minutes'],
  [180, 'Every 3 hours'],
  [1440, 'Every day'],
  [10_080, 'Every 7 days'],
] as const)('says %s minutes as %s', (minutes, words) => {
  expect(intervalWords(minutes)).toBe(words);
});

it('offers what the contract accepts, and the current setting, in order', () => {
  const values = intervalChoices('45').map(({ value }) => value);
  expect(values.slice(0, 5)).toEqual(['', '15', '30', '45', '60']);
  expect(values.at(-1)).toBe('10080');
  expect(new Set(intervalChoices('60').map(({ value }) => value)).size).toBe(intervalChoices('60').length);
});
