import { timezoneValues } from '@grt/sdk/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDay, hoursOf } from '../../basics/account-day.rules.ts';
import { budgetOn, onDay } from './day-budget.rules.ts';
import { defaultProfile, trafficCurve, trafficProfile } from './traffic-share.rules.ts';

const hourMs = 3_600_000;
const even = Array.from({ length: 24 }, () => 1);
const dayAt = (text: string, timezone = 'America/New_York') =>
  accountDay({ timezone, pendingTimezone: null, pendingTimezoneFrom: null }, Date.parse(text));

describe('the traffic of a day', () => {
  const day = dayAt('2026-11-20T12:00:00Z');

  it('is a quarter after 6 of 24 even hours, and the plan is done after 23.5 of them', () => {
    const curve = trafficCurve(even, day);
    expect(curve.shareAt(day.startMs + 6 * hourMs)).toBeCloseTo(0.25, 12);
    expect(curve.planShareAt(day.startMs + 11.75 * hourMs)).toBeCloseTo(0.5, 12);
    expect(curve.planShareAt(day.startMs + 23.5 * hourMs)).toBe(1);
    expect(curve.planShareAt(day.endMs)).toBe(1);
  });

  it('follows the weights of the hours of UTC: 05:00 to 06:00 has 3 of 26', () => {
    const curve = trafficCurve(
      even.map((weight, hour) => (hour === 5 ? 3 : weight)),
      day,
    );
    expect(curve.shareAt(day.startMs + hourMs)).toBeCloseTo(3 / 26, 12);
    expect(curve.shareAt(day.startMs + hourMs / 2)).toBeCloseTo(1.5 / 26, 12);
  });

  it('has 25 hours when the clock is set back', () => {
    const long = dayAt('2026-11-01T12:00:00Z');
    expect(trafficCurve(even, long).shareAt(long.startMs + 5 * hourMs)).toBeCloseTo(0.2, 12);
  });

  it('finds the moment of a share, and none past the day', () => {
    const curve = trafficCurve(even, day);
    expect(curve.momentOf(0.25)).toBe(day.startMs + 6 * hourMs);
    expect(curve.momentOf(1)).toBe(day.endMs);
    expect(curve.momentOf(1.01)).toBeUndefined();
  });

  it('never falls, goes from 0 to 1, and inverts correctly, in every zone and on every day', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    const weights = fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(
        fc.constantFrom(...timezoneValues),
        moments,
        weights,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (timezone, moment, profile, share) => {
          const anyDay = dayAt(moment.toISOString(), timezone);
          const curve = trafficCurve(profile, anyDay);
          const shares = [...hoursOf(anyDay), anyDay.endMs].map((start) => curve.shareAt(start));
          expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
          expect(shares.every((value, index) => value >= (shares[index - 1] ?? 0))).toBe(true);
          expect(curve.shareAt(curve.momentOf(share) ?? 0)).toBeCloseTo(share, 5);
        },
      ),
    );
  });
});

describe('the first day after a timezone change', () => {
  const zone = {
    timezone: 'America/New_York',
    pendingTimezone: 'Europe/Paris',
    pendingTimezoneFrom: new Date('2026-11-21T05:00:00Z'),
  };
  const partOf = (text: string, profile: readonly number[]) =>
    trafficCurve(profile, accountDay(zone, Date.parse(text))).partOfWhole();

  it('has the part of the whole day that its traffic is: 18 of 24 hours if it comes evenly', () => {
    expect(partOf('2026-11-21T05:00:00Z', even)).toBe(18 / 24);
    expect(partOf('2026-11-21T04:59:59Z', even)).toBe(1);
    expect(partOf('2026-11-21T23:00:00Z', even)).toBe(1);
    const inTheFirstHour = even.map((_, hour) => (hour === 23 ? 1 : 0));
    expect(partOf('2026-11-21T05:00:00Z', [...inTheFirstHour.slice(0, 5), 1, ...inTheFirstHour.slice(6)])).toBe(1 / 2);
  });

  it('has that share of the budget, in whole cents', () => {
    expect(budgetOn(20_000_000, { budgetShare: 1 })).toBe(20_000_000);
    expect(budgetOn(10_010_000, { budgetShare: 0.75 })).toBe(7_500_000);
    expect(onDay({ budgetMicros: 10_010_000, bidMicros: 1 }, { budgetShare: 0.75 })).toEqual({
      budgetMicros: 7_500_000,
      bidMicros: 1,
    });
  });
});

describe('what is expected of the market', () => {
  it('is the default curve while nothing has been seen', () => {
    expect(trafficProfile([])).toEqual(defaultProfile);
    expect(trafficProfile([{ hour: 3, opportunities: 0, days: 2 }])).toEqual(defaultProfile);
  });

  it('weighs 14 days against 3 of the curve: 14 × 100 seen where 50 were expected is (1400 + 150) / 17', () => {
    const observed = defaultProfile.map((weight, hour) => ({ hour, days: 14, opportunities: 14 * 50 * weight }));
    const seen = observed.map((one) => (one.hour === 3 ? { ...one, opportunities: 1400 } : one));
    const volume = seen.reduce((sum, { opportunities }) => sum + opportunities, 0);
    const scale = volume / (14 * defaultProfile.reduce((sum, weight) => sum + weight, 0));
    expect(trafficProfile(seen)[3]).toBeCloseTo((1400 + 3 * (defaultProfile[3] ?? 0) * scale) / 17, 9);
    expect(trafficProfile(observed)[7]).toBeCloseTo(50 * (defaultProfile[7] ?? 0), 9);
  });
});
