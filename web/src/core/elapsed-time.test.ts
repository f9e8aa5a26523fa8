import { expect, it } from 'vitest';
import { formatTimeAgo } from './elapsed-time.ts';

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
