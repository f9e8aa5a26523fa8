import { expect, it } from 'vitest';
import { sampled } from './sampled.ts';

it('a sweep has its first and last case and some between them, and all of them in the full run', () => {
  expect(sampled([1, 2, 3, 4, 5, 6, 7], 3, false)).toEqual([1, 4, 7]);
  expect(sampled([1, 2, 3], 3, false)).toEqual([1, 2, 3]);
  expect(sampled([1, 2, 3, 4], 3, true)).toEqual([1, 2, 3, 4]);
});
