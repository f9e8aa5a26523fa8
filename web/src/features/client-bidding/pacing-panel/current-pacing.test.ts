import { expect, it } from 'vitest';
import { budgetEnd } from './current-pacing.tsx';

const at = { calculated_at: '2026-11-21T21:00:00.000Z', timezone: 'America/New_York' } as const;

it.each([
  [null, 'Lasts through the day', undefined],
  ['2026-11-22T04:31:00.000Z', '23:31', 'New York time'],
  ['2026-11-21T20:59:00.000Z', '15:59', 'already spent, New York time'],
])('a budget that ends at %s: %s', (projected_end_time, time, note) => {
  expect(budgetEnd({ ...at, projected_end_time })).toEqual({ time, note });
});
