import type { BiddingDay, HourlyDistribution } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { nowAmong, shownHours } from './hours.ts';

const day: BiddingDay = {
  domain_id: 1,
  timezone: 'America/New_York',
  day_start: '2026-11-01T04:00:00.000Z',
  day_end: '2026-11-02T05:00:00.000Z',
  calculated_at: '2026-11-01T05:30:00.000Z',
};
const hour = (clockHour: number, starts_at: string): HourlyDistribution => ({
  hour: clockHour,
  starts_at,
  clicks: 0,
  spend: 0,
  avg_cpc: 0,
  planned_spend: 0,
  utilization: 0,
});

it('distinguishes the two hours of a clock change, and future hours', () => {
  const shown = shownHours(
    [hour(0, '2026-11-01T04:00:00.000Z'), hour(1, '2026-11-01T05:00:00.000Z'), hour(1, '2026-11-01T06:00:00.000Z')],
    day,
  );
  expect(shown.map(({ label, isComing }) => [label, isComing])).toEqual([
    ['00:00', false],
    ['01:00 EDT', false],
    ['01:00 EST', true],
  ]);
});

it('knows the current position', () => {
  expect(nowAmong(day)).toBe(1.5);
  expect(nowAmong({ ...day, calculated_at: '2026-11-02T05:00:01.000Z' })).toBeUndefined();
});
