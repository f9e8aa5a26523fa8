import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareVisits } from './visit-sharing.ts';

const bidders = fc.array(
  fc.record({
    bid: fc.integer({ min: 0, max: 100 }).map((cents) => cents / 100),
    need: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 8 },
);

it('distributes all visits, or none if no one bids', () => {
  fc.assert(
    fc.property(bidders, (all) => {
      const total = shareVisits(all).reduce((sum, share) => sum + share, 0);
      const anyWeight = all.some(({ bid, need }) => bid * need > 0);
      expect(total).toBeCloseTo(anyWeight ? 1 : 0, 9);
    }),
  );
});

it('never gives a domain less for a higher bid', () => {
  fc.assert(
    fc.property(bidders, fc.double({ min: 0.01, max: 5, noNaN: true }), (all, more) => {
      const raised = all.map((bidder, index) => (index === 0 ? { ...bidder, bid: bidder.bid + more } : bidder));
      expect(shareVisits(raised)[0]).toBeGreaterThanOrEqual(shareVisits(all)[0] ?? 0);
    }),
  );
});
