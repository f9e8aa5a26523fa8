import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty. */
  readonly children: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactNode;
}

/** An empty list: nothing yet, no matches, or no permission. The text says which. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <svg viewBox="0 0 120 40" width="120" height="40" aria-hidden="true" focusable="false">
        <path d="M4 20h34c18 0 14-12 32-12h46" />
        <path d="M4 20h112" />
        <path d="M4 20h34c18 0 14 12 32 12h46" />
      </svg>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
