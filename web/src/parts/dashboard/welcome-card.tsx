import { Button } from '@mantine/core';
import { readAccount } from '../../core/account.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './welcome-card.module.css';

interface WelcomeCardProps {
  /** When the data was loaded; undefined before that. */
  readonly updatedAt: string | undefined;
  /** Replaces the last update when loading failed. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** A greeting, the age of the data, and a refresh button. */
export function WelcomeCard({ updatedAt, failure, busy, onRefresh }: WelcomeCardProps) {
  const account = readAccount();
  return (
    <section className={styles['card']} aria-label="Welcome">
      <div>
        <p className={styles['welcome']}>Welcome back{account ? `, ${account.full_name ?? account.username}` : ''}</p>
        <output className={styles['update']}>
          Last update: {failure ?? (updatedAt === undefined ? 'loading…' : <TimeAgo at={updatedAt} />)}
        </output>
      </div>
      <Button variant="default" aria-disabled={busy} onClick={busy ? undefined : onRefresh}>
        {busy ? 'Refreshing…' : 'Refresh'}
      </Button>
    </section>
  );
}
