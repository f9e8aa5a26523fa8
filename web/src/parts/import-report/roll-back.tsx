import { useState } from 'react';
import type { Import } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { nameOfImport } from '../feed-status.ts';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import styles from './import-report.module.css';
import { useRollBack, type ImportPlace } from './import-report.queries.ts';

/** Rolls back the last import after confirmation. Its report then shows the progress.
 * @see docs/specification/decisions.md §7 and §12 */
export function RollBack({ place, run }: { place: ImportPlace; run: Import }) {
  const [asked, setAsked] = useState(false);
  const rollBack = useRollBack(place);

  const confirm = () =>
    rollBack.mutate(undefined, {
      onSuccess: () => toastSuccess('The import is being rolled back', nameOfImport(run)),
      onError: (error) => toastFailure('The import could not be rolled back.', error, nameOfImport(run)),
      here: { onSettled: () => setAsked(false) },
    });

  return (
    <div className={styles['rollBack']}>
      <p>Wrong file? You can restore your videos to how they were before this import.</p>
      <Button variant="default" onClick={() => setAsked(true)}>
        Roll back
      </Button>
      <ConfirmDialog
        title="Roll back this import"
        question="Your videos go back to how they were before this import: added videos are removed, and changed or switched-off videos are restored."
        opened={asked}
        confirm={{ label: 'Roll back import', busyLabel: 'Rolling back...' }}
        busy={rollBack.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
