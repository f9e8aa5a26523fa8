import { utilizationBarMaxPercent } from '@grt/sdk/contract';
import styles from './meter.module.css';

interface MeterProps {
  /** Drawn up to 100; the number next to it may be larger. */
  readonly percent: number;
  /** `wait` and `bad` for high usage. */
  readonly tone?: 'primary' | 'good' | 'wait' | 'bad';
  /** Where the plan is, as a tick. */
  readonly planPercent?: number | undefined;
}

/** A share as a thin bar. The number next to it says the same, so the bar is hidden from screen readers. */
export function Meter({ percent, tone = 'primary', planPercent }: MeterProps) {
  return (
    <span className={styles['meter']} data-tone={tone} aria-hidden="true">
      <i style={{ width: placeOf(percent) }} />
      {planPercent !== undefined && <b style={{ left: placeOf(planPercent) }} />}
    </span>
  );
}

const placeOf = (percent: number): string => `${String(Math.min(utilizationBarMaxPercent, Math.max(0, percent)))}%`;
