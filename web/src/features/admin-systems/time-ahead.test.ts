import { expect, it } from 'vitest';
import { formatTimeAhead } from './time-ahead.tsx';

const now = new Date('2026-11-20T10:00:00Z');

it.each([
  ['2026-11-20T09:59:00Z', 'now'],
  ['2026-11-20T10:00:00Z', 'now'],
  ['2026-11-20T10:00:01Z', 'in 1 min'],
  ['2026-11-20T10:59:59Z', 'in 60 min'],
  ['2026-11-20T11:00:00Z', 'in 1 h'],
  ['2026-11-21T09:59:59Z', 'in 23 h'],
  ['2026-11-21T10:00:00Z', 'in 1 d'],
])('%s is %s', (at, words) => {
  expect(formatTimeAhead(new Date(at), now)).toBe(words);
});
