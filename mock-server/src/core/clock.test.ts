import { expect, it } from 'vitest';
import { fixedClock, isAdvancing, movableClock, systemClock } from './clock.ts';

it('is frozen until it is moved', () => {
  const clock = fixedClock('2026-11-02T09:00:00Z');
  clock.now().setFullYear(1999); // a caller changing its own copy
  expect(clock.now().toISOString()).toBe('2026-11-02T09:00:00.000Z');
  expect(clock.advance(1_500).toISOString()).toBe('2026-11-02T09:00:01.500Z');
  clock.set(new Date('2025-01-01T00:00:00Z'));
  expect(clock.now().toISOString()).toBe('2025-01-01T00:00:00.000Z');
});

it('refuses negative steps and invalid times', () => {
  const clock = fixedClock('2026-11-02T09:00:00Z');
  expect(() => clock.advance(-1)).toThrow(RangeError);
  expect(() => clock.advance(Number.NaN)).toThrow(RangeError);
  expect(() => fixedClock('soon')).toThrow(RangeError);
});

it('stays ahead of another clock by as much as it was moved', () => {
  const base = fixedClock('2026-11-02T09:00:00Z');
  const clock = movableClock(base);
  expect(isAdvancing(clock)).toBe(true);
  expect(isAdvancing(systemClock)).toBe(false);
  clock.advance(60_000);
  base.advance(1_000);
  expect(clock.now().toISOString()).toBe('2026-11-02T09:01:01.000Z');
  expect(() => clock.advance(-1)).toThrow(RangeError);
});
