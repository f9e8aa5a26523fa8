import { expect, it } from 'vitest';
import { storageText } from './storage-text.ts';

const mb = 1_048_576;

it.each([
  [0, '0 MB of 10,000 MB'],
  [1, '1 kB of 10,000 MB'],
  [1024, '1 kB of 10,000 MB'],
  [1025, '2 kB of 10,000 MB'],
  [mb / 2, '512 kB of 10,000 MB'],
  [mb - 1024, '1023 kB of 10,000 MB'],
  [mb, '1 MB of 10,000 MB'],
  [2 * mb - 1, '1 MB of 10,000 MB'],
  [12_345 * mb, '12,345 MB of 10,000 MB'],
])('of %i bytes: %s', (usedBytes, text) => {
  expect(storageText({ usedBytes, limitBytes: 10_000 * mb })).toBe(text);
});
