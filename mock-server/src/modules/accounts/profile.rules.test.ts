import { describe, expect, it } from 'vitest';
import { changeOfZone } from './profile.rules.ts';

const newYork = { timezone: 'America/New_York', pendingTimezone: null, pendingTimezoneFrom: null };
const now = new Date('2026-11-20T10:00:00Z');

describe('a change of timezone', () => {
  const toParis = changeOfZone(newYork, 'Europe/Paris', now);

  it('applies from the next midnight of the present zone', () => {
    expect(toParis).toEqual({
      timezone: 'America/New_York',
      pendingTimezone: 'Europe/Paris',
      pendingTimezoneFrom: new Date('2026-11-21T05:00:00Z'),
    });
  });

  it('is taken back by choosing the present zone', () => {
    expect(changeOfZone(toParis, 'America/New_York', now)).toEqual(newYork);
  });

  it('is replaced by another one before its midnight, and not put off by choosing it again', () => {
    expect(changeOfZone(toParis, 'Asia/Tokyo', now)).toEqual({ ...toParis, pendingTimezone: 'Asia/Tokyo' });
    expect(changeOfZone(toParis, 'Europe/Paris', new Date('2026-11-21T04:59:59Z'))).toEqual(toParis);
  });

  it('counts from the new zone once its midnight has passed', () => {
    expect(changeOfZone(toParis, 'Asia/Tokyo', new Date('2026-11-21T05:00:00Z'))).toEqual({
      timezone: 'Europe/Paris',
      pendingTimezone: 'Asia/Tokyo',
      pendingTimezoneFrom: new Date('2026-11-21T23:00:00Z'),
    });
    expect(changeOfZone(toParis, 'Europe/Paris', new Date('2026-11-22T12:00:00Z'))).toEqual(toParis);
  });
});
