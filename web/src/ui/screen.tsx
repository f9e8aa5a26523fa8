import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** The frame of a console screen: the header and the parts below it, up to 1,600 px wide. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles['screen']}>{children}</div>;
}
