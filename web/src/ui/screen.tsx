import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  /** The head, and what stands below it. */
  readonly children: ReactNode;
  /** Wider than usual, where a table needs it. */
  readonly wide?: boolean;
}

/** The frame of a console screen: its parts one below the other, no wider than can be read. */
export function Screen({ children, wide = false }: ScreenProps) {
  return (
    <div className={styles['screen']} data-wide={wide}>
      {children}
    </div>
  );
}
