import { expect, it } from 'vitest';
import { minutesInWords } from './minutes-in-words.ts';

it.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [1439, '23 hours 59 minutes'],
  [1440, '1 day'],
  [20_160, '14 days'],
  [20_161, '14 days 1 minute'],
])('says %d minutes as %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});
