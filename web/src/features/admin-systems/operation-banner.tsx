import { Alert } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import styles from './operation-banner.module.css';
import type { Operations } from './use-operations.ts';

/** The last operation's result; hides after 10 seconds. */
export function OperationBanner({ operations: { banner, dismiss } }: { operations: Operations }) {
  if (!banner) return null;
  const { name, result, failure } = banner;
  return (
    <Alert
      className={styles['banner'] ?? ''}
      data-print="no"
      color={result ? 'green' : 'red'}
      variant="light"
      role={result ? 'status' : 'alert'}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={dismiss}
    >
      {result ? (
        <>
          <p className={styles['title']}>
            {name}: done in {formatCount(result.duration_ms)} ms
          </p>
          <p className={styles['output']}>{result.output}</p>
        </>
      ) : (
        <p className={styles['title']}>{failure}</p>
      )}
    </Alert>
  );
}
