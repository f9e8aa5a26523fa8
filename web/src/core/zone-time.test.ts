import { expect, it } from 'vitest';
import { formatHour, formatZoneClock, formatZoneTime, hourAmong, zoneDate, zoneInWords } from './zone-time.ts';

it.each([
  ['2026-11-21T05:00:00Z', 'America/New_York', '00:00', '2026-11-21', 'Nov 21, 2026, 00:00 EST'],
  ['2026-11-21T04:59:00Z', 'America/New_York', '23:59', '2026-11-20', 'Nov 20, 2026, 23:59 EST'],
  ['2026-07-01T12:30:00Z', 'America/New_York', '08:30', '2026-07-01', 'Jul 1, 2026, 08:30 EDT'],
  ['2026-11-21T15:00:00Z', 'Asia/Tokyo', '00:00', '2026-11-22', 'Nov 22, 2026, 00:00 GMT+9'],
])('%s in %s is %s on %s, %s', (at, zone, ...words) => {
  const time = new Date(at);
  expect([formatZoneClock(time, zone), zoneDate(time, zone), formatZoneTime(time, zone)]).toEqual(words);
});

it('names a timezone by its city', () => {
  expect(zoneInWords('America/Los_Angeles')).toBe('Los Angeles time');
});

it('names an hour by its start, and tells apart two that a clock shows the same', () => {
  const hours = [
    { hour: 0, starts_at: '2026-11-01T04:00:00.000Z' },
    { hour: 1, starts_at: '2026-11-01T05:00:00.000Z' },
    { hour: 1, starts_at: '2026-11-01T06:00:00.000Z' },
  ];
  expect(hours.map((one) => hourAmong(hours, one, 'America/New_York'))).toEqual(['00:00', '01:00 EDT', '01:00 EST']);
  expect(formatHour(23)).toBe('23:00');
});
