import { timezoneValues } from '@grt/sdk/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hoursOf } from '../../basics/account-day.rules.ts';
import { budgetOn } from '../bidding/day-budget.rules.ts';
import { createWorld, spentSoFar, type Beginning, type Happening, type Kept } from './testing/world.ts';
import { firstPrice, secondPrice } from './testing.ts';

const minutesOfRun = 28 * 24 * 60;
const accountsOfRun = 9;
/** Worlds of 28 days with nine accounts each. GRT_PROPERTY_RUNS=1000 takes about half an hour. */
const runs = Number(process.env['GRT_PROPERTY_RUNS'] ?? 40);
/** Half a minute on an idle machine; time enough for a busy one, and for finding the smallest failure. */
const timeout = 600_000 * Math.max(1, runs / 40);

/** A happening, and what comes before it. */
interface Step {
  /** How long compared with the other steps. */
  readonly weight: number;
  /** In how many parts the market is advanced meanwhile. */
  readonly ticks: number;
  readonly what: Happening;
}

const of = fc.nat(accountsOfRun - 1);
const what: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant('budget' as const), of, cents: fc.integer({ min: 0, max: 4000 }) }),
  fc.record({ kind: fc.constant('bid' as const), of, cents: fc.integer({ min: 0, max: 120 }) }),
  fc.record({ kind: fc.constant('active' as const), of, isActive: fc.boolean() }),
  fc.record({ kind: fc.constant('suspended' as const), of, isSuspended: fc.boolean() }),
  fc.record({ kind: fc.constant('zone' as const), of, timezone: fc.constantFrom(...timezoneValues) }),
  fc.record({
    kind: fc.constant('late click' as const),
    of,
    visitor: fc.nat(50_000),
    lateMinutes: fc.integer({ min: 1, max: 600 }),
  }),
);
const step = fc.record({ weight: fc.integer({ min: 1, max: 100 }), ticks: fc.integer({ min: 1, max: 4 }), what });
const steps = fc.array(step, { minLength: 20, maxLength: 60 });
const beginning: fc.Arbitrary<Beginning> = fc.record({
  // Weeks in which clocks change in Europe, America, and Australia, and ordinary ones.
  startMs: fc
    .constantFrom('2026-03-01', '2026-03-22', '2026-04-01', '2026-10-03', '2026-10-20', '2026-06-10', '2026-12-20')
    .map((date) => Date.parse(`${date}T00:00:00Z`)),
  timezones: fc.array(fc.constantFrom(...timezoneValues), { minLength: accountsOfRun, maxLength: accountsOfRun }),
  terms: fc.constantFrom(firstPrice, secondPrice),
  hourlyOpportunities: fc.integer({ min: 1, max: 60 }),
  seed: fc.nat(),
});

/** Lives 28 days, and checks after each step that nobody spent who must not.
 * @param ticks - instead of those of the steps. */
function live(start: Beginning, all: readonly Step[], ticks?: number) {
  const lively = createWorld(start);
  const { world } = lively;
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  const passUntil = (minute: number) => {
    lively.pass(minute - passed);
    passed = minute;
  };
  let atWeight = 0;
  for (const one of all) {
    const before = world.accounts.map(spentSoFar);
    const from = passed;
    atWeight += one.weight;
    const until = Math.floor((minutesOfRun * atWeight) / total);
    // A click comes before the market has simulated the minutes before it.
    const late = one.what.kind === 'late click' ? Math.min(one.what.lateMinutes, until - from) : 0;
    const parts = ticks ?? one.ticks;
    for (let part = 1; part <= parts; part += 1) {
      passUntil(from + Math.floor(((until - late - from) * part) / parts));
      lively.advance();
    }
    for (const [index, kept] of world.accounts.entries())
      if (before[index]?.mayGoOn === false) expect(spentSoFar(kept).micros).toBe(before[index].micros);
    passUntil(until);
    lively.happen(one.what);
  }
  lively.advance();
  return world;
}

function checkDays({ facts, days, lived }: Kept): void {
  for (const [index, day] of lived.entries()) {
    if (index > 0) expect(day.startMs).toBe(lived[index - 1]?.endMs); // neither gap nor overlap
    const hours = hoursOf(day).length;
    expect(hours).toBeGreaterThanOrEqual(1);
    expect(hours).toBeLessThanOrEqual(25);
  }
  const bounds = new Set(lived.map(({ startMs, endMs }) => `${String(startMs)} ${String(endMs)}`));
  for (const { startMs, endMs } of days.values()) {
    expect(bounds.has(`${String(startMs)} ${String(endMs)}`)).toBe(true);
    expect(facts.zone.timezone).not.toBe('');
  }
}

function checkBooks({ days, hours, budgets }: Kept): void {
  const all = [...hours.values()];
  const sum = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.reduce((so, row) => so + read(row), 0);
  for (const day of days.values()) {
    const own = all.filter(({ startsAtMs }) => startsAtMs >= day.startMs && startsAtMs < day.endMs);
    expect(sum(own, ({ spentMicros }) => spentMicros)).toBe(day.spentMicros);
    expect(sum(own, ({ uniqueClicks }) => uniqueClicks)).toBe(day.clicks);
    expect(sum(own, ({ clicks }) => clicks)).toBe(day.clicks + day.repeats);
    const earlier = budgets.findLast(({ atMs }) => atMs <= day.startMs);
    const inForce = budgets.filter(({ atMs }) => atMs > day.startMs && atMs < day.endMs);
    const highest = Math.max(earlier?.micros ?? 0, ...inForce.map(({ micros }) => micros));
    expect(day.spentMicros).toBeLessThanOrEqual(budgetOn(highest, day));
    expect(day.spentMicros).toBeLessThanOrEqual(day.peakBudgetMicros);
    expect(day.servableOpportunities).toBeLessThanOrEqual(day.opportunities);
    expect(day.anchors.map(({ atMs }) => atMs)).toEqual(day.anchors.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
  }
  expect(sum(all, ({ spentMicros }) => spentMicros)).toBe(sum([...days.values()], ({ spentMicros }) => spentMicros));
}

it('balances every book over 10,000 account days, whatever people, clocks, and late ticks do', { timeout }, () => {
  let lived = 0;
  let spent = 0;
  fc.assert(
    fc.property(beginning, steps, (start, all) => {
      for (const kept of live(start, all).accounts) {
        checkDays(kept);
        checkBooks(kept);
        lived += kept.lived.length - 1;
        spent += spentSoFar(kept).micros;
      }
    }),
    { numRuns: runs },
  );
  expect(lived).toBeGreaterThanOrEqual(250 * runs);
  expect(spent).toBeGreaterThan(0);
});

it('comes to the same ledger however often it is advanced', { timeout }, () => {
  const ledger = (start: Beginning, all: readonly Step[], ticks: number) =>
    live(start, all, ticks).accounts.map(({ days, hours }) => ({
      days: [...days.values()],
      hours: [...hours.values()],
    }));
  fc.assert(
    fc.property(beginning, steps, (start, all) => {
      expect(ledger(start, all, 7)).toEqual(ledger(start, all, 1));
    }),
    { numRuns: Math.ceil(runs / 20) },
  );
});
