import { describe, expect, it } from 'vitest';
import { canDraw, rowsText, transferText } from './progress.ts';
import type { World } from './world.ts';

const mb = 1_048_576;

describe('transferText', () => {
  it('shows the amount, percentage, rate, and time left', () => {
    expect(transferText({ loaded: 1.2 * mb, total: 2.9 * mb }, 500)).toBe(
      '1.2 MB of 2.9 MB, 41%, 2.4 MB/s, 0.7 s left',
    );
  });

  it('shows no rate before there is one, and no percentage without a total', () => {
    expect(transferText({ loaded: 0, total: 2.9 * mb }, 0)).toBe('0 B of 2.9 MB, 0%');
    expect(transferText({ loaded: 1.2 * mb, total: undefined }, 500)).toBe('1.2 MB, 2.4 MB/s');
  });

  it('reaches 100% only when everything has been sent', () => {
    expect(transferText({ loaded: 2.9 * mb - 1, total: 2.9 * mb }, 100)).toContain('99%');
    expect(transferText({ loaded: 2.9 * mb, total: 2.9 * mb }, 1000)).toBe('2.9 MB of 2.9 MB, 100%, 2.9 MB/s');
  });
});

describe('rowsText', () => {
  it('counts rows', () => {
    expect(rowsText(3500, 44)).toBe('3,500 rows, 44%');
  });
});

describe('canDraw', () => {
  const stderr = (isTTY: boolean, columns: number | undefined) => ({ isTTY, columns }) as World['stderr'];

  it.each([
    ['a terminal', {}, true, true],
    ['a pipe', {}, false, false],
    ['a dumb terminal', { TERM: 'dumb' }, true, false],
    ['the log of a CI run', { CI: 'true' }, true, false],
    ['a terminal with CI=false', { CI: 'false' }, true, true],
  ])('%s', (_name, env, isTTY, expected) => {
    expect(canDraw({ env, stderr: stderr(isTTY, 80) })).toBe(expected);
  });

  it('draws nothing where there are no columns', () => {
    expect(canDraw({ env: {}, stderr: stderr(true, undefined) })).toBe(false);
  });
});
