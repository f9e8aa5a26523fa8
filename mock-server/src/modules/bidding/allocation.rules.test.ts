import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocationPercentages, fillingBid, requestedShare, sharedOut } from './allocation.rules.ts';

const dollar = 1_000_000;
const request = (share: number, bid: number) => ({ share, bidMicros: bid * dollar });

describe('the share that a domain asks for', () => {
  it('is 0.2 when $5 at $0.25 are 20 of 100 clicks to come', () => {
    expect(
      requestedShare({
        plannedAheadMicros: 15 * dollar,
        spentMicros: 10 * dollar,
        bidMicros: 0.25 * dollar,
        expectedOpportunities: 100,
      }),
    ).toBe(0.2);
  });

  it('is between 0 and 1', () => {
    const need = {
      plannedAheadMicros: 15 * dollar,
      spentMicros: 20 * dollar,
      bidMicros: dollar,
      expectedOpportunities: 100,
    };
    expect(requestedShare(need)).toBe(0);
    expect(requestedShare({ ...need, spentMicros: 0, expectedOpportunities: 3 })).toBe(1);
    expect(requestedShare({ ...need, spentMicros: 0, expectedOpportunities: 0 })).toBe(1);
  });
});

describe('sharing the opportunities', () => {
  it('gives each what it asks for while there is enough', () => {
    expect(sharedOut([request(0.3, 1), request(0.7, 5)])).toEqual([0.3, 0.7]);
  });

  it('weighs by bid · q when there is not: 0.8 · $0.30 and 0.8 · $0.10 are 3 to 1', () => {
    const [first = 0, second = 0] = sharedOut([request(0.8, 0.3), request(0.8, 0.1)]);
    expect([first, second]).toEqual([expect.closeTo(0.75, 12), expect.closeTo(0.25, 12)]);
  });

  it('never gives away more than there is', () => {
    const requests = fc.array(
      fc.record({
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        bidMicros: fc.integer({ min: 10_000, max: 100_000_000 }),
      }),
    );
    fc.assert(
      fc.property(requests, (asked) => {
        expect(sharedOut(asked).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});

describe('allocation percentages', () => {
  it('gives the missing hundredth of three equal shares to the first', () => {
    expect(allocationPercentages([0.1, 0.1, 0.1])).toEqual([33.34, 33.33, 33.33]);
  });

  it('is 100.00 in all, or all 0', () => {
    expect(allocationPercentages([0, 0])).toEqual([0, 0]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 }), (shares) => {
        const hundredths = allocationPercentages(shares).reduce((sum, percent) => sum + Math.round(percent * 100), 0);
        expect(hundredths).toBe(shares.some((share) => share > 0) ? 10_000 : 0);
      }),
    );
  });
});

describe('the bid that would fill', () => {
  it('is W / (1 − q), rounded up to $0.05: $0.24 of the others at q = 0.25 is $0.32, so $0.35', () => {
    expect(fillingBid(request(0.25, 0.1), 0.24 * dollar)).toBe(0.35 * dollar);
  });

  it('is not named when it is no more than the present one, or out of reach', () => {
    expect(fillingBid(request(0.25, 0.4), 0.24 * dollar)).toBeNull();
    expect(fillingBid(request(1, 0.4), 0.24 * dollar)).toBeNull();
    expect(fillingBid(request(0.5, 90), 60 * dollar)).toBeNull();
  });
});
