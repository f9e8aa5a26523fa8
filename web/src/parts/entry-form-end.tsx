import type { ReactNode } from 'react';
import { Alert, Button } from '@mantine/core';

interface EntryFormEndProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Why nothing came of it; undefined where nothing was refused. */
  readonly refusal: ReactNode;
}

/** The end of a form on the way in: the one button, and below it what was refused. */
export function EntryFormEnd({ label, busyLabel, busy, disabled = false, refusal }: EntryFormEndProps) {
  return (
    <>
      <Button type="submit" size="md" fullWidth disabled={busy || disabled}>
        {busy ? busyLabel : label}
      </Button>
      {refusal !== undefined && (
        <Alert role="alert" color="red" variant="light">
          {refusal}
        </Alert>
      )}
    </>
  );
}
