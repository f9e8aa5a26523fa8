import { useState } from 'react';
import type { Import } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { may } from '../../core/may.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { nameOfImport } from '../feed-status.ts';
import { useHoldDecision, type ImportPlace } from './import-report.queries.ts';

/** A new version of an approved feed that is being reviewed: until then, it can be discarded.
 * @see docs/specification/decisions.md §7 */
export function VersionInReview({ place, run }: { place: ImportPlace; run: Import }) {
  const [isAsked, setAsked] = useState(false);
  const decide = useHoldDecision(place);
  const discard = () =>
    decide.mutate('drop', {
      onSuccess: () => toastSuccess('The new version was discarded', nameOfImport(run)),
      onError: (error) => toastFailure('The new version could not be discarded.', error, nameOfImport(run)),
      here: { onSettled: () => setAsked(false) },
    });
  return (
    <Alert color="yellow" variant="light" role="note" title="A new version is being reviewed">
      <p>The approved version stays live until then.</p>
      {may(place.as === 'client' ? 'clientFeeds.dropImport' : 'adminFeeds.dropImport') && (
        <Button variant="default" mt={12} onClick={() => setAsked(true)}>
          Discard
        </Button>
      )}
      <ConfirmDialog
        title="Discard this version"
        question="Nothing from this file is imported. The approved version stays live."
        opened={isAsked}
        confirm={{ label: 'Discard version', busyLabel: 'Discarding...' }}
        busy={decide.isPending}
        onConfirm={discard}
        onClose={() => setAsked(false)}
      />
    </Alert>
  );
}
