import { expect, it } from 'vitest';
import { changeOf } from './comparison.rules.ts';

it.each([
  [{ now: 5, before: 4 }, 25],
  [{ now: 1, before: 2 }, -50],
  [{ now: 0, before: 3 }, -100],
  [{ now: 4, before: 3 }, 33.3],
  [{ now: 3, before: 3 }, 0],
  [{ now: 7, before: 0 }, null],
])('compares %j', (comparison, change) => {
  expect(changeOf(comparison)).toBe(change);
});
