import { GrtError } from '@grt/sdk';
import { Alert } from '@mantine/core';

export function SaveFailed({ error }: { error: Error }) {
  return (
    <Alert color="red" variant="light" role="alert">
      <p>Failed to save page. Please try again.</p>
      {error instanceof GrtError && <p>{error.message}</p>}
    </Alert>
  );
}
