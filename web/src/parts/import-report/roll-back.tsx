import { useState } from 'react';
import { Button } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure } from '../../ui/toast.ts';
import styles from './import-report.module.css';
import { useRollBack, type ImportPlace } from './import-report.queries.ts';

/** Takes the last import back, after a question. Its report then shows how that goes.
 * @see docs/specification/decisions.md §7 and §12 */
export function RollBack({ place }: { place: ImportPlace }) {
  const [asked, setAsked] = useState(false);
  const rollBack = useRollBack(place);

  const confirm = () =>
    rollBack.mutate(undefined, {
      onError: (error) => toastFailure('The import could not be rolled back.', error),
      onSettled: () => setAsked(false),
    });

  return (
    <div className={styles['rollBack']}>
      <p>Was it the wrong file? The videos can be put back as they were before this import.</p>
      <Button variant="default" onClick={() => setAsked(true)}>
        Roll back
      </Button>
      <ConfirmDialog
        title="Roll back this import"
        question="Your videos become what they were before this import: what it added goes, what it changed or switched off comes back."
        opened={asked}
        confirm={{ label: 'Roll back import', busyLabel: 'Rolling back...' }}
        busy={rollBack.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}
