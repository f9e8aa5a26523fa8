import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T12:00:30Z', 'Waiting 0 h', 'rest'],
  ['2026-11-20T12:00:01Z', 'Waiting 23 h', 'rest'],
  ['2026-11-20T12:00:00Z', 'Waiting 24 h', 'wait'],
  ['2026-11-19T12:00:01Z', 'Waiting 47 h', 'wait'],
  ['2026-11-19T12:00:00Z', 'Waiting 2 d', 'bad'],
  ['2026-11-11T11:00:00Z', 'Waiting 10 d', 'bad'],
])('applied at %s: %s, %s', (at, words, tone) => {
  expect(waitingTime(new Date(at), now)).toMatchObject({ words, tone });
});
