import type { Analytics, AnalyticsRow } from '@grt/sdk/contract';
import { shortDayInWords } from '../../core/days.ts';
import { formatCounted } from '../../core/format.ts';
import { formatHour } from '../../core/zone-time.ts';
import type { ChartPoint } from '../../ui/charts/chart.ts';
import { hasTraffic } from './compared-days.ts';
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
  by === 'part' || (by === 'label' && !isByTime(group)) ? 'ascending' : 'descending';

/** The rows, sorted. Days and hours always sort by time, not by label. */
export function sortedRows(
  { rows, group_by }: Pick<Analytics, 'rows' | 'group_by'>,
  { by, direction }: { readonly by: SortColumn; readonly direction: Order },
): readonly AnalyticsRow[] {
  const compare = comparing(by, group_by);
  return [...rows].sort(direction === 'ascending' ? compare : (a, b) => compare(b, a));
}

function comparing(by: SortColumn, group: Analytics['group_by']): (a: AnalyticsRow, b: AnalyticsRow) => number {
  if (by === 'part') return (a, b) => (a.split_label ?? '').localeCompare(b.split_label ?? '', 'en');
  if (by !== 'label') return (a, b) => a[by] - b[by];
  return (a, b) => (isByTime(group) ? a.key.localeCompare(b.key, 'en') : a.label.localeCompare(b.label, 'en'));
}

/** Whether a row has started. Rows with traffic have, whatever the browser's clock says. */
export const hasBegun = ({ starts_at, views, clicks }: AnalyticsRow, now: Date): boolean =>
  starts_at === null || views > 0 || clicks > 0 || new Date(starts_at) <= now;

/** Whether there is anything to say: a rate of nothing is no rate of 0, and without traffic nothing could be spent. */
export function hasValue(
  { views, clicks, unique_clicks }: Pick<AnalyticsRow, 'views' | 'clicks' | 'unique_clicks'>,
  metric: Metric,
): boolean {
  if (metric === 'ctr') return views > 0;
  if (metric === 'cpc') return unique_clicks > 0;
  return metric !== 'spend' || views > 0 || clicks > 0;
}

type TimeAnalytics = Pick<Analytics, 'rows' | 'group_by' | 'from' | 'to' | 'before' | 'annotations'>;

/** Days or hours as chart points, with the previous period if it had traffic.
 * @param now - anything later is in the future */
export function timePoints(
  { rows, group_by, from, to, before, annotations }: TimeAnalytics,
  metric: Metric,
  now: Date,
): readonly ChartPoint[] {
  const changes = changesPerRow(rows, annotations);
  const isCompared = hasTraffic(before);
  return rows.map((row, index) => ({
    key: row.key,
    label: group_by === 'day' ? shortDayInWords(row.key) : from === to ? hourIn(row.label) : dayIn(row.label),
    isMark: group_by === 'hour' && from !== to && hourIn(row.label) === formatHour(0),
    name: row.label,
    value: row[metric],
    isEmpty: !hasValue(row, metric),
    before: isCompared ? row.before?.[metric] : undefined,
    event: changes[index] ? formatCounted(changes[index], ['change', 'changes']) : undefined,
    isComing: !hasBegun(row, now),
  }));
}

/** How many annotations fall into each day or hour. */
function changesPerRow(rows: readonly AnalyticsRow[], annotations: Analytics['annotations']): readonly number[] {
  const counts = rows.map(() => 0);
  for (const { at } of annotations) {
    const row = rows.findLastIndex(({ starts_at }) => starts_at !== null && new Date(starts_at) <= new Date(at));
    if (row >= 0) counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts;
}

/** `07:00` of `Nov 20, 2026, 07:00`. */
const hourIn = (label: string): string => label.split(', ').at(-1) ?? label;
/** `Nov 20` of `Nov 20, 2026, 07:00`. */
const dayIn = (label: string): string => label.split(', ').slice(0, -2).join(', ');
