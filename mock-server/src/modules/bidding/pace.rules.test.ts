import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDay } from '../../basics/account-day.rules.ts';
import {
  isSpentEarly,
  budgetUtilization,
  currentPace,
  efficiencyScore,
  hourlyUtilization,
  hoursRemaining,
  lastingBudget,
  projectedEnd,
  tolerance,
  type Outlook,
  type Spending,
} from './pace.rules.ts';
import { trafficCurve } from './traffic-share.rules.ts';

const hourMs = 3_600_000;
const dollar = 1_000_000;
const day = accountDay(
  { timezone: 'America/New_York', pendingTimezone: null, pendingTimezoneFrom: null },
  Date.parse('2026-11-20T12:00:00Z'),
);
const curve = trafficCurve(
  Array.from({ length: 24 }, () => 1),
  day,
);
const spending = (spent: number, planned: number, changes: Partial<Spending> = {}): Spending => ({
  spentMicros: spent * dollar,
  plannedMicros: planned * dollar,
  budgetMicros: 50 * dollar,
  bidMicros: 0.25 * dollar,
  isRunning: true,
  ...changes,
});

describe('the pace', () => {
  it('allows the largest of 10 % of the plan, 2 % of the budget and two clicks', () => {
    expect(tolerance(spending(0, 20))).toBe(2 * dollar);
    expect(tolerance(spending(0, 5))).toBe(dollar);
    expect(tolerance(spending(0, 5, { bidMicros: 2 * dollar }))).toBe(4 * dollar);
  });

  it.each([
    [22, 'on_track'],
    [22.01, 'ahead'],
    [18, 'on_track'],
    [17.99, 'behind'],
  ])('with $20 planned and $%d spent is %s', (spent, pace) => {
    expect(currentPace(spending(spent, 20))).toBe(pace);
  });

  it('is on track when paused or not set up', () => {
    expect(currentPace(spending(0, 40, { isRunning: false }))).toBe('on_track');
  });
});

describe('figures of the day', () => {
  it('is 25 % used when $12.50 of $50 is spent, and 0 % without a budget', () => {
    expect(budgetUtilization(spending(12.5, 0))).toBe(25);
    expect(budgetUtilization({ spentMicros: 0, budgetMicros: 0 })).toBe(0);
  });

  it('counts real hours to the end of the day', () => {
    expect(hoursRemaining(day.endMs, day.endMs - 17.04 * hourMs)).toBe(17);
    expect(hoursRemaining(day.endMs, day.endMs + 5)).toBe(0);
  });

  it('compares an hour with its plan, uncapped, and gives 0 without a plan', () => {
    expect(hourlyUtilization(2 * dollar, 2.1 * dollar)).toBe(95.2);
    expect(hourlyUtilization(3 * dollar, dollar)).toBe(300);
    expect(hourlyUtilization(dollar, 0)).toBe(0);
  });
});

describe('the efficiency', () => {
  it('is the share of the traffic it could serve while it keeps to its plan', () => {
    expect(efficiencyScore(spending(20, 20), 0.64)).toBe(64);
  });

  it('falls from the tolerance ($2) to nothing spent ($20): at $9 it is 1 − 9/18, times a servable 80 %', () => {
    expect(efficiencyScore(spending(9, 20), 0.8)).toBe(40);
    expect(efficiencyScore(spending(0, 20), 1)).toBe(0);
  });

  it('falls to nothing when all of the budget is spent early: $36 of $50 with $20 planned is 1 − 14/28', () => {
    expect(efficiencyScore(spending(36, 20), 1)).toBe(50);
    expect(efficiencyScore(spending(50, 20), 1)).toBe(0);
  });

  it('is 0 when paused or not set up, and never outside 0 to 100', () => {
    expect(efficiencyScore(spending(20, 20, { isRunning: false }), 1)).toBe(0);
    const amount = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (spent, planned, share) => {
        const score = efficiencyScore(spending(spent, planned), share);
        expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true);
      }),
    );
  });
});

describe('looking ahead', () => {
  const outlook = (spent: number, hours: number, changes: Partial<Outlook> = {}): Outlook => ({
    curve,
    anchor: { atMs: day.startMs, spentMicros: 0, budgetMicros: 50 * dollar, isActive: true },
    atMs: day.startMs + hours * hourMs,
    spending: spending(spent, 0),
    exhaustedAtMs: undefined,
    ...changes,
  });

  it('ends after 15 h when $20 of $50 was spent in 6 even hours', () => {
    expect(projectedEnd(outlook(20, 6))).toBe(day.startMs + 15 * hourMs);
  });

  it('gives no time when it lasts through the day, is paused or has spent nothing', () => {
    expect(projectedEnd(outlook(10, 6))).toBeNull();
    expect(projectedEnd(outlook(0, 6))).toBeNull();
    expect(projectedEnd(outlook(20, 6, { spending: spending(20, 0, { isRunning: false }) }))).toBeNull();
  });

  it('gives no time when the bid is above what is left, and one when it is not', () => {
    const withBid = (bid: number) =>
      projectedEnd(outlook(20, 6, { spending: spending(20, 0, { bidMicros: bid * dollar }) }));
    expect(withBid(30.01)).toBeNull();
    expect(withBid(30)).toBe(day.startMs + 15 * hourMs);
  });

  it('counts from the anchor: $10 of the $40 left was spent in the 6 h since, so 18 h more is past the day', () => {
    const anchor = {
      atMs: day.startMs + 6 * hourMs,
      spentMicros: 10 * dollar,
      budgetMicros: 50 * dollar,
      isActive: true,
    };
    expect(projectedEnd(outlook(20, 12, { anchor }))).toBeNull();
    expect(projectedEnd(outlook(30, 12, { anchor }))).toBe(day.startMs + 18 * hourMs);
  });

  it('gives the actual time once it is spent, and the budget that would last: $50 in 9 h of 24 is $134', () => {
    const spent = outlook(50, 12, { exhaustedAtMs: day.startMs + 9 * hourMs });
    expect(projectedEnd(spent)).toBe(day.startMs + 9 * hourMs);
    expect(lastingBudget(spent)).toBe(134 * dollar);
  });

  it('uses the whole day when the budget was cut below the spend: $11 in 9 h of 24 would be $30, and not $5', () => {
    const anchor = {
      atMs: day.startMs + 9 * hourMs,
      spentMicros: 11 * dollar,
      budgetMicros: 5 * dollar,
      isActive: true,
    };
    const cut = outlook(11, 12, {
      anchor,
      exhaustedAtMs: anchor.atMs,
      spending: { ...spending(11, 0), budgetMicros: 5 * dollar },
    });
    expect(isSpentEarly(cut)).toBe(true);
    expect(lastingBudget(cut)).toBe(30 * dollar);
  });

  it('suggests no budget above $100,000, and never one that is already spent', () => {
    const anchor = { atMs: day.startMs, spentMicros: 0, budgetMicros: 99_000 * dollar, isActive: true };
    const large = { ...spending(99_000, 0), budgetMicros: 99_000 * dollar };
    expect(lastingBudget(outlook(0, 12, { anchor, exhaustedAtMs: day.startMs + hourMs, spending: large }))).toBeNull();
    expect(lastingBudget(outlook(50, 24, { exhaustedAtMs: day.endMs - 1 }))).toBe(51 * dollar);
  });

  it('is early when the budget was spent by midday, and not at 23:30 or within the tolerance', () => {
    const at = (hours: number) => isSpentEarly(outlook(50, 24, { exhaustedAtMs: day.startMs + hours * hourMs }));
    expect(at(12)).toBe(true);
    expect(at(21)).toBe(true);
    expect(at(21.5)).toBe(false);
    expect(at(23.5)).toBe(false);
  });
});
