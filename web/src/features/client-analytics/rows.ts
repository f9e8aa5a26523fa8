import type { Analytics, AnalyticsRow } from '@grt/sdk/contract';
import type { ChartPoint } from '../../ui/charts/chart.ts';
import type { Metric } from './metrics.ts';
import type { AnalyticsParams, SortColumn } from './use-analytics-params.ts';

/** Rows of one page of the table. */
export const pageSize = 50;

type Order = 'ascending' | 'descending';

export const isByTime = (group: Analytics['group_by']): boolean => group === 'day' || group === 'hour';

/** Row order: latest first, or highest spend first, until the user sorts. */
export function orderOf(
  { sort, order }: Pick<AnalyticsParams, 'sort' | 'order'>,
  group: Analytics['group_by'],
): { readonly by: SortColumn; readonly direction: Order } {
  const by = sort ?? (isByTime(group) ? 'label' : 'spend');
  return { by, direction: order ?? firstDirection(by, group) };
}

/** Names sort ascending first; metrics and days descending. */
export const firstDirection = (by: SortColumn, group: Analytics['group_by']): Order =>
  by === 'label' && !isByTime(group) ? 'ascending' : 'descending';

/** The rows, sorted. Days and hours always sort by time, not by label. */
export function sortedRows(
  { rows, group_by }: Pick<Analytics, 'rows' | 'group_by'>,
  { by, direction }: { readonly by: SortColumn; readonly direction: Order },
): readonly AnalyticsRow[] {
  const compare =
    by === 'label'
      ? (a: AnalyticsRow, b: AnalyticsRow) =>
          isByTime(group_by) ? a.key.localeCompare(b.key, 'en') : a.label.localeCompare(b.label, 'en')
      : (a: AnalyticsRow, b: AnalyticsRow) => a[by] - b[by];
  return [...rows].sort(direction === 'ascending' ? compare : (a, b) => compare(b, a));
}

/** Whether a row has started. Rows with traffic have, whatever the browser's clock says. */
export const hasBegun = ({ starts_at, views, clicks }: AnalyticsRow, now: Date): boolean =>
  starts_at === null || views > 0 || clicks > 0 || new Date(starts_at) <= now;

/** Days or hours as chart points.
 * @param now - anything later is in the future */
export function timePoints(
  { rows, group_by, from, to }: Pick<Analytics, 'rows' | 'group_by' | 'from' | 'to'>,
  metric: Metric,
  now: Date,
): readonly ChartPoint[] {
  return rows.map((row) => ({
    key: row.key,
    label: group_by === 'day' ? shortDay(row.key) : from === to ? hourIn(row.label) : dayIn(row.label),
    isMark: group_by === 'hour' && from !== to && hourIn(row.label) === '00:00',
    name: row.label,
    value: row[metric],
    isComing: !hasBegun(row, now),
  }));
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDay = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));
/** `07:00` of `Nov 20, 2026, 07:00`. */
const hourIn = (label: string): string => label.split(', ').at(-1) ?? label;
/** `Nov 20` of `Nov 20, 2026, 07:00`. */
const dayIn = (label: string): string => label.split(', ').slice(0, -2).join(', ');
