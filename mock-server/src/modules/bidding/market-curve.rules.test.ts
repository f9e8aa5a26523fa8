import { describe, expect, it } from 'vitest';
import { rivals, smallestFillingBid, type Others } from './forecast.rules.ts';
import { othersOf } from './market-curve.rules.ts';
import { nextRelease, type MarketRelease, type OwnerFigures } from './market-release.rules.ts';

const hourMs = 3_600_000;
const scale = { atMs: hourMs, opportunities: 4000, terms: { pricing: 'first', floorMicros: 10_000 } } as const;
const owner = (clientId: number, bid: number, budget: number): OwnerFigures => ({
  clientId,
  domains: 1,
  budgetMicros: budget * 1e6,
  spentMicros: (budget * 1e6) / 3,
  daySpentMicros: budget * 1e6,
  efficiency: 97,
  behind: 0,
  ahead: 0,
  offers: [[Math.round(bid * 1e6), budget * 1e6]],
});
const release = (...owners: OwnerFigures[]): MarketRelease => ({ takenAtMs: 0, owners });
const six = [
  owner(2, 0.1, 80),
  owner(3, 0.15, 120),
  owner(4, 0.2, 150),
  owner(5, 0.3, 200),
  owner(6, 0.4, 250),
  owner(7, 0.25, 300),
];
const suggested = (others: Others | undefined) => others && smallestFillingBid(200e6 / 4000, others, scale.terms);

describe('what advice for a client may know of the others', () => {
  it('gives the bid that their exact bids give, within a tenth', () => {
    const exact = rivals(
      six.flatMap(({ offers = [] }) =>
        offers.map(([bidMicros, budget]) => ({ bidMicros, needMicros: budget / 4000, count: 1 })),
      ),
      scale.terms,
    );
    const told = suggested(othersOf(1, release(...six), scale)) ?? 0;
    expect(Math.abs(told / (suggested(exact) ?? 1) - 1)).toBeLessThanOrEqual(0.1);
  });

  it('is the same whatever the client itself bids, so nothing can be subtracted', () => {
    const seen = suggested(othersOf(1, release(...six), scale));
    for (const own of [owner(1, 0.01, 1), owner(1, 5, 9000)])
      expect(suggested(othersOf(1, release(own, ...six), scale))).toBe(seen);
  });

  it('is nothing with four others, with one that stands out by its bid, and in figures of earlier versions', () => {
    expect(othersOf(1, release(...six.slice(2)), scale)).toBeUndefined();
    expect(othersOf(1, release(...six.slice(1)), scale)).toBeDefined();
    expect(othersOf(1, release(owner(9, 5, 200), ...six), scale)).toBeUndefined();
    expect(othersOf(1, release(...six.map((one) => ({ ...one, offers: undefined }))), scale)).toBeUndefined();
    expect(othersOf(1, undefined, scale)).toBeUndefined();
  });

  it('says how far off it may be: hardly among similar bids, more where a group has very different ones', () => {
    expect(othersOf(1, release(...six), scale)).toMatchObject({ tooHigh: 1.2, tooLow: 1.1 });
    const apart = [0.05, 0.3, 0.9, 0.06, 0.4, 0.8].map((bid, index) => owner(index + 2, bid, 150 + 10 * index));
    expect(othersOf(1, release(...apart), scale)?.tooHigh).toBeGreaterThan(1.2);
  });

  it('does not change when one other company changes its bid by a few percent, and never names a bid', () => {
    const points = (bid: number) => {
      const others = othersOf(1, release(owner(2, bid, 80), ...six.slice(1)), scale);
      return [0.05, 0.2, 0.8].map((price) => Number(others?.takenAt(1 / price ** 2).toFixed(3)));
    };
    expect(points(0.101)).toEqual(points(0.1));
  });

  it('is the same for every market in which groups need as much and buy as much, whoever of them does', () => {
    const read = (...bids: (readonly [bid: number, budget: number])[]) => {
      const others = othersOf(1, release(...bids.map(([bid, budget], index) => owner(index + 2, bid, budget))), scale);
      return [0.02, 0.1, 0.2, 0.4, 1, 5].flatMap((price) => [
        others?.takenAt(1 / price ** 2),
        others?.plannedAt(1e6 * price),
      ]);
    };
    const lower = [
      [0.2, 100],
      [0.15, 60],
      [0.1, 50],
    ] as const;
    // $480 for 1,200 clicks in both: a bid, two budgets, and what each buys differ by a fifth or more.
    const one = read([0.5, 200], [0.4, 160], [0.3, 120], ...lower);
    expect(one[0]).toBeDefined();
    expect(read([0.6, 120], [0.4, 240], [0.3, 120], ...lower)).toEqual(one);
    expect(read([0.5, 240], [0.4, 160], [0.3, 120], ...lower)).not.toEqual(one);
  });

  it('says how far off it may be where figures are rounded', () => {
    for (const factor of [0.7, 0.8, 0.9, 1, 1.15, 1.3]) {
      const now = six.map(({ clientId, offers = [] }) => {
        const [[bid, budget] = [0, 0]] = offers;
        return owner(clientId, (bid * (clientId % 2 === 0 ? factor : 1 / factor)) / 1e6, (budget * factor) / 1e6);
      });
      const atMs = 26 * hourMs;
      const before = release(...now, owner(8, 20, 120));
      const rounded = nextRelease({ takenAtMs: 25 * hourMs, owners: now }, before);
      const told = othersOf(1, rounded, { ...scale, atMs });
      const exact = rivals(
        now.flatMap(({ offers = [] }) =>
          offers.map(([bidMicros, budget]) => ({ bidMicros, needMicros: budget / 4000, count: 1 })),
        ),
        scale.terms,
      );
      const [said, right] = [suggested(told) ?? 0, suggested(exact) ?? 0];
      expect(said).toBeLessThanOrEqual(right * (told?.tooHigh ?? 0));
      expect(said).toBeGreaterThanOrEqual(right / (told?.tooLow ?? 0));
      expect(Math.min(told?.tooHigh ?? 0, told?.tooLow ?? 0)).toBeGreaterThan(1.1);
    }
  });

  it('is made of all others together where figures are rounded, so no group can be compared with an exact one', () => {
    const read = (offBy: number | undefined, ...bids: (readonly [bid: number, budget: number])[]) => {
      const owners = bids.map(([bid, budget], index) => Object.assign(owner(index + 2, bid, budget), { offBy }));
      const others = othersOf(1, release(...owners), scale);
      return [0.02, 0.1, 0.2, 0.4, 1].flatMap((price) => [
        others?.takenAt(1 / price ** 2),
        others?.plannedAt(1e6 * price),
      ]);
    };
    // $20 and 100 clicks less for the highest bid, and as much more for a low one.
    const some = [
      [0.5, 200],
      [0.4, 160],
      [0.3, 120],
      [0.2, 100],
      [0.15, 60],
      [0.1, 50],
    ] as const;
    const more = [[0.6, 180], ...some.slice(1, 3), [0.2, 120], ...some.slice(4)] as const;
    const rounded = 10 ** 0.1;
    expect(read(rounded, ...some)[0]).toBeDefined();
    expect(read(rounded, ...more)).toEqual(read(rounded, ...some));
    expect(read(undefined, ...more)).not.toEqual(read(undefined, ...some));
  });
});
