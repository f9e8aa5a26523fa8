import { ChartFrame } from './chart-frame.tsx';
import type { LegendEntry } from './chart-legend.tsx';
import type { ChartProps } from './chart.ts';
import styles from './line-chart.module.css';

/** Values as a line over an area, for more points than bars can show. */
export function LineChart(props: ChartProps & { readonly legend?: readonly LegendEntry[] | undefined }) {
  const { points } = props;
  return (
    <ChartFrame {...props}>
      {(top) => {
        const path = points
          .map(({ value }, index) => `${String(index + 0.5)} ${String(100 - (100 * value) / top)}`)
          .join('L');
        const [first, last] = [0.5, points.length - 0.5];
        return (
          <svg className={styles['drawing']} viewBox={`0 0 ${String(points.length)} 100`} preserveAspectRatio="none">
            <path className={styles['area']} d={`M${String(first)} 100L${path}L${String(last)} 100Z`} />
            <path className={styles['line']} d={`M${path}`} />
          </svg>
        );
      }}
    </ChartFrame>
  );
}
