import { expect, it } from 'vitest';
import { formatClock, formatDay, formatExactTime, formatTimeAgo } from './elapsed-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:20Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 min ago'],
  ['2026-11-21T11:00:01Z', '59 min ago'],
  ['2026-11-21T11:00:00Z', '1 h ago'],
  ['2026-11-20T12:00:01Z', '23 h ago'],
  ['2026-11-20T12:00:00Z', '1 d ago'],
  ['2026-10-21T12:00:01Z', '30 d ago'],
  ['2026-10-21T12:00:00Z', 'Oct 21, 2026'],
])('%s is %s', (at, words) => {
  expect(formatTimeAgo(new Date(at), now)).toBe(words);
});

it('tells a moment with its day and zone, on a clock of 24 hours', () => {
  const [midnight, evening] = [new Date('2026-11-21T00:07:09Z'), new Date('2026-11-21T19:53:20Z')];
  expect([midnight, evening].map(formatExactTime)).toEqual(['Nov 21, 2026, 00:07 UTC', 'Nov 21, 2026, 19:53 UTC']);
  expect([midnight, evening].map(formatClock)).toEqual(['00:07:09 UTC', '19:53:20 UTC']);
  expect([midnight, evening].map(formatDay)).toEqual(['Nov 21, 2026', 'Nov 21, 2026']);
});
