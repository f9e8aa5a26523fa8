import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './stat-tile.module.css';

interface StatTileProps {
  readonly label: string;
  /** The formatted value; undefined while loading. */
  readonly figure: string | undefined;
  /** What the value counts or is compared with. */
  readonly note: string;
  /** Where the details are. Without it, the tile is not a link. */
  readonly to?: string;
}

/** One metric with its label. */
export function StatTile({ label, figure, note, to }: StatTileProps) {
  return (
    <div className={styles['tile']} data-link={to !== undefined}>
      <dt>{label}</dt>
      <dd>
        {figure === undefined ? (
          <>
            <Skeleton height={34} width={72} />
            <VisuallyHidden>Loading</VisuallyHidden>
          </>
        ) : (
          <strong style={{ '--characters': figure.length }}>{figure}</strong>
        )}
        <span>{note}</span>
        {to !== undefined && <Link to={to} aria-label={`${label}: ${figure ?? 'loading'}. Open`} />}
      </dd>
    </div>
  );
}

/** Tiles side by side. @param props - `columns`: tiles per row on a wide screen; 4 by default */
export function StatTiles({ columns = 4, children }: { columns?: 3 | 4 | 5 | 6; children: ReactNode }) {
  return (
    <dl className={styles['tiles']} data-columns={columns}>
      {children}
    </dl>
  );
}
