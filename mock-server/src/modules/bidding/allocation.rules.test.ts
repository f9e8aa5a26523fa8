import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  allocationPercentages,
  requestedShare,
  sharedOut,
  type MarketTerms,
  type Need,
  type Place,
} from './allocation.rules.ts';

const dollar = 1_000_000;
const request = (share: number, bid: number) => ({ share, bidMicros: bid * dollar });
const requests = fc.array(
  fc.record({
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    bidMicros: fc.integer({ min: 10_000, max: 100_000_000 }),
  }),
  { maxLength: 12 },
);
const aNeed: Need = {
  plannedAheadMicros: 200_000,
  plannedMicros: 0,
  spentMicros: 0,
  bidMicros: dollar,
  expectedOpportunities: 100,
};
const nothing: Place = { requested: 0, share: 0, priceMicros: 0 };

describe('the share that a domain asks for', () => {
  it('is 0.2 when $5 at $0.25 buys 20 of the next 100 clicks', () => {
    expect(
      requestedShare({
        plannedAheadMicros: 15 * dollar,
        plannedMicros: 10 * dollar,
        spentMicros: 10 * dollar,
        bidMicros: 0.25 * dollar,
        expectedOpportunities: 100,
      }),
    ).toBe(0.2);
  });

  it('is between 0 and 1', () => {
    const need = {
      plannedAheadMicros: 15 * dollar,
      plannedMicros: 10 * dollar,
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

  it('weighs by q · bid² when there is not: $0.30 and $0.10 are 9 to 1, but no one gets more than it asks for', () => {
    expect(sharedOut([request(0.8, 0.3), request(0.8, 0.1)])).toEqual([0.8, expect.closeTo(0.2, 12)]);
    expect(sharedOut([request(1, 0.3), request(1, 0.1)])).toEqual([expect.closeTo(0.9, 12), expect.closeTo(0.1, 12)]);
  });

  it('gives twice the bid four times as much', () => {
    const [first, second, third] = sharedOut([request(1, 0.2), request(1, 0.1), request(1, 0.1)]);
    expect([first, second, third]).toEqual([
      expect.closeTo(4 / 6, 12),
      expect.closeTo(1 / 6, 12),
      expect.closeTo(1 / 6, 12),
    ]);
  });

  it('gives no one more than asked, and everything there is when there is too little', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const shares = sharedOut(asked);
        const wanted = asked.reduce((sum, { share }) => sum + share, 0);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual((asked[index]?.share ?? 0) + 1e-12);
        }
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(Math.min(1, wanted), 9);
      }),
    );
  });

  it('fills the highest bidders first, and treats equal bids alike', () => {
    fc.assert(
      fc.property(requests, (asked) => {
        const some = asked.filter(({ share }) => share >= 1e-9);
        const filled = sharedOut(some).map((share, index) => share / (some[index]?.share ?? 1));
        const unfair = some.some((one, index) =>
          some.some(
            (other, second) => one.bidMicros >= other.bidMicros && (filled[index] ?? 0) < (filled[second] ?? 0) - 1e-9,
          ),
        );
        expect(unfair).toBe(false);
      }),
    );
  });
});

const opportunities = 100;
const need = fc.record({
  plannedAheadMicros: fc.integer({ min: 0, max: 60 * dollar }),
  plannedMicros: fc.constant(0),
  spentMicros: fc.constant(0),
  bidMicros: fc.integer({ min: 1, max: 300 }).map((cents) => cents * 10_000),
  expectedOpportunities: fc.constant(opportunities),
});
const first: MarketTerms = { pricing: 'first', floorMicros: 10_000 };
const second: MarketTerms = { pricing: 'second', floorMicros: 10_000 };
const spendOf = ({ share, priceMicros }: Place) => share * opportunities * priceMicros;

describe.each([first, second])('a higher bid, with $pricing pricing', (terms) => {
  it('never spends less, and never buys fewer clicks before the plan is filled', () => {
    fc.assert(
      fc.property(need, fc.array(need, { maxLength: 8 }), fc.integer({ min: 1, max: 200 }), (own, others, cents) => {
        const at = (bidMicros: number): Place => allocate([{ ...own, bidMicros }, ...others], terms)[0] ?? nothing;
        const before = at(own.bidMicros);
        const after = at(own.bidMicros + cents * 10_000);
        expect(spendOf(after)).toBeGreaterThanOrEqual(spendOf(before) * (1 - 1e-9));
        if (spendOf(after) < own.plannedAheadMicros * 0.999) {
          expect(after.share).toBeGreaterThanOrEqual(before.share * (1 - 1e-9));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('buys more, among others whose plans are not filled either, until its own is', () => {
    const rival = { ...aNeed, plannedAheadMicros: 20 * dollar, bidMicros: 0.2 * dollar };
    const rivals = [rival, { ...rival, bidMicros: 0.3 * dollar }, { ...rival, bidMicros: 0.4 * dollar }];
    const own = { ...aNeed, plannedAheadMicros: 20 * dollar };
    const places = Array.from({ length: 98 }, (_, cents) => {
      const bidMicros = (cents + 3) * 10_000;
      return allocate([{ ...own, bidMicros }, ...rivals], terms)[0] ?? nothing;
    });
    const filled = places.findIndex((place) => spendOf(place) >= 20 * dollar * (1 - 1e-9));
    expect(filled).toBeGreaterThan(30);
    for (let index = 1; index < filled; index += 1)
      expect(places[index]?.share).toBeGreaterThan(places[index - 1]?.share ?? 1);
    for (const place of places.slice(filled)) expect(spendOf(place)).toBeCloseTo(20 * dollar, 0);
  });
});

describe('the price of a click', () => {
  const needs = fc.array(need, { minLength: 1, maxLength: 8 });

  it('is the bid with first pricing', () => {
    fc.assert(
      fc.property(needs, (some) => {
        expect(allocate(some, first).map(({ priceMicros }) => priceMicros)).toEqual(
          some.map(({ bidMicros }) => bidMicros),
        );
      }),
    );
  });

  it('is the floor while there is room for everyone, even for a bid of $1', () => {
    const [place] = allocate([{ ...aNeed, bidMicros: dollar }], second);
    expect(place).toEqual({ requested: 0.2, share: 0.2, priceMicros: 10_000 });
    const [floored] = allocate([{ ...aNeed, bidMicros: dollar }], { ...second, floorMicros: 50_000 });
    expect(floored).toEqual({ requested: 0.04, share: 0.04, priceMicros: 50_000 });
  });

  it('is just what keeps the place against a rival that needs everything', () => {
    const rival = { ...aNeed, bidMicros: 0.3 * dollar, plannedAheadMicros: 60 * dollar };
    const [own, other] = allocate([{ ...aNeed, bidMicros: dollar }, rival], second);
    expect(own?.priceMicros).toBe(0.31 * dollar);
    expect(own?.share).toBeCloseTo(0.2 / 0.31 / 100, 12);
    expect(other?.priceMicros).toBe(0.3 * dollar);
  });

  it('is whole cents from the floor to the bid with second pricing, and bidding it keeps share and price', () => {
    fc.assert(
      fc.property(needs, (some) => {
        const places = allocate(some, second);
        for (const [index, { priceMicros, share, requested }] of places.entries()) {
          const one = some[index] ?? aNeed;
          expect(priceMicros % 10_000).toBe(0);
          expect(priceMicros).toBeLessThanOrEqual(one.bidMicros);
          expect(priceMicros).toBeGreaterThanOrEqual(second.floorMicros);
          const bidding = (bidMicros: number) =>
            allocate(
              some.map((other, at) => (at === index ? { ...one, bidMicros } : other)),
              second,
            )[index] ?? nothing;
          const same = bidding(priceMicros);
          expect([same.priceMicros, same.requested]).toEqual([priceMicros, requested]);
          expect(same.share).toBeCloseTo(share, 9);
          // Whoever pays less than the bid gets all it asks for.
          if (priceMicros < one.bidMicros) expect(share).toBeCloseTo(requested, 9);
        }
        expect(places.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
      { numRuns: 500 },
    );
  });
});

describe('allocation percentages', () => {
  it('gives the missing hundredth of three equal shares to the first', () => {
    expect(allocationPercentages([0.1, 0.1, 0.1])).toEqual([33.34, 33.33, 33.33]);
  });

  it('adds up to 100.00, or is all 0', () => {
    expect(allocationPercentages([0, 0])).toEqual([0, 0]);
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 300 }), (shares) => {
        const hundredths = allocationPercentages(shares).reduce((sum, percent) => sum + Math.round(percent * 100), 0);
        expect(hundredths).toBe(shares.some((share) => share > 0) ? 10_000 : 0);
      }),
    );
  });
});
