import { useState } from 'react';
import { Alert, Button, Group } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useHoldDecision, type ImportPlace } from './import-report.queries.ts';

/** A held import waits for a person: why, and the two ways on. Until then the items stay as they were.
 * @see docs/specification/decisions.md §7 */
export function HoldDecision({ place, reason }: { place: ImportPlace; reason: string | null }) {
  const [asked, setAsked] = useState<'accept' | 'drop'>();
  const decide = useHoldDecision(place);

  function confirm() {
    if (!asked) return;
    decide.mutate(asked, {
      onSuccess: () => toastSuccess(asked === 'accept' ? 'The import is being applied' : 'The import is dropped'),
      onError: (error) => toastFailure('The import could not be decided.', error),
      onSettled: () => setAsked(undefined),
    });
  }

  return (
    <Alert color="yellow" variant="light" role="note" title="This import is on hold">
      <p>{reason ?? 'Somebody has to look at it first.'} Until you decide, your videos stay as they were.</p>
      <Group gap={8} mt={12}>
        <Button onClick={() => setAsked('accept')}>Accept</Button>
        <Button variant="default" onClick={() => setAsked('drop')}>
          Drop
        </Button>
      </Group>
      <ConfirmDialog
        title={asked === 'drop' ? 'Drop this import' : 'Accept this import'}
        question={
          asked === 'drop'
            ? 'Nothing of this file is imported. Your videos stay as they are.'
            : 'The good rows are imported now. The refused ones are left out.'
        }
        opened={asked !== undefined}
        confirm={
          asked === 'drop'
            ? { label: 'Drop import', busyLabel: 'Dropping...' }
            : { label: 'Accept import', busyLabel: 'Accepting...', tone: 'cobalt' }
        }
        busy={decide.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </Alert>
  );
}
