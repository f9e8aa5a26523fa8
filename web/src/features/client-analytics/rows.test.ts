import type { AnalyticsRow } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { orderOf, sortedRows, timePoints } from './rows.ts';

const row = (key: string, label: string, spend: number, views = 100): AnalyticsRow => ({
  key,
  label,
  starts_at: /^\d{4}-/.test(key) ? `${key.slice(0, 10)}T05:00:00.000Z` : null,
  client_id: null,
  domain_id: null,
  feed_id: null,
  country: null,
  source: 'visits',
  views,
  clicks: views / 25,
  unique_clicks: 3,
  spend,
  ctr: 4,
  cpc: 0.1,
});
const days = {
  group_by: 'day' as const,
  rows: [row('2026-10-31', 'Oct 31, 2026', 2), row('2026-11-01', 'Nov 1, 2026', 1)],
};
const names = { group_by: 'domain' as const, rows: [row('1', 'b.example', 2), row('2', 'a.example', 9)] };
const unsorted = { sort: undefined, order: undefined };

it.each([
  ['days: the latest first', days, unsorted, ['Nov 1, 2026', 'Oct 31, 2026']],
  ['days by spend', days, { sort: 'spend', order: undefined }, ['Oct 31, 2026', 'Nov 1, 2026']],
  ['names: the highest spend first', names, unsorted, ['a.example', 'b.example']],
  ['names by name', names, { sort: 'label', order: undefined }, ['a.example', 'b.example']],
  ['names, the other way round', names, { sort: 'label', order: 'descending' }, ['b.example', 'a.example']],
] as const)('%s', (_name, analytics, params, labels) => {
  expect(sortedRows(analytics, orderOf(params, analytics.group_by)).map(({ label }) => label)).toEqual(labels);
});

it('labels days by date, and marks future ones, unless a clock is wrong', () => {
  const analytics = {
    group_by: 'day' as const,
    rows: [
      row('2026-10-31', 'Oct 31, 2026', 2),
      row('2026-11-01', 'Nov 1, 2026', 0, 0),
      row('2026-11-02', 'Nov 2, 2026', 1),
    ],
    from: '2026-10-31',
    to: '2026-11-02',
    timezone: 'America/New_York' as const,
    totals: { views: 0, clicks: 0, unique_clicks: 0, spend: 0, ctr: 0, cpc: 0 },
    total_rows: 3,
  };
  const points = timePoints(analytics, 'spend', new Date('2026-10-31T12:00:00Z'));
  expect(points.map(({ label, name, value, isComing }) => [label, name, value, isComing])).toEqual([
    ['Oct 31', 'Oct 31, 2026', 2, false],
    ['Nov 1', 'Nov 1, 2026', 0, true],
    ['Nov 2', 'Nov 2, 2026', 1, false],
  ]);
});
