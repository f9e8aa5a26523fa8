import type { Analytics, AnalyticsRow } from '@grt/sdk/contract';
import { formatCount } from '../../core/format.ts';
import { useNow } from '../../core/use-now.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { RankedBars } from '../../ui/charts/ranked-bars.tsx';
import styles from './analytics-chart.module.css';
import { metricWords, type Metric } from './metrics.ts';
import { RowName } from './row-name.tsx';
import { isByTime, sortedRows, timePoints } from './rows.ts';
import type { AnalyticsParams } from './use-analytics-params.ts';

interface AnalyticsChartProps {
  readonly analytics: Analytics;
  readonly metric: Metric;
  readonly params: AnalyticsParams;
}

/** More bars than this cannot be distinguished. */
const mostBars = 62;
/** Number of named bars drawn; the table has all rows. */
const mostNames = 10;

/** The selected metric: over time as bars or a line, by name as ranked bars. */
export function AnalyticsChart({ analytics, metric, params }: AnalyticsChartProps) {
  return (
    <div className={styles['chart']}>
      {isByTime(analytics.group_by) ? (
        <OverTime analytics={analytics} metric={metric} />
      ) : (
        <OfNames analytics={analytics} metric={metric} params={params} />
      )}
    </div>
  );
}

function OverTime({ analytics, metric }: Omit<AnalyticsChartProps, 'params'>) {
  const now = useNow();
  const { word, format, smallestStep } = metricWords[metric];
  const points = timePoints(analytics, metric, now);
  const isCompared = points.some(({ before }) => before !== undefined);
  const previous = ['shade', 'Previous period'] as const;
  const props = {
    title: `${word} by ${analytics.group_by}`,
    format,
    smallestStep,
    summary: `${format(analytics.totals[metric])} in total`,
  };
  return points.length <= mostBars ? (
    <BarChart {...props} points={points} legend={isCompared ? [['bar', word], previous] : undefined} />
  ) : (
    <LineChart
      {...props}
      points={points.filter(({ isComing }) => isComing !== true)}
      legend={isCompared ? [['line', word], previous] : undefined}
    />
  );
}

/** What a bar stands for: a group, or a part of one. */
function Name({ row, params }: { row: AnalyticsRow; params: AnalyticsParams }) {
  if (params.split === undefined) return <RowName row={row} params={params} />;
  return (
    <>
      <RowName row={row} params={params} /> · <RowName row={row} params={params} isPart />
    </>
  );
}

/** Which rows the first ones are taken from: if the server left some out, they may be the first by another metric. */
const inWords = ({ rows, total_rows: total }: Analytics): string =>
  rows.length < total ? `the ${formatCount(rows.length)} with the highest spend` : formatCount(total);

function OfNames({ analytics, metric, params }: AnalyticsChartProps) {
  const { word, format } = metricWords[metric];
  const rows: readonly AnalyticsRow[] = sortedRows(analytics, { by: metric, direction: 'descending' });
  const title = `${word} by ${analytics.group_by}${params.split === undefined ? '' : ` and ${params.split}`}`;
  return (
    <>
      <p className={styles['title']}>
        <span>{title}</span>
        {analytics.total_rows > mostNames && (
          <small>
            the first {mostNames} of {inWords(analytics)}
          </small>
        )}
      </p>
      <RankedBars
        title={title}
        format={format}
        rows={rows
          .slice(0, mostNames)
          .map((row) => ({ key: row.key, label: <Name row={row} params={params} />, value: row[metric] }))}
      />
    </>
  );
}
