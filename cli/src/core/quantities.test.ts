import { describe, expect, it } from 'vitest';
import { counted, relativeTimeText, spanText, timeText } from './quantities.ts';

describe('quantities for people', () => {
  it.each([
    [0, '0.0 s'],
    [840, '0.8 s'],
    [42_000, '42 s'],
    [185_000, '3 min 5 s'],
    [7_440_000, '2 h 4 min'],
  ])('%i ms are %s', (ms, text) => {
    expect(spanText(ms)).toBe(text);
  });

  it('counts one and many', () => {
    expect([counted(1, 'row'), counted(7998, 'row')]).toEqual(['1 row', '7,998 rows']);
  });

  it('shortens a time and leaves anything else unchanged', () => {
    expect(timeText('2026-11-20T14:05:09.000Z')).toBe('2026-11-20 14:05 UTC');
    expect([timeText(null), timeText('soon')]).toEqual(['', 'soon']);
  });
});

describe('relativeTimeText', () => {
  const nowMs = Date.parse('2026-11-22T12:00:00.000Z');

  it.each([
    ['2026-11-22T11:59:00.001Z', 'just now'],
    ['2026-11-22T11:59:00.000Z', '1 min ago'],
    ['2026-11-22T11:00:00.001Z', '59 min ago'],
    ['2026-11-22T11:00:00.000Z', '1 h ago'],
    ['2026-11-21T12:00:00.001Z', '23 h ago'],
    ['2026-11-21T12:00:00.000Z', '1 day ago'],
    ['2026-10-22T12:00:00.001Z', '30 days ago'],
    ['2026-10-22T12:00:00.000Z', '2026-10-22'],
    ['2026-11-25T12:00:00.000Z', 'in 3 days'],
    ['2027-11-25T12:00:00.000Z', '2027-11-25'],
    ['never', 'never'],
  ])('tells %s as %s', (iso, text) => {
    expect(relativeTimeText(iso, nowMs)).toBe(text);
    expect(relativeTimeText(iso, nowMs).length).toBeLessThanOrEqual(11);
  });
});
