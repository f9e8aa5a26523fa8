import { formatMoney } from '../../core/format.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { cumulativePoints, type SpendDay, type SpendHour } from './cumulative.ts';
import styles from './spend-chart.module.css';

interface SpendChartProps {
  readonly hours: readonly SpendHour[];
  readonly day: SpendDay;
}

/** The day at a glance: what has been spent so far as bars that grow, the plan as a line, and now as a marker. */
export function SpendChart({ hours, day }: SpendChartProps) {
  const points = cumulativePoints(hours, day);
  const spent = points.reduce((most, { value }) => Math.max(most, value), 0);
  const [start, end, now] = [day.day_start, day.day_end, day.calculated_at].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ];
  return (
    <div className={styles['chart']}>
      <BarChart
        title="Spend so far"
        valueName="Spent"
        points={points}
        format={formatMoney}
        summary={`${formatMoney(spent)} so far`}
        now={now < start || now > end ? undefined : (now - start) / 3_600_000}
      />
    </div>
  );
}
