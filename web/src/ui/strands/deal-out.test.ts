import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dealOut } from './deal-out.ts';

const shares = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => weights.map((weight) => weight / weights.reduce((total, value) => total + value, 0)));

it('distributes exactly the total, each within one of its exact share', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 1000 }), (all, count) => {
      const dealt = dealOut(all, count);
      expect(dealt.reduce((total, value) => total + value, 0)).toBe(count);
      for (const [index, value] of dealt.entries()) expect(Math.abs(value - (all[index] ?? 0) * count)).toBeLessThan(1);
    }),
  );
});

it('distributes nothing if no one has a share', () => {
  expect(dealOut([0, 0, 0], 36)).toEqual([0, 0, 0]);
});
