import { averageCpcDecimals } from '../../core/screen-constants.ts';
import { formatCount, formatMoney } from '../../core/format.ts';

/** The figures of traffic, in the order in which they follow from each other. */
export const metrics = ['views', 'clicks', 'unique_clicks', 'spend', 'ctr', 'cpc'] as const;
export type Metric = (typeof metrics)[number];

interface MetricWording {
  readonly word: string;
  /** What it counts. */
  readonly means: string;
  readonly format: (value: number) => string;
  /** Least distance of marks on an axis. */
  readonly smallestStep: number;
}

export const metricWords: Record<Metric, MetricWording> = {
  views: { word: 'Views', means: 'times shown', format: formatCount, smallestStep: 1 },
  clicks: { word: 'Clicks', means: 'all of them', format: formatCount, smallestStep: 1 },
  unique_clicks: { word: 'Unique clicks', means: 'the charged ones', format: formatCount, smallestStep: 1 },
  spend: { word: 'Spend', means: 'US dollars', format: formatMoney, smallestStep: 0.01 },
  ctr: { word: 'CTR', means: 'clicks for 100 views', format: (value) => `${value.toFixed(2)}%`, smallestStep: 0.01 },
  cpc: {
    word: 'CPC',
    means: 'for a unique click',
    format: (value) => `$${value.toFixed(averageCpcDecimals)}`,
    smallestStep: 0.001,
  },
};
