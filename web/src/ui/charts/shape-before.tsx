import type { ChartPoint } from './chart.ts';
import styles from './shape-before.module.css';

/** The previous period, as steps behind the values. Where it has no value, the steps are interrupted. */
export function ShapeBefore({ points, top }: { points: readonly ChartPoint[]; top: number }) {
  const runs = runsOf(points);
  const heightOf = (value: number) => String(100 - (100 * value) / top);
  const steps = runs.map(({ start, values }) =>
    values.map((value, index) => `V${heightOf(value)}H${String(start + index + 1)}`).join(''),
  );
  return (
    <svg className={styles['shape']} viewBox={`0 0 ${String(points.length)} 100`} preserveAspectRatio="none">
      <path
        className={styles['area']}
        d={runs.map(({ start }, run) => `M${String(start)} 100${steps[run] ?? ''}V100Z`).join('')}
      />
      <path
        className={styles['line']}
        d={runs
          .map(({ start, values }, run) => `M${String(start)} ${heightOf(values[0] ?? 0)}${steps[run] ?? ''}`)
          .join('')}
      />
    </svg>
  );
}

/** Neighboring points that have a value before them. */
function runsOf(points: readonly ChartPoint[]): { readonly start: number; readonly values: number[] }[] {
  const runs: { readonly start: number; readonly values: number[] }[] = [];
  for (const [index, { before }] of points.entries()) {
    if (before === undefined) continue;
    const last = runs.at(-1);
    if (last && last.start + last.values.length === index) last.values.push(before);
    else runs.push({ start: index, values: [before] });
  }
  return runs;
}
