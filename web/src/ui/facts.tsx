import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** What the value is compared with, or its time. */
  readonly note?: string | undefined;
}

/** Several named values side by side, as many per row as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={styles['value']}>{value}</span>
            {note !== undefined && <span className={styles['note']}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
