import { GrtError } from '@grt/sdk';
import { Alert, Button } from '@mantine/core';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  /** What failed to load, in the specification's words. */
  readonly message: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A panel that failed to load: the message, the request id, and a retry button. */
export function LoadFailure({ message, error, onRetry }: LoadFailureProps) {
  const reason = error instanceof GrtError ? error.message : undefined;
  const requestId = error instanceof GrtError ? error.requestId : undefined;
  return (
    <Alert role="alert" color="red" variant="light" className={styles['failure'] ?? ''}>
      <p className={styles['message']}>{message}</p>
      {reason !== undefined && reason !== message && <p>{reason}</p>}
      {requestId !== undefined && <p className={styles['request']}>Request ID: {requestId}</p>}
      <Button variant="default" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}
