import { ForbiddenError } from '@grt/sdk';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import styles from './pacing-panel.module.css';

/** The texts specified in docs/specification/part-2-admin-domains-bidding-pages.md §6 and §8. */
export function PacingFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const message =
    error instanceof ForbiddenError ? 'You do not have permission to access this data' : 'Failed to load pacing data';
  return (
    <div className={styles['body']}>
      <LoadFailure message={message} error={error} onRetry={onRetry} />
    </div>
  );
}
