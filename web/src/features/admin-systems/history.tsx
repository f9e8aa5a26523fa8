import type { SystemSample } from '@grt/sdk/contract';
import { formatExactTime } from '../../core/elapsed-time.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import styles from './history.module.css';

interface HistoryProps {
  readonly name: string;
  /** Oldest first. */
  readonly samples: readonly SystemSample[];
  readonly valueOf: (sample: SystemSample) => number;
  readonly unit: string;
}

/** A metric's history over the last hours, as far as measured. */
export function History({ name, samples, valueOf, unit }: HistoryProps) {
  const [first] = samples;
  if (!first || samples.length < 2) {
    return (
      <p className={styles['none']}>
        History starts with the second measurement. Measurements are taken every five minutes.
      </p>
    );
  }
  const values = samples.map(valueOf);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => `${String(value)}${unit}`);
  const since = formatExactTime(new Date(first.measured_at));
  return (
    <div className={styles['history']}>
      <Sparkline label={`${name} since ${since}`} values={values} />
      <p>
        {low === high ? `${low ?? ''} throughout` : `${low ?? ''} to ${high ?? ''}`} since{' '}
        <time dateTime={first.measured_at}>{since}</time>
      </p>
    </div>
  );
}
