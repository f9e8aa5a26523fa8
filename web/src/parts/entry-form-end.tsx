import type { ReactNode } from 'react';
import { Alert, Button } from '@mantine/core';

interface EntryFormEndProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Why it was refused; undefined if it was not. */
  readonly refusal: ReactNode;
}

/** The end of a sign-in form: its button, and the refusal below it. */
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
