import { expect, it } from 'vitest';
import { waitingInWords } from './work-words.ts';

it.each([
  ['3 d ago', 'the oldest 3 d'],
  ['Nov 1, 2026', 'the oldest Nov 1, 2026'],
  ['just now', 'the oldest came just now'],
  [undefined, 'nothing waits'],
])('says of %s: %s', (age, words) => {
  expect(waitingInWords(age)).toBe(words);
});
