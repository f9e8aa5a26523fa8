import { describe, expect, it } from 'vitest';
import { accountDay } from '../../basics/account-day.rules.ts';
import { changeOfZone } from './profile.rules.ts';

const newYork = { timezone: 'America/New_York', timezoneFrom: null, pendingTimezone: null, pendingTimezoneFrom: null };
const now = new Date('2026-11-20T10:00:00Z');
const after = (zone: typeof newYork, wanted: string, at: Date | string = now) => ({
  ...zone,
  ...changeOfZone(zone, wanted, new Date(at)),
});

describe('a change of timezone', () => {
  const toParis = after(newYork, 'Europe/Paris') as typeof newYork;

  it('applies from the next midnight of the current zone', () => {
    expect(toParis).toEqual({
      timezone: 'America/New_York',
      timezoneFrom: null,
      pendingTimezone: 'Europe/Paris',
      pendingTimezoneFrom: new Date('2026-11-21T05:00:00Z'),
    });
  });

  it('is canceled by choosing the current zone', () => {
    expect(after(toParis, 'America/New_York')).toEqual(newYork);
  });

  it('is replaced by another one before its midnight', () => {
    expect(after(toParis, 'Asia/Tokyo')).toEqual({ ...toParis, pendingTimezone: 'Asia/Tokyo' });
  });

  it('changes nothing when the zone is the current one, the pending one, or one already in effect', () => {
    expect(changeOfZone(newYork, 'America/New_York', now)).toEqual({});
    expect(changeOfZone(toParis, 'Europe/Paris', new Date('2026-11-21T04:59:59Z'))).toEqual({});
    expect(changeOfZone(toParis, 'Europe/Paris', new Date('2026-11-21T05:00:00Z'))).toEqual({});
    expect(changeOfZone(toParis, 'Europe/Paris', new Date('2026-11-22T12:00:00Z'))).toEqual({});
  });

  it("writes only the zone's columns, whatever else is known about the client", () => {
    const client = { ...toParis, id: 1, status: 'active', revenueMicros: 7 };
    expect(Object.keys(changeOfZone(client, 'Asia/Tokyo', new Date('2026-11-22T12:00:00Z'))).toSorted()).toEqual(
      Object.keys(newYork).toSorted(),
    );
  });

  it('counts from the new zone once its midnight has passed, and leaves the current day unchanged', () => {
    const at = Date.parse('2026-11-21T05:00:00Z');
    const toTokyo = after(toParis, 'Asia/Tokyo', new Date(at));
    expect(toTokyo).toEqual({
      timezone: 'Europe/Paris',
      timezoneFrom: new Date('2026-11-21T05:00:00Z'),
      pendingTimezone: 'Asia/Tokyo',
      pendingTimezoneFrom: new Date('2026-11-21T23:00:00Z'),
    });
    for (const moment of [at, Date.parse('2026-11-21T22:59:59Z')])
      expect(accountDay(toTokyo, moment)).toEqual(accountDay(toParis, moment));
    expect(accountDay(toTokyo, Date.parse('2026-11-21T23:00:00Z')).startMs).toBe(Date.parse('2026-11-21T23:00:00Z'));
  });
});
