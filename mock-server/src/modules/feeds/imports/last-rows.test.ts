import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LastRows } from './last-rows.ts';

describe('the last rows of a file', () => {
  it('are the last of each id, and the line of the previous one is reported', () => {
    const last = new LastRows();
    const at = (line: number) => ({ line, stored: 2 ** 31 + line, changed: line });
    const seen = [last.note('a', at(2)), last.note('b', at(3)), last.note('a', at(7)), last.note('a', at(9))];
    expect(seen).toEqual([undefined, undefined, at(2), at(7)]);
    expect([0, 1, 2, 3].map((row) => last.isLast(row === 1 ? 'b' : 'a', row))).toEqual([false, true, false, true]);
    expect(last.isLast('c', 0)).toBe(false);
  });

  it('match a search through all rows, for any ids, including long and strange ones', () => {
    const id = fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.string({ minLength: 10, maxLength: 20 }));
    fc.assert(
      fc.property(fc.array(id, { maxLength: 3000 }), (ids) => {
        const last = new LastRows();
        ids.forEach((one, row) => last.note(one, { line: row + 2, stored: 0, changed: 0 }));
        ids.forEach((one, row) => expect(last.isLast(one, row)).toBe(ids.lastIndexOf(one) === row));
      }),
      { numRuns: 30 },
    );
  });
});
