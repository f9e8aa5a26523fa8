import styles from './status-badge.module.css';

/** What a status means for the reader: settled well, waiting, failed, inactive, in progress, or merely informative. */
export type StatusTone = 'good' | 'wait' | 'bad' | 'rest' | 'busy' | 'note';

const shapes: Record<StatusTone, string> = {
  good: 'M2 5.4 4.2 7.6 8.2 2.6',
  wait: 'M5 1.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M5 3.2V5l1.4.9',
  bad: 'M2.2 2.2l5.6 5.6M7.8 2.2 2.2 7.8',
  rest: 'M3.4 2v6M6.6 2v6',
  note: 'M1 5c1.2-4.4 2.8-4.4 4 0s2.8 4.4 4 0',
  busy: 'M8.4 5A3.4 3.4 0 1 1 5 1.6',
};

/** A status as text, shape, and color. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={shapes[tone]} />
      </svg>
      {children}
    </span>
  );
}
