import { utilizationBarMaxPercent } from '@grt/sdk/contract';
import styles from './meter.module.css';

interface MeterProps {
  /** Drawn up to 100; the number that stands beside it may be larger. */
  readonly percent: number;
  /** `wait` and `bad` where a use is getting too high. */
  readonly tone?: 'primary' | 'good' | 'wait' | 'bad';
}

/** A share as a thin bar. The same number stands beside it in words, so the bar itself is not read out. */
export function Meter({ percent, tone = 'primary' }: MeterProps) {
  return (
    <span className={styles['meter']} data-tone={tone} aria-hidden="true">
      <i style={{ width: `${String(Math.min(utilizationBarMaxPercent, Math.max(0, percent)))}%` }} />
    </span>
  );
}
