import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './activity-panel.module.css';

/** An event, its current status, and a link. */
export interface ActivityEntry {
  readonly id: number | string;
  readonly Icon?: LucideIcon;
  readonly label: string;
  /** Without it, the entry is not a link. */
  readonly to?: string;
  /** A secondary line. */
  readonly detail?: string;
  /** How much it is about. */
  readonly figure?: string;
  readonly status: { readonly word: string; readonly tone: StatusTone };
  readonly at: string;
}

interface ActivityPanelProps {
  /** Undefined while they are loading. */
  readonly entries: readonly ActivityEntry[] | undefined;
  /** The failure message; undefined if loaded. */
  readonly failure: string | undefined;
  /** Shown if there is no activity yet. */
  readonly empty: ReactNode;
  /** Maximum number of entries. */
  readonly rows: number;
  readonly aside?: ReactNode;
}

/** Recent activity on a dashboard. */
export function ActivityPanel({ aside, ...content }: ActivityPanelProps) {
  return (
    <Panel title="Recent Activity" aside={aside}>
      <div className={styles['body']}>
        <Content {...content} />
      </div>
    </Panel>
  );
}

function Content({ entries, failure, empty, rows }: Omit<ActivityPanelProps, 'aside'>) {
  if (failure !== undefined) return <p className={styles['note']}>{failure}</p>;
  if (entries === undefined) return <Loading rows={rows} />;
  if (entries.length === 0) return empty;
  return (
    <ul>
      {entries.map((entry) => (
        <Row key={entry.id} {...entry} />
      ))}
    </ul>
  );
}

function Row({ Icon, label, to, detail, figure, status, at }: ActivityEntry) {
  return (
    <li className={styles['row']}>
      {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
      <span className={styles['names']} data-named={detail !== undefined}>
        {to === undefined ? (
          <span dir="auto">{label}</span>
        ) : (
          <Link to={to} dir="auto">
            {label}
          </Link>
        )}
        {detail !== undefined && <span dir="auto">{detail}</span>}
      </span>
      {figure !== undefined && <span className={styles['figure']}>{figure}</span>}
      <span className={styles['status']}>
        <StatusBadge tone={status.tone}>{status.word}</StatusBadge>
      </span>
      <span className={styles['time']}>
        <TimeAgo at={at} />
      </span>
    </li>
  );
}

function Loading({ rows }: { rows: number }) {
  return (
    <>
      <output>
        <VisuallyHidden>Loading recent activity...</VisuallyHidden>
      </output>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles['row']}>
          <Skeleton height={12} width="50%" />
        </div>
      ))}
    </>
  );
}
