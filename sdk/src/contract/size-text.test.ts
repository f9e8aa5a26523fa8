import { expect, it } from 'vitest';
import { sizeText } from './size-text.ts';

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 kB'],
  [3482, '3.4 kB'],
  [1_048_524, '1023.9 kB'],
  [1_048_525, '1 MB'],
  [52_428_800, '50 MB'],
  [5_368_709_120, '5 GB'],
  [5_497_558_138_880, '5120 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});
