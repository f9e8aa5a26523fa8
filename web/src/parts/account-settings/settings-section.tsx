import { useId, type ReactNode } from 'react';
import { GrtError } from '@grt/sdk';
import { Button, Skeleton } from '@mantine/core';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly about: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A settings section: description on the left, form or list on the right. */
export function SettingsSection({ title, about, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['about']}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
        <div className={styles['action']}>{action}</div>
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

interface LoadingRowsProps {
  readonly label: string;
  /** Of 48 px, with 12 px between them: as many as what comes is high, so that nothing below it moves. */
  readonly rows?: number;
  /** The same on a phone, where fields stand below each other. */
  readonly phoneRows?: number;
}

/** Placeholder rows at the height of what comes. */
export function LoadingRows({ label, rows = 2, phoneRows = rows }: LoadingRowsProps) {
  const shownAt = (index: number) => (index >= phoneRows ? 'deskRow' : index >= rows ? 'phoneRow' : 'row');
  return (
    <div className={styles['loading']}>
      <output>{label}</output>
      {Array.from({ length: Math.max(rows, phoneRows) }, (_, index) => (
        <Skeleton key={index} height={48} animate={false} className={styles[shownAt(index)] ?? ''} />
      ))}
    </div>
  );
}

/** A part that could not be loaded. */
export function FailedPart({ what, error, onRetry }: { what: string; error: Error; onRetry: () => void }) {
  const requestId = error instanceof GrtError ? error.requestId : undefined;
  return (
    <div className={styles['failed']} role="alert">
      <p>Failed to load {what}. Please try again.</p>
      {requestId !== undefined && <small>Request {requestId}</small>}
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
