import { expect, it } from 'vitest';
import { dayEnd, dayOf, dayStart } from './days.ts';

it.each(['2026-11-01', '2024-02-29'])('takes %s for a day', (text) => {
  expect(dayOf(text)).toBe(text);
});

it.each(['', '2026-11', '2026-02-30', '2026-13-01', 'yesterday', '2026-11-01T00:00'])('takes %j for no day', (text) => {
  expect(dayOf(text)).toBeUndefined();
});

it('ends a day where the next begins', () => {
  expect(dayEnd('2026-12-31')).toBe(dayStart('2027-01-01'));
  expect(dayEnd('2024-02-28')).toBe(dayStart('2024-02-29'));
});
