import { describe, expect, it } from 'vitest';
import { holdReason } from './hold.rules.ts';

const usual = { badRowsPercent: 20, fewerRowsPercent: 30 };
const fine = { rows: 1000, rejected: 0, previousRows: 1000, missing: [] };

describe('putting an import on hold', () => {
  it.each([
    [200, undefined],
    [201, '201 of 1,000 rows were rejected, which is more than 20%.'],
  ])('with %i of 1,000 rows refused: %s', (rejected, reason) => {
    expect(holdReason({ ...fine, rejected }, usual)).toBe(reason);
  });

  it.each([
    [700, undefined],
    [699, 'The file has 699 rows, over 30% fewer than the 1,000 last time.'],
    [1, 'The file has 1 row, over 30% fewer than the 1,000 last time.'],
    [5000, undefined],
  ])('with %i rows after 1,000: %s', (rows, reason) => {
    expect(holdReason({ ...fine, rows }, usual)).toBe(reason);
  });

  it("follows the platform's settings", () => {
    const strict = { badRowsPercent: 0, fewerRowsPercent: 0 };
    expect([holdReason(fine, strict), holdReason({ ...fine, rows: 999 }, strict)]).toEqual([
      undefined,
      'The file has 999 rows, over 0% fewer than the 1,000 last time.',
    ]);
    expect(holdReason({ ...fine, rejected: 1 }, strict)).toBe('1 of 1,000 rows was rejected, which is more than 0%.');
    expect(holdReason({ ...fine, rejected: 1000 }, { badRowsPercent: 100, fewerRowsPercent: 100 })).toBeUndefined();
  });

  it('does not compare a first import with anything', () => {
    expect(holdReason({ ...fine, rows: 1, previousRows: undefined }, usual)).toBeUndefined();
  });

  it('names a missing required column before anything else', () => {
    const missing = [{ column: 'thumbnail_link', label: 'Thumbnail Image URL' }];
    expect(holdReason({ ...fine, rejected: 1000, missing }, usual)).toBe(
      'The column “thumbnail_link”, the source of Thumbnail Image URL, is no longer in the file.',
    );
  });
});
