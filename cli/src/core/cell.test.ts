import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText } from './cell.ts';

describe('cellText', () => {
  it('shows nothing for null, yes and no for booleans, and joins lists', () => {
    expect([null, undefined, true, false, 0, ['a', 'b']].map(cellText)).toEqual(['', '', 'yes', 'no', '0', 'a, b']);
  });

  it('does not let text break a row or control the terminal', () => {
    expect(cellText('one\ttwo\nthree\u001b[31m\u202e')).toBe('one two three [31m ');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cellText(text)).not.toMatch(/[\p{Control}\u{2028}\u{2029}]/u);
      }),
    );
  });
});
