import { describe, expect, it } from 'vitest';
import { arrivals, chanceOf, indexOf, runningSums } from './chance.rules.ts';
import { itemOf, viewsForClick, visitorOf } from './visit.rules.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the chance of a minute', () => {
  it('is the same for the same seed and minute, and different for any other', () => {
    const draw = (seed: number, minute: number) => Array.from({ length: 5 }, chanceOf(seed, minute));
    expect(draw(7, 29_400_000)).toEqual(draw(7, 29_400_000));
    expect(draw(7, 29_400_000)).not.toEqual(draw(7, 29_400_001));
    expect(draw(7, 29_400_000)).not.toEqual(draw(8, 29_400_000));
  });

  it('is even from 0 to 1, within minutes and over their first draws', () => {
    const first = Array.from({ length: 20_000 }, (_, minute) => chanceOf(1, minute)());
    const within = Array.from({ length: 20_000 }, chanceOf(1, 1));
    for (const draws of [first, within]) {
      expect(mean(draws)).toBeCloseTo(0.5, 1);
      expect(mean(draws.map((draw) => (draw - 0.5) ** 2))).toBeCloseTo(1 / 12, 2);
      expect(Math.max(...draws)).toBeLessThan(1);
    }
  });

  it.each([0, 0.5, 8, 75])('lets %d arrive on average, with the same variance', (expected) => {
    const counts = Array.from({ length: 4000 }, (_, minute) => arrivals(chanceOf(3, minute), expected));
    const spread = Math.max(0.05, expected * 0.1);
    expect(Math.abs(mean(counts) - expected)).toBeLessThan(spread);
    expect(Math.abs(mean(counts.map((count) => (count - expected) ** 2)) - expected)).toBeLessThan(spread * 1.5);
  });

  it('picks the weight that it falls within, or none', () => {
    const sums = runningSums([0.25, 0, 0.5]);
    expect([0, 0.24, 0.25, 0.74, 0.75].map((value) => indexOf(sums, value))).toEqual([0, 0, 2, 2, undefined]);
  });
});

describe('a visit', () => {
  it('sees 25 items for each click, and at least the clicked one', () => {
    const chance = chanceOf(5, 5);
    const views = Array.from({ length: 20_000 }, () => viewsForClick(chance));
    expect(Math.min(...views)).toBe(1);
    expect(Math.abs(mean(views) - 25)).toBeLessThan(1);
  });

  it('picks items from a long tail: the n-th of a feed about 1/n as often as the first', () => {
    const chance = chanceOf(6, 6);
    const counts = new Map<number, number>();
    for (let visit = 0; visit < 50_000; visit += 1) {
      const rank = itemOf([{ id: 1, items: 100 }], chance)?.rank ?? 0;
      counts.set(rank, (counts.get(rank) ?? 0) + 1);
    }
    const times = (rank: number) => counts.get(rank) ?? 0;
    expect([Math.min(...counts.keys()), Math.max(...counts.keys())]).toEqual([1, 100]);
    // log(2) / log(101) of all fall on the first, log(11/10) / log(101) on the tenth.
    expect(times(1) / 50_000).toBeCloseTo(Math.log(2) / Math.log(101), 2);
    expect(times(10) / 50_000).toBeCloseTo(Math.log(1.1) / Math.log(101), 2);
    expect(itemOf([], chance)).toBeUndefined();
    const tail = Array.from({ length: 20_000 }, () => itemOf([{ id: 1, items: 1_000_000 }], chance)?.rank ?? 0);
    expect(Math.max(...tail)).toBeLessThanOrEqual(10_000);
  });

  it('gives a feed of 1,000 items 1.5 times the clicks of one of 100', () => {
    const chance = chanceOf(6, 7);
    const two = [
      { id: 1, items: 1000 },
      { id: 2, items: 100 },
    ];
    const large = Array.from({ length: 20_000 }, () => itemOf(two, chance)?.feedId).filter((id) => id === 1).length;
    expect(large / (20_000 - large)).toBeCloseTo(Math.log(1001) / Math.log(101), 1);
  });

  it('comes from a known place', () => {
    const chance = chanceOf(7, 7);
    const visits = Array.from({ length: 2000 }, () => visitorOf(chance));
    expect(
      visits.every(
        ({ place }) =>
          /^[A-Z]{2}$/.test(place.country) && (place.state ?? `${place.country}-`).startsWith(`${place.country}-`),
      ),
    ).toBe(true);
    expect(new Set(visits.map(({ visitor }) => visitor)).size).toBeLessThan(2000);
  });
});
