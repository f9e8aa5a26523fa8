import { drawStrands } from './draw-strands.ts';
import styles from './strands.module.css';

interface StrandsProps {
  /** One for each lane, 0 to 1. */
  readonly shares: readonly number[];
  /** The lane in the primary color. */
  readonly ownLane: number;
  /** CSS pixels. */
  readonly laneHeight: number;
  readonly still?: boolean;
}

/**
 * Streams of visits that fan out over lanes. Fills its container; visits do not move with reduced motion. Decorative.
 */
export function Strands({ shares, ownLane, laneHeight, still = false }: StrandsProps) {
  const height = shares.length * laneHeight;
  return (
    <svg
      className={styles['strands']}
      style={{ height }}
      viewBox={`0 0 100 ${String(height)}`}
      preserveAspectRatio="none"
      data-still={still}
      aria-hidden="true"
      focusable="false"
    >
      {drawStrands(shares, laneHeight).map(({ place, lane, path, period, late, seconds }) => (
        <g key={place} data-own={lane === ownLane}>
          <path className={styles['track']} d={path} />
          <path
            className={styles['visits']}
            d={path}
            style={{
              strokeDasharray: `0.1 ${(period - 0.1).toFixed(1)}`,
              strokeDashoffset: late.toFixed(1),
              animationDuration: `${seconds.toFixed(2)}s`,
              '--arrived': (late - period).toFixed(1),
            }}
          />
        </g>
      ))}
    </svg>
  );
}
