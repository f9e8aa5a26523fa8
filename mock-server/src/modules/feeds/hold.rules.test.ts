import { describe, expect, it } from 'vitest';
import { holdReason } from './hold.rules.ts';

const fine = { rows: 1000, rejected: 0, previousRows: 1000, missing: [] };

describe('putting an import on hold', () => {
  it.each([
    [200, undefined],
    [201, '201 of 1,000 rows were refused, which is more than 20 %.'],
  ])('with %i of 1,000 rows refused: %s', (rejected, reason) => {
    expect(holdReason({ ...fine, rejected })).toBe(reason);
  });

  it.each([
    [700, undefined],
    [699, 'The file has 699 rows, over 30 % fewer than the 1,000 of last time.'],
    [5000, undefined],
  ])('with %i rows after 1,000: %s', (rows, reason) => {
    expect(holdReason({ ...fine, rows })).toBe(reason);
  });

  it('has nothing to compare a first import with', () => {
    expect(holdReason({ ...fine, rows: 1, previousRows: undefined })).toBeUndefined();
  });

  it('names the required column that is gone before anything else', () => {
    const missing = [{ column: 'thumbnail_link', label: 'Thumbnail Image URL' }];
    expect(holdReason({ ...fine, rejected: 1000, missing })).toBe(
      'The column “thumbnail_link”, which Thumbnail Image URL comes from, is not in the file any more.',
    );
  });
});
