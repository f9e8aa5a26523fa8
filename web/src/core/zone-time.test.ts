import { expect, it } from 'vitest';
import { formatZoneClock, zoneDate, zoneInWords, zoneNameAt } from './zone-time.ts';

it.each([
  ['2026-11-21T05:00:00Z', 'America/New_York', '00:00', '2026-11-21', 'EST'],
  ['2026-11-21T04:59:00Z', 'America/New_York', '23:59', '2026-11-20', 'EST'],
  ['2026-07-01T12:30:00Z', 'America/New_York', '08:30', '2026-07-01', 'EDT'],
  ['2026-11-21T15:00:00Z', 'Asia/Tokyo', '00:00', '2026-11-22', 'GMT+9'],
])('%s in %s is %s on %s, %s', (at, zone, ...words) => {
  const time = new Date(at);
  expect([formatZoneClock(time, zone), zoneDate(time, zone), zoneNameAt(time, zone)]).toEqual(words);
});

it('names a timezone by its city', () => {
  expect(zoneInWords('America/Los_Angeles')).toBe('Los Angeles time');
});
