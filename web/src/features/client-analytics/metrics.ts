import { averageCpcDecimals } from '../../core/screen-constants.ts';
import { formatCount, formatMoney } from '../../core/format.ts';

/** Traffic metrics, in logical order. */
export const metrics = ['views', 'clicks', 'unique_clicks', 'spend', 'ctr', 'cpc'] as const;
export type Metric = (typeof metrics)[number];

interface MetricWording {
  readonly word: string;
  /** What it counts. */
  readonly means: string;
  /** What a change of it is judged by: a rate of few is as shaky as the few. */
  readonly restsOn: Metric;
  readonly format: (value: number) => string;
  /** Smallest distance between axis marks. */
  readonly smallestStep: number;
}

export const metricWords: Record<Metric, MetricWording> = {
  views: { word: 'Views', means: 'times shown', restsOn: 'views', format: formatCount, smallestStep: 1 },
  clicks: { word: 'Clicks', means: 'all clicks', restsOn: 'clicks', format: formatCount, smallestStep: 1 },
  unique_clicks: {
    word: 'Unique clicks',
    means: 'charged clicks',
    restsOn: 'unique_clicks',
    format: formatCount,
    smallestStep: 1,
  },
  spend: { word: 'Spend', means: 'US dollars', restsOn: 'spend', format: formatMoney, smallestStep: 0.01 },
  ctr: {
    word: 'CTR',
    means: 'clicks per 100 views',
    restsOn: 'views',
    format: (value) => `${value.toFixed(2)}%`,
    smallestStep: 0.01,
  },
  cpc: {
    word: 'CPC',
    means: 'per unique click',
    restsOn: 'unique_clicks',
    format: (value) => `$${value.toFixed(averageCpcDecimals)}`,
    smallestStep: 0.001,
  },
};
