import type { ReactNode } from 'react';
import styles from './ranked-bars.module.css';

interface RankedBarsProps {
  readonly title: string;
  /** Largest first; all are drawn. */
  readonly rows: readonly { readonly key: string; readonly label: ReactNode; readonly value: number }[];
  readonly format: (value: number) => string;
}

/** Named values as horizontal bars, each followed by its number. */
export function RankedBars({ title, rows, format }: RankedBarsProps) {
  const largest = rows.reduce((most, { value }) => Math.max(most, value), 0);
  return (
    <ol className={styles['rows']} aria-label={title}>
      {rows.map(({ key, label, value }) => (
        <li key={key}>
          <span className={styles['label']}>{label}</span>
          <span className={styles['value']}>{format(value)}</span>
          <span className={styles['track']} aria-hidden="true">
            <i style={{ width: `${String(largest === 0 ? 0 : (100 * value) / largest)}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
