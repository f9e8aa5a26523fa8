import { describe, expect, it } from 'vitest';
import { decideAll, decisionsAtOnce, fewFor } from './decide-all.ts';

describe('how many decisions share a transaction', () => {
  it('is few while others call, and more the longer nobody has', () => {
    const sizes = [0, 59.9, 60, 249.9, 250, Number.POSITIVE_INFINITY].map((idleMs) => decisionsAtOnce(idleMs, 10));
    expect(sizes).toEqual([10, 10, 25, 25, 50, 50]);
  });

  it('is fewer where one takes longer than 16 ms, but four at least', () => {
    const sizes = [0, 16, 17, 20, 32, 40, 1000].map((tookMs) => fewFor(10, tookMs));
    expect(sizes).toEqual([10, 10, 9, 8, 5, 4, 4]);
    expect([fewFor(4, 8), fewFor(4, 6), fewFor(50, 80)]).toEqual([8, 10, 10]);
  });

  it('follows what the transaction before took, while others call', async () => {
    const took = [40, 40, 8, 8, 8];
    let [atMs, transactions] = [0, 0];
    const sizes: number[] = [];
    const parts = {
      database: {
        transaction: async <T>(work: (queries: never) => Promise<T>): Promise<T> => {
          atMs += took[transactions] ?? 8;
          transactions += 1;
          return work(undefined as never);
        },
        analyzeChanged: () => Promise.resolve(),
      },
      admission: { quiet: () => Promise.resolve(), idleMs: () => 0 },
      nowMs: () => atMs,
    };
    const items = Array.from({ length: 36 }, (_, index) => ({ id: index + 1 }));
    const together = (group: readonly { id: number }[]) => {
      sizes.push(group.length);
      return Promise.resolve(group.map((row) => ({ row })));
    };
    const outcomes = await decideAll(parts, items, { decide: (item) => Promise.resolve(item), together });
    expect(sizes).toEqual([10, 4, 4, 8, 10]);
    expect(outcomes.map(([{ id }]) => id)).toEqual(items.map(({ id }) => id));
  });
});
