import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../core/paths.ts';
import { Brand } from './brand.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import styles from './public-shell.module.css';
import { SkipLink } from './skip-link.tsx';

/** The frame of a single public screen: the brand above it and nothing beside it. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <header className={styles['header']}>
        <Link className={styles['brand']} to={paths.landing} aria-label="GRT, home">
          <Brand />
        </Link>
        <ColorSchemeChoice />
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
    </div>
  );
}
