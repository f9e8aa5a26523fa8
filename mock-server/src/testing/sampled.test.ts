import { afterEach, expect, it, vi } from 'vitest';
import { sampled } from './sampled.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a sweep has its first and last case and some between them, and all of them in the full run', () => {
  vi.stubEnv('GRT_TEST_TIER', '');
  expect(sampled([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  expect(sampled([1, 2, 3], 3)).toEqual([1, 2, 3]);
  vi.stubEnv('GRT_TEST_TIER', 'full');
  expect(sampled([1, 2, 3, 4], 3)).toEqual([1, 2, 3, 4]);
});
