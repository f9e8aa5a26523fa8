import { timezoneValues } from '@grt/sdk/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDay, hoursOf } from '../../basics/account-day.rules.ts';
import { plannedBetween, plannedSpend, type PlanAnchor } from './plan.rules.ts';
import { defaultProfile, trafficCurve } from './traffic-share.rules.ts';

const hourMs = 3_600_000;
const dollar = 1_000_000;
const zone = (timezone: string) => ({ timezone, pendingTimezone: null, pendingTimezoneFrom: null });
const day = accountDay(zone('America/New_York'), Date.parse('2026-11-20T12:00:00Z'));
const curve = trafficCurve(
  Array.from({ length: 24 }, () => 1),
  day,
);
const after = (hours: number) => day.startMs + hours * hourMs;
const anchor = (changes: Partial<PlanAnchor> = {}): PlanAnchor => ({
  atMs: day.startMs,
  spentMicros: 0,
  budgetMicros: 47 * dollar,
  isActive: true,
  ...changes,
});

describe('the plan of a day', () => {
  it('has $2 for each of the first 23.5 even hours of $47', () => {
    expect(plannedSpend(curve, anchor(), after(1))).toBeCloseTo(2 * dollar, 3);
    expect(plannedSpend(curve, anchor(), after(11.75))).toBeCloseTo(23.5 * dollar, 3);
    expect(plannedSpend(curve, anchor(), after(24))).toBe(47 * dollar);
  });

  it('spends what is left from where it is anchored: $10 gone at 11.75 h, $37 in the 11.75 h that remain', () => {
    const late = anchor({ atMs: after(11.75), spentMicros: 10 * dollar });
    expect(plannedSpend(curve, late, after(11.75))).toBeCloseTo(10 * dollar, 3);
    expect(plannedSpend(curve, late, after(17.625))).toBeCloseTo(28.5 * dollar, 3);
  });

  it('plans all of it at once when it is anchored in the last half hour', () => {
    expect(plannedSpend(curve, anchor({ atMs: after(23.7), spentMicros: dollar }), after(23.7))).toBe(47 * dollar);
  });

  it('plans nothing more while paused, or when the budget is below what is spent', () => {
    expect(plannedSpend(curve, anchor({ atMs: after(2), spentMicros: 3 * dollar, isActive: false }), after(9))).toBe(
      3 * dollar,
    );
    expect(plannedSpend(curve, anchor({ atMs: after(2), spentMicros: 50 * dollar }), after(9))).toBe(50 * dollar);
  });

  it('plans each piece of an hour by the plan in force at that time', () => {
    const paused = anchor({ atMs: after(1.5), spentMicros: 3 * dollar, isActive: false });
    expect(plannedBetween(curve, [anchor(), paused], after(1), after(2))).toBeCloseTo(dollar, 3);
  });

  it('adds up over its hours to the budget, in every zone, on every day and for any curve', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...timezoneValues),
        moments,
        fc.integer({ min: 1, max: 10_000_000 }),
        (timezone, moment, cents) => {
          const anyDay = accountDay(zone(timezone), moment.getTime());
          const anyCurve = trafficCurve(defaultProfile, anyDay);
          const start = anchor({ atMs: anyDay.startMs, budgetMicros: cents * 10_000 });
          const planned = hoursOf(anyDay).map((hour) => plannedBetween(anyCurve, [start], hour, hour + hourMs));
          expect(planned.every((micros) => micros >= 0)).toBe(true);
          expect(planned.reduce((sum, micros) => sum + micros, 0)).toBeCloseTo(cents * 10_000, 2);
        },
      ),
    );
  });
});
