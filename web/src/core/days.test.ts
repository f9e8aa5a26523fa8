import { expect, it } from 'vitest';
import { dayEnd, daysFault, dayInWords, dayOf, dayStart, shortDayInWords } from './days.ts';

it.each(['2026-11-01', '2024-02-29'])('accepts %s as a day', (text) => {
  expect(dayOf(text)).toBe(text);
});

it.each(['', '2026-11', '2026-02-30', '2026-13-01', '20260228', '0202-11-01', 'yesterday', '2026-11-01T00:00'])(
  'does not accept %j as a day',
  (text) => {
    expect(dayOf(text)).toBeUndefined();
  },
);

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'The last day must not be before the first day'],
  [{ from: '2026-11-01', to: '2026-11-01' }, undefined],
  [{ from: '2026-11-02' }, undefined],
  [{ to: '2026-11-01' }, undefined],
])('of %j says %j', (days, fault) => {
  expect(daysFault(days)).toBe(fault);
});

it('ends a day where the next one starts', () => {
  expect(dayEnd('2026-12-31')).toBe(dayStart('2027-01-01'));
  expect(dayEnd('2024-02-28')).toBe(dayStart('2024-02-29'));
});

it('reads a day in words, with and without its year', () => {
  expect([dayInWords('2026-11-01'), shortDayInWords('2026-11-01')]).toEqual(['Nov 1, 2026', 'Nov 1']);
});
