import type { AnalyticsGroup } from '@grt/sdk/contract';
import { useSearchParams } from 'react-router-dom';
import { anId, oneOf } from '../../core/use-list-address.ts';
import { metrics, type Metric } from './metrics.ts';
import { asDate, rangeNames, usualRange, type RangeName } from './range.ts';

export const groups = ['day', 'hour', 'domain', 'feed', 'country'] as const satisfies readonly AnalyticsGroup[];

/** What the rows of the table are sorted by. */
export type SortColumn = Metric | 'label';
const sortColumns: readonly SortColumn[] = ['label', ...metrics];

/** The view state in the URL. Missing or invalid values get the default, which is never written. */
export interface AnalyticsParams {
  readonly range: RangeName;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly group: (typeof groups)[number];
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

type ParamName =
  | 'range'
  | 'from'
  | 'to'
  | 'group'
  | 'domain'
  | 'feed'
  | 'country'
  | 'metric'
  | 'sort'
  | 'order'
  | 'page';

const defaults: Partial<Record<ParamName, string>> = { range: usualRange, group: 'day', metric: 'clicks', page: '1' };

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
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return {
    range: read('range', oneOf(rangeNames)) ?? usualRange,
    from: asDate(params.get('from')),
    to: asDate(params.get('to')),
    group: read('group', oneOf(groups)) ?? 'day',
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
