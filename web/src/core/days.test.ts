import { expect, it } from 'vitest';
import { dayEnd, dayInWords, dayOf, dayStart, shortDayInWords } from './days.ts';

it.each(['2026-11-01', '2024-02-29'])('accepts %s as a day', (text) => {
  expect(dayOf(text)).toBe(text);
});

it.each(['', '2026-11', '2026-02-30', '2026-13-01', 'yesterday', '2026-11-01T00:00'])(
  'does not accept %j as a day',
  (text) => {
    expect(dayOf(text)).toBeUndefined();
  },
);

it('ends a day where the next one starts', () => {
  expect(dayEnd('2026-12-31')).toBe(dayStart('2027-01-01'));
  expect(dayEnd('2024-02-28')).toBe(dayStart('2024-02-29'));
});

it('reads a day in words, with and without its year', () => {
  expect([dayInWords('2026-11-01'), shortDayInWords('2026-11-01')]).toEqual(['Nov 1, 2026', 'Nov 1']);
});
