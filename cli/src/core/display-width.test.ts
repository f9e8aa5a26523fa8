import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenToWidth, cutToWidth, displayWidth } from './display-width.ts';

describe('displayWidth', () => {
  it.each([
    ['clips.example', 13],
    ['', 0],
    ['é', 1],
    ['e\u0301', 1],
    ['クモ', 4],
    ['한글', 4],
    ['🎬', 2],
    ['👩‍👩‍👧', 2],
    ['\u001b[31mred\u001b[39m', 3],
    ['ﾊﾝｶｸ', 4],
  ])('%j takes %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('brokenToWidth', () => {
  it('leaves text that fits unchanged, and continues the rest on the next lines', () => {
    expect(brokenToWidth('clips', 5)).toBe('clips');
    expect(brokenToWidth('clips.example', 6)).toBe('clips.\nexampl\ne');
    expect(brokenToWidth('クモ動画', 5)).toBe('クモ\n動画');
    expect(brokenToWidth('クモ', 1)).toBe('ク\nモ');
  });
});

describe('cutToWidth', () => {
  it('leaves text that fits unchanged, and truncates the rest with …', () => {
    expect(cutToWidth('clips', 5)).toBe('clips');
    expect(cutToWidth('clips.example', 6)).toBe('clips…');
    expect(cutToWidth('クモ動画', 5)).toBe('クモ…');
  });

  it('never takes more columns than available', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 40 }), (text, columns) => {
        expect(displayWidth(cutToWidth(text, columns))).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
