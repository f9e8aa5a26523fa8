import { describe, expect, it } from 'vitest';
import { comparedDays } from './compared-days.ts';

const now = new Date('2026-11-20T12:00:00Z');
const none = { views: 0, clicks: 0, unique_clicks: 0, spend: 0, ctr: 0, cpc: 0 };
const some = { ...none, views: 1 };
const changes = { views: 1, clicks: 1, unique_clicks: 1, spend: 1, ctr: 1, cpc: 1 };

describe('what the totals are compared with', () => {
  it.each([
    ['2026-11-19', ['2026-11-13', '2026-11-18'], some, 'Compared with Nov 13, 2026 to Nov 18, 2026.'],
    ['2026-11-19', ['2026-11-18', '2026-11-18'], some, 'Compared with Nov 18, 2026.'],
    ['2026-11-20', ['2026-11-19', '2026-11-19'], some, 'Compared with Nov 19, 2026, up to this hour.'],
    [
      '2026-11-20',
      ['2026-11-19', '2026-11-19'],
      none,
      'No previous data: there were no views or clicks on Nov 19, 2026.',
    ],
    [
      '2026-11-19',
      ['2026-10-20', '2026-11-18'],
      none,
      'No previous data: there were no views or clicks from Oct 20, 2026 to Nov 18, 2026.',
    ],
  ])('up to %s: %j', (to, [first = '', last = ''], totals, words) => {
    const before = { from: first, to: last, totals, changes };
    expect(comparedDays({ to, timezone: 'America/New_York', before }, now)).toBe(words);
  });
});
