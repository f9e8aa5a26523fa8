import type { ReactNode } from 'react';
import { PublicHeader } from '../ui/public-header.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Strands } from '../ui/strands/strands.tsx';
import styles from './entry-frame.module.css';

/** The frame of sign-in and related screens. The form on one side; on the other, where there is room, the product's
 * illustration.
 * @param long - for long content, which starts further up. */
export function EntryFrame({ children, long = false }: { children: ReactNode; long?: boolean }) {
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <div className={styles['side']}>
        <PublicHeader />
        <main id="main" tabIndex={-1} className={styles['main']} data-long={long}>
          {children}
        </main>
      </div>
      <div className={styles['drawing']} aria-hidden="true">
        <Strands shares={[0.24, 0.3, 0.3, 0.16]} ownLane={2} laneHeight={190} still />
      </div>
    </div>
  );
}
