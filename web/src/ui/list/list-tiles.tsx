import type { ReactNode } from 'react';
import { StatTiles } from '../stat-tile.tsx';
import styles from './list-tiles.module.css';

/** The counts above a list. In a low window they are single lines, so that more of the list is in sight.
 * @param props - `columns`: as for `StatTiles` */
export function ListTiles({ columns = 4, children }: { columns?: 3 | 4 | 6; children: ReactNode }) {
  return (
    <div className={styles['tiles']}>
      <StatTiles columns={columns}>{children}</StatTiles>
    </div>
  );
}
