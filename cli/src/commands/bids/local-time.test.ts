import { describe, expect, it } from 'vitest';
import { localHour, localTime } from './local-time.ts';

describe('a time in a timezone', () => {
  it('has the local date and the name of the zone', () => {
    expect(localTime('2026-11-20T14:05:00.000Z', 'America/New_York')).toBe('2026-11-20 09:05 EST');
    expect(localTime('2026-11-20T20:05:00.000Z', 'Asia/Tokyo')).toBe('2026-11-21 05:05 GMT+9');
  });

  it('shows midnight as 00:00, at the start of a day', () => {
    expect(localTime('2026-11-20T05:00:00.000Z', 'America/New_York')).toBe('2026-11-20 00:00 EST');
  });

  it('distinguishes the repeated hour when clocks go back', () => {
    expect(localHour('2026-11-01T05:30:00.000Z', 'America/New_York')).toBe('01:30 EDT');
    expect(localHour('2026-11-01T06:30:00.000Z', 'America/New_York')).toBe('01:30 EST');
  });
});
