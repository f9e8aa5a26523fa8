import { GrtError } from '@grt/sdk';
import { Alert, Button } from '@mantine/core';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** What did not come, as the specification words it. */
  readonly message: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A panel whose data did not come: what is so, the request to quote, and a way to try again. */
export function LoadFailure({ message, error, onRetry }: LoadFailureProps) {
  const reason = error instanceof GrtError ? error.message : undefined;
  const requestId = error instanceof GrtError ? error.requestId : undefined;
  return (
    <Alert role="alert" color="red" variant="light" className={styles['failure'] ?? ''}>
      <p className={styles['message']}>{message}</p>
      {reason !== undefined && reason !== message && <p>{reason}</p>}
      {requestId !== undefined && <p className={styles['request']}>Request id: {requestId}</p>}
      <Button variant="default" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}
