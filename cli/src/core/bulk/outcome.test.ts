import { describe, expect, it } from 'vitest';
import { exitCode } from '../exit-code.ts';
import { outcome } from './outcome.ts';

const conflict = { exitCode: exitCode.conflict };
const missing = { exitCode: exitCode.notFound };

describe('outcome', () => {
  it.each([
    ['all done', 3, 0, [], 0],
    ['everything already in the target state', 0, 2, [], 0],
    ['a part refused', 2, 0, [conflict], 3],
    ['the rest as it should be', 0, 1, [conflict], 3],
    ['all refused for one reason', 0, 0, [conflict, conflict], 7],
    ['all refused for several reasons', 0, 0, [conflict, missing], 1],
  ])('%s', (...[, done, unchanged, refused, expected]) => {
    expect(outcome({ done, unchanged, refused })).toBe(expected);
  });
});
