import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  /** The header and the content below it. */
  readonly children: ReactNode;
  /** Wider than usual, for tables. */
  readonly wide?: boolean;
}

/** The frame of a console screen: stacked parts at a readable width. */
export function Screen({ children, wide = false }: ScreenProps) {
  return (
    <div className={styles['screen']} data-wide={wide}>
      {children}
    </div>
  );
}
