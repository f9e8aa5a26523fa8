import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageCost, dollarsOf, microsOf, moneyInWords, percentOf } from './money.rules.ts';

describe('money', () => {
  it('reads $0.29, which has no exact binary fraction, as 290,000 micro-dollars', () => {
    expect(microsOf(0.29)).toBe(290_000);
  });

  it('carries every amount in whole cents to the wire and back unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(dollarsOf(cents * 10_000)).toBe(cents / 100);
        expect(microsOf(cents / 100)).toBe(cents * 10_000);
      }),
    );
  });

  it('gives $2.00 for 7 clicks as 0.286 a click, and 0 without clicks', () => {
    expect(averageCost(2_000_000, 7)).toBe(0.286);
    expect(averageCost(0, 0)).toBe(0);
  });

  it('formats amounts with two decimals and separators', () => {
    expect(moneyInWords(1_234_567_890_000)).toBe('$1,234,567.89');
    expect(moneyInWords(250_000)).toBe('$0.25');
  });

  it('gives 1 of 3 as 33.3%, and any share of nothing as 0', () => {
    expect([percentOf(1, 3), percentOf(5, 0)]).toEqual([33.3, 0]);
  });
});
