import type { ReactNode } from 'react';
import { PublicHeader } from './public-header.tsx';
import styles from './public-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** The frame of a single public screen, with only the brand above it. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}
