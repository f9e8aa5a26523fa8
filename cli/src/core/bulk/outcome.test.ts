import { describe, expect, it } from 'vitest';
import { outcome } from './bulk.ts';
import { exitCode } from './exit-code.ts';

const conflict = { exitCode: exitCode.conflict };
const missing = { exitCode: exitCode.notFound };

describe('outcome', () => {
  it.each([
    ['all done', 3, [], 0],
    ['a part refused', 2, [conflict], 3],
    ['all refused for one reason', 0, [conflict, conflict], 7],
    ['all refused for several reasons', 0, [conflict, missing], 1],
  ])('%s', (_name, done, refused, expected) => {
    expect(outcome(done, refused)).toBe(expected);
  });
});
