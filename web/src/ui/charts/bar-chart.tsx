import styles from './bar-chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import type { LegendEntry } from './chart-legend.tsx';
import type { ChartPoint, ChartProps } from './chart.ts';

/** Least height of a bar in the hourly charts. @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
const chartBarMinPercent = 2;

interface BarChartProps extends ChartProps {
  /** Name of the bars next to the plan; required if points have one. */
  readonly valueName?: string;
  /** What else is drawn. Named as bars and plan if there is a plan. */
  readonly legend?: readonly LegendEntry[] | undefined;
}

/** Values as bars, the plan as a line over them, the current time as a marker. No bar is lower than 2%.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §9 */
export function BarChart({ valueName, legend, ...props }: BarChartProps) {
  const { points } = props;
  const hasPlan = points.some(({ plan }) => plan !== undefined);
  return (
    <ChartFrame
      {...props}
      legend={
        hasPlan
          ? [
              ['bar', valueName ?? props.title],
              ['dash', 'Plan'],
            ]
          : legend
      }
    >
      {(top) => (
        <>
          <div className={styles['bars']} data-dense={points.length > 40} style={{ '--bars': points.length }}>
            {points.map(({ key, value, isComing = false }) => (
              <i
                key={key}
                data-coming={isComing}
                style={{ height: `${String(Math.max(chartBarMinPercent, (100 * value) / top))}%` }}
              />
            ))}
          </div>
          {hasPlan && <PlanLine points={points} top={top} />}
        </>
      )}
    </ChartFrame>
  );
}

function PlanLine({ points, top }: { points: readonly ChartPoint[]; top: number }) {
  const path = points.map(({ plan = 0 }, index) => `${String(index + 0.5)} ${String(100 - (100 * plan) / top)}`);
  return (
    <svg className={styles['plan']} viewBox={`0 0 ${String(points.length)} 100`} preserveAspectRatio="none">
      <path d={`M${path.join('L')}`} />
    </svg>
  );
}
