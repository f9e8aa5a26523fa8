import { Button } from '@mantine/core';
import { readAccount } from '../../core/account.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './welcome-card.module.css';

interface WelcomeCardProps {
  /** When the figures were taken; undefined before the first came. */
  readonly updatedAt: string | undefined;
  /** What stands in place of the last update when a load failed. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** Who is welcome, how old the figures are, and the way to newer ones. */
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
