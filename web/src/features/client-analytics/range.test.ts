import { expect, it } from 'vitest';
import { daysOf, rangeFault } from './range.ts';

it.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['7d', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['30d', '2026-03-03', undefined, undefined],
  ['90d', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['own', '2026-11-21', '2026-01-05', undefined],
] as const)('%s on %s is from %s to %s', (range, today, from, to) => {
  expect(daysOf(range, today, { from: '2026-01-05' })).toEqual(
    from === undefined ? {} : { from, ...(to === undefined ? {} : { to }) },
  );
});

it.each([
  ['2026-11-20', '2026-11-20', true, undefined],
  ['2026-11-21', '2026-11-20', false, 'The last day must not be before the first day'],
  ['2026-10-01', '2026-10-31', true, undefined],
  ['2026-10-01', '2026-11-01', true, 'Please choose at most 31 days when grouping by hour'],
  ['2025-11-20', '2026-11-20', false, undefined],
  ['2025-11-19', '2026-11-20', false, 'Please choose at most 366 days'],
  [undefined, '2026-11-20', true, undefined],
])('from %s to %s, by hour %s: %s', (from, to, isByHour, fault) => {
  expect(rangeFault({ from, to }, isByHour)).toBe(fault);
});
