import type { AnalyticsGroup, AnalyticsSplit } from '@grt/sdk/contract';
import { dayOf } from '../../core/days.ts';
import { anId, oneOf } from '../../core/use-list-address.ts';
import { useSearchParams } from '../../core/use-search-params.ts';
import { metrics, type Metric } from './metrics.ts';
import { isOneDay, rangeNames, usualRange, type RangeName } from './range.ts';

export const groups = ['day', 'hour', 'domain', 'feed', 'country'] as const satisfies readonly AnalyticsGroup[];

export const splits = ['domain', 'feed', 'country'] as const satisfies readonly AnalyticsSplit[];

/** What the rows of the table are sorted by. */
export type SortColumn = Metric | 'label' | 'part';
const sortColumns: readonly SortColumn[] = ['label', 'part', ...metrics];

/** The view state in the URL. Missing or invalid values get the default, which is never written. */
export interface AnalyticsParams {
  readonly range: RangeName;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly group: (typeof groups)[number];
  /** What each group is split by; only where it can be. */
  readonly split: (typeof splits)[number] | undefined;
  readonly domainId: number | undefined;
  readonly feedId: number | undefined;
  /** ISO 3166-1, upper case. */
  readonly country: string | undefined;
  readonly metric: Metric;
  readonly sort: SortColumn | undefined;
  readonly order: 'ascending' | 'descending' | undefined;
  /** From 1. */
  readonly page: number;
  /** Any change except the page number goes back to page one. */
  readonly change: (changes: Readonly<Partial<Record<ParamName, string | number | undefined>>>) => void;
}

/** All that a saved view keeps: everything but the page. */
export const keptParams = [
  'range',
  'from',
  'to',
  'group',
  'split',
  'domain',
  'feed',
  'country',
  'metric',
  'sort',
  'order',
] as const;
type ParamName = (typeof keptParams)[number] | 'page';

/** The rows of a range that names none: a single day opens by hour. */
export const usualGroup = (range: RangeName): 'day' | 'hour' => (isOneDay(range) ? 'hour' : 'day');

const rangeIn = (params: URLSearchParams): RangeName => oneOf(rangeNames)(params.get('range') ?? '') ?? usualRange;

const defaults: Partial<Record<ParamName, string>> = { range: usualRange, metric: 'clicks', page: '1' };

const aCountry = (text: string): string | undefined => (/^[A-Z]{2}$/.test(text) ? text : undefined);

/** Whether any filter is set. */
export const isNarrowed = ({ domainId, feedId, country }: AnalyticsParams): boolean =>
  domainId !== undefined || feedId !== undefined || country !== undefined;

export function useAnalyticsParams(): AnalyticsParams {
  const [params, setParams] = useSearchParams();
  const read = <Value extends string | number>(name: ParamName, reader: (text: string) => Value | undefined) =>
    reader(params.get(name) ?? '');

  function change(changes: Readonly<Partial<Record<ParamName, string | number | undefined>>>) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || String(value) === defaults[name as ParamName]) next.delete(name);
          else next.set(name, String(value));
        }
        if (next.get('group') === usualGroup(rangeIn(next))) next.delete('group');
        return next;
      },
      { preventScrollReset: true },
    );
  }

  const range = rangeIn(params);
  const group = read('group', oneOf(groups)) ?? usualGroup(range);
  const split = read('split', oneOf(splits));
  const isSplit = split !== group && splits.some((one) => one === group);
  return {
    range,
    from: read('from', dayOf),
    to: read('to', dayOf),
    group,
    split: isSplit ? split : undefined,
    domainId: read('domain', anId),
    feedId: read('feed', anId),
    country: read('country', aCountry),
    metric: read('metric', oneOf(metrics)) ?? 'clicks',
    sort: read('sort', oneOf(sortColumns)),
    order: read('order', oneOf(['ascending', 'descending'] as const)),
    page: read('page', anId) ?? 1,
    change,
  };
}
