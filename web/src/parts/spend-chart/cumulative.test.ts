import { expect, it } from 'vitest';
import { cumulativePoints } from './cumulative.ts';

const day = {
  timezone: 'America/New_York',
  day_start: '2026-11-20T05:00:00.000Z',
  day_end: '2026-11-21T05:00:00.000Z',
  calculated_at: '2026-11-20T06:30:00.000Z',
};
const hour = (at: number, spend: number, planned_spend: number) => ({
  hour: at,
  starts_at: new Date(Date.parse(day.day_start) + at * 3_600_000).toISOString(),
  spend,
  planned_spend,
});

it('adds up spend and plan hour by hour, to whole cents, and leaves the hours to come without spend', () => {
  const points = cumulativePoints([hour(0, 0.1, 0.3), hour(1, 0.2, 0.3), hour(2, 0, 0.4)], day);
  expect(points.map(({ label, value, plan, isComing }) => [label, value, plan, isComing])).toEqual([
    ['00:00', 0.1, 0.3, false],
    ['01:00', 0.3, 0.6, false],
    ['02:00', 0, 1, true],
  ]);
});
