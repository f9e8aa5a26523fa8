import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './sparkline.module.css';

interface SparklineProps {
  /** What it shows and its range: `Memory over the last hour, 210 to 240 MB`. */
  readonly label: string;
  /** Oldest first; fewer than two draw nothing. */
  readonly values: readonly number[];
}

/** A metric's trend, as a small line without axes: from zero up, so that a small change looks small. A constant value is in
 * the middle. */
export function Sparkline({ label, values }: SparklineProps) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const heightOf = (value: number) => (high === low ? 50 : 100 - (100 * value) / high);
  const path = values.map((value, index) => `${String(index)} ${String(heightOf(value))}`).join('L');
  return (
    <>
      <svg
        className={styles['sparkline']}
        viewBox={`0 0 ${String(values.length - 1)} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={`M${path}`} />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
