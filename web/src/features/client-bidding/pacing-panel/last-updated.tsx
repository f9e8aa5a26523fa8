import { Button } from '@mantine/core';
import { formatClock } from '../../../core/elapsed-time.ts';
import styles from './last-updated.module.css';

interface LastUpdatedProps {
  /** When the oldest part was loaded, in milliseconds since 1970; 0 before that. */
  readonly updatedAt: number;
  /** The last attempt to load one of the parts failed. */
  readonly isFailing: boolean;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

/** The age of the data, and a refresh button. */
export function LastUpdated({ updatedAt, isFailing, isBusy, onRefresh }: LastUpdatedProps) {
  const at = new Date(updatedAt);
  return (
    <div className={styles['updated']} data-failing={isFailing}>
      <span>
        {isFailing && (updatedAt === 0 ? 'Nothing could be loaded yet.' : 'The last refresh failed. ')}
        {updatedAt > 0 ? (
          <>
            Last updated: <time dateTime={at.toISOString()}>{formatClock(at)}</time>
          </>
        ) : (
          !isFailing && 'Last updated: loading…'
        )}
      </span>
      <Button variant="default" size="xs" aria-disabled={isBusy} onClick={isBusy ? undefined : onRefresh}>
        Refresh
      </Button>
    </div>
  );
}
