import { timezoneValues } from '@grt/sdk/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDay, clockDate, clockHour, hoursOf, midnightOf, type AccountZone } from './account-day.rules.ts';

const zone = (timezone: string, to: string | null = null, from: string | null = null): AccountZone => ({
  timezone,
  pendingTimezone: to,
  pendingTimezoneFrom: from === null ? null : new Date(from),
});
const at = (text: string) => Date.parse(text);
const inWords = (zoned: AccountZone, text: string) => {
  const day = accountDay(zoned, at(text));
  return [new Date(day.startMs).toISOString(), new Date(day.endMs).toISOString(), hoursOf(day).length, day.timezone];
};

describe('the day of an account', () => {
  it.each([
    ['America/New_York', '2026-11-20T12:00:00Z', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z', 24],
    ['America/New_York', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z', 25],
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z', 23],
    ['Europe/London', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z', 23],
    ['Europe/Paris', '2026-10-25T12:00:00Z', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 25],
    ['Asia/Tokyo', '2026-11-20T14:59:59Z', '2026-11-19T15:00:00.000Z', '2026-11-20T15:00:00.000Z', 24],
    ['Australia/Sydney', '2026-10-04T00:00:00Z', '2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z', 23],
    ['Australia/Sydney', '2026-04-05T00:00:00Z', '2026-04-04T13:00:00.000Z', '2026-04-05T14:00:00.000Z', 25],
  ])('of %s at %s is %s to %s, %i hours', (timezone, moment, ...expected) => {
    expect(inWords(zone(timezone), moment)).toEqual([...expected, timezone]);
  });

  it('starts the next day at the moment the previous one ends', () => {
    expect(inWords(zone('Asia/Tokyo'), '2026-11-20T15:00:00Z')[0]).toBe('2026-11-20T15:00:00.000Z');
  });

  it('shows a repeated hour twice and leaves out a skipped one', () => {
    const hours = (text: string) =>
      hoursOf(accountDay(zone('America/New_York'), at(text))).map((start) => clockHour('America/New_York', start));
    expect(hours('2026-11-01T12:00:00Z').slice(0, 4)).toEqual([0, 1, 1, 2]);
    expect(hours('2026-03-08T12:00:00Z').slice(0, 4)).toEqual([0, 1, 3, 4]);
  });

  it('changes its zone at the next midnight, when a day begins that ends at midnight in the new zone', () => {
    const moving = zone('America/New_York', 'Europe/Paris', '2026-11-21T05:00:00Z');
    expect(inWords(moving, '2026-11-21T04:59:59Z')).toEqual([
      '2026-11-20T05:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
      24,
      'America/New_York',
    ]);
    expect(inWords(moving, '2026-11-21T05:00:00Z')).toEqual([
      '2026-11-21T05:00:00.000Z',
      '2026-11-21T23:00:00.000Z',
      18,
      'Europe/Paris',
    ]);
    expect(inWords(moving, '2026-11-22T05:00:00Z')).toEqual([
      '2026-11-21T23:00:00.000Z',
      '2026-11-22T23:00:00.000Z',
      24,
      'Europe/Paris',
    ]);
  });

  it('gives every moment in every zone one day of 23 to 25 hours that starts at midnight, without gaps', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...timezoneValues), moments, (timezone, moment) => {
        const day = accountDay(zone(timezone), moment.getTime());
        expect(day.startMs).toBeLessThanOrEqual(moment.getTime());
        expect(day.endMs).toBeGreaterThan(moment.getTime());
        expect([23, 24, 25]).toContain((day.endMs - day.startMs) / 3_600_000);
        expect(clockHour(timezone, day.startMs)).toBe(0);
        expect(midnightOf(timezone, clockDate(timezone, moment.getTime()))).toBe(day.startMs);
        expect(accountDay(zone(timezone), day.endMs).startMs).toBe(day.endMs);
      }),
    );
  });
});
