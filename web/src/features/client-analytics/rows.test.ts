import type { AnalyticsAnnotation, AnalyticsBefore, AnalyticsRow } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { metrics } from './metrics.ts';
import { hasValue, orderOf, sortedRows, timePoints } from './rows.ts';

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
  before: null,
});
const before = (views: number): AnalyticsBefore => ({
  from: '2026-10-28',
  to: '2026-10-30',
  totals: { views, clicks: 0, unique_clicks: 0, spend: 0, ctr: 0, cpc: 0 },
  changes: { views: null, clicks: null, unique_clicks: null, spend: null, ctr: null, cpc: null },
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
    before: before(0),
    total_rows: 3,
    annotations: [],
  };
  const points = timePoints(analytics, 'spend', new Date('2026-10-31T12:00:00Z'));
  expect(points.map(({ label, name, value, isComing }) => [label, name, value, isComing])).toEqual([
    ['Oct 31', 'Oct 31, 2026', 2, false],
    ['Nov 1', 'Nov 1, 2026', 0, true],
    ['Nov 2', 'Nov 2, 2026', 1, false],
  ]);
});

it('compares each day with the one before it if there was any traffic, and counts what changed on it', () => {
  const past = { views: 90, clicks: 3, unique_clicks: 2, spend: 7, ctr: 3.3, cpc: 3.5 };
  const at = (time: string) => ({ at: time }) as AnalyticsAnnotation;
  const analytics = {
    group_by: 'day' as const,
    rows: [{ ...row('2026-10-31', 'Oct 31, 2026', 2), before: past }, row('2026-11-01', 'Nov 1, 2026', 1)],
    from: '2026-10-31',
    to: '2026-11-01',
    before: before(90),
    annotations: [at('2026-11-01T05:00:00.000Z'), at('2026-11-01T04:59:59.999Z'), at('2026-10-31T05:00:00.000Z')],
  };
  const now = new Date('2026-11-01T12:00:00Z');
  expect(timePoints(analytics, 'spend', now).map((point) => [point.before, point.event])).toEqual([
    [7, '2 changes'],
    [undefined, '1 change'],
  ]);
  const unmatched = { ...analytics, before: before(0), annotations: [] };
  expect(timePoints(unmatched, 'spend', now).map((point) => [point.before, point.event])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

it.each([
  [{ views: 0, clicks: 0, unique_clicks: 0 }, ['views', 'clicks', 'unique_clicks']],
  [{ views: 5, clicks: 0, unique_clicks: 0 }, ['views', 'clicks', 'unique_clicks', 'spend', 'ctr']],
  [{ views: 0, clicks: 1, unique_clicks: 1 }, ['views', 'clicks', 'unique_clicks', 'spend', 'cpc']],
])('%o has a value of these metrics only', (traffic, known) => {
  expect(metrics.filter((metric) => hasValue(traffic, metric))).toEqual(known);
});

it('says of a day without traffic that nothing was spent by a dash', () => {
  const rows = [row('2026-10-31', 'Oct 31, 2026', 0, 0), row('2026-11-01', 'Nov 1, 2026', 0)];
  const analytics = { ...days, rows, from: '2026-10-31', to: '2026-11-01', before: before(0), annotations: [] };
  const isEmpty = (metric: 'spend' | 'views') =>
    timePoints(analytics, metric, new Date('2026-11-02T12:00:00Z')).map((point) => point.isEmpty);
  expect([isEmpty('spend'), isEmpty('views')]).toEqual([
    [true, false],
    [false, false],
  ]);
});
