import { describe, expect, it } from 'vitest';
import { bar } from './bar.ts';

describe('bar', () => {
  it('is as long as the percentage, in eighths of a character', () => {
    expect([0, 25, 50, 51.5, 96.6].map((percent) => bar(percent))).toEqual([
      '          ',
      '██▌       ',
      '█████     ',
      '█████▏    ',
      '█████████▋',
    ]);
  });

  it('is full at 100 percent and no longer above it', () => {
    expect([100, 104.5, 2000].map((percent) => bar(percent, 4))).toEqual(['████', '████', '████']);
  });

  it('draws the smallest amount', () => {
    expect(bar(0.1, 4)).toBe('▏   ');
  });
});
