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
        {action}
      </div>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

/** Placeholder rows at the list's height. */
export function LoadingRows({ label }: { label: string }) {
  return (
    <div className={styles['loading']}>
      <output>{label}</output>
      <Skeleton height={48} animate={false} />
      <Skeleton height={48} animate={false} />
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
