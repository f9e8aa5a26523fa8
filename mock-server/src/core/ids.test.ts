import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashToken, randomFraction, randomToken, randomUuid, seededRandom, systemRandom } from './ids.ts';

it('gives the same bytes for the same seed, however they are requested', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 100 })), (seed, sizes) => {
      const whole = seededRandom(seed)(sizes.reduce((sum, size) => sum + size, 0));
      const random = seededRandom(seed);
      expect(Buffer.concat(sizes.map((size) => random(size)))).toEqual(Buffer.from(whole));
    }),
  );
  expect(seededRandom('a')(8)).not.toEqual(seededRandom('b')(8));
});

it('makes 256-bit tokens for URLs, after a prefix', () => {
  const tokens = Array.from({ length: 100 }, () => randomToken(systemRandom, { prefix: 'grt_' }));
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^grt_[\w-]{43}$/u);
});

it('stores a token in a form that does not give it away', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('makes version 4 UUIDs', () => {
  expect(randomUuid(systemRandom)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(randomUuid(seededRandom('a'))).toBe(randomUuid(seededRandom('a')));
});

it('makes fractions from 0 to below 1', () => {
  expect(randomFraction(() => new Uint8Array(6))).toBe(0);
  expect(randomFraction(() => new Uint8Array(6).fill(255))).toBeLessThan(1);
});
