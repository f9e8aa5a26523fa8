import { averageCpcDecimals } from '../../core/screen-constants.ts';
import { formatCount, formatMoney } from '../../core/format.ts';

/** Traffic metrics, in logical order. */
export const metrics = ['views', 'clicks', 'unique_clicks', 'spend', 'ctr', 'cpc'] as const;
export type Metric = (typeof metrics)[number];

interface MetricWording {
  readonly word: string;
  /** What it counts. */
  readonly means: string;
  readonly format: (value: number) => string;
  /** Smallest distance between axis marks. */
  readonly smallestStep: number;
}

export const metricWords: Record<Metric, MetricWording> = {
  views: { word: 'Views', means: 'times shown', format: formatCount, smallestStep: 1 },
  clicks: { word: 'Clicks', means: 'all clicks', format: formatCount, smallestStep: 1 },
  unique_clicks: { word: 'Unique clicks', means: 'charged clicks', format: formatCount, smallestStep: 1 },
  spend: { word: 'Spend', means: 'US dollars', format: formatMoney, smallestStep: 0.01 },
  ctr: { word: 'CTR', means: 'clicks per 100 views', format: (value) => `${value.toFixed(2)}%`, smallestStep: 0.01 },
  cpc: {
    word: 'CPC',
    means: 'per unique click',
    format: (value) => `$${value.toFixed(averageCpcDecimals)}`,
    smallestStep: 0.001,
  },
};
