import type { ReactNode } from 'react';
import styles from './open-row.module.css';

/** A row's name, which opens it. */
export function OpenRow({ children, onOpen }: { children: ReactNode; onOpen: () => void }) {
  return (
    <button type="button" className={styles['open']} onClick={onOpen}>
      {children}
    </button>
  );
}
