import type { ReactNode } from 'react';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  readonly title: string;
  /** What happened and why, in a sentence or two. */
  readonly children: ReactNode;
  /** The primary action, and at most one other. */
  readonly actions: ReactNode;
}

/** A screen with only a message: not found, not allowed, failed. */
export function MessageScreen({ title, children, actions }: MessageScreenProps) {
  return (
    <div className={styles['message']}>
      <title>{`${title} · GRT`}</title>
      <svg className={styles['drawing']} viewBox="0 0 320 72" aria-hidden="true" focusable="false">
        <path d="M0 36h96c40 0 32-26 72-26h152" />
        <path d="M0 36h96c40 0 32 26 72 26h152" />
        <path d="M0 36h150" className={styles['ending']} />
        <circle cx="158" cy="36" r="5" />
      </svg>
      <h1>{title}</h1>
      <div className={styles['text']}>{children}</div>
      <div className={styles['actions']}>{actions}</div>
    </div>
  );
}
