import { useState } from 'react';
import type { SitePage, SitePageRevisionSummary } from '@grt/sdk/contract';
import { Button, Skeleton } from '@mantine/core';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { useRestoreRevision, useRevisions } from './page-editor.queries.ts';
import { RevisionCompare } from './revision-compare.tsx';
import styles from './revisions-dialog.module.css';

export interface RevisionsDialogProps {
  readonly page: SitePage;
  /** Whether restoring would lose unsaved changes. */
  readonly isDirty: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Every saved version of the page: what has changed since, and a way to restore it.
 * @see docs/specification/decisions.md §9 */
export function RevisionsDialog({ page, isDirty, opened, onClose }: RevisionsDialogProps) {
  const [chosen, setChosen] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestoreRevision(page);

  function confirm() {
    if (chosen === undefined) return;
    restore.mutate(chosen, {
      onSuccess: ({ version }) =>
        toastSuccess(`Version ${String(chosen)} was restored as version ${String(version)}`, page.title),
      onError: (error) => toastFailure('Failed to restore the version. Please try again.', error, page.title),
      here: { onSuccess: onClose, onSettled: () => setIsAsking(false) },
    });
  }

  return (
    <Dialog title="Revisions" opened={opened} onClose={onClose} width={1040}>
      <div className={styles['columns']}>
        <RevisionList id={page.id} version={page.version} chosen={chosen} onChoose={setChosen} />
        {chosen === undefined ? (
          <p className={styles['hint']}>Choose a version to compare it with the current one.</p>
        ) : (
          <RevisionCompare
            key={chosen}
            page={page}
            revision={chosen}
            action={
              chosen === page.version ? null : (
                <Button onClick={() => setIsAsking(true)}>Restore version {chosen}</Button>
              )
            }
          />
        )}
      </div>
      <ConfirmDialog
        title={`Restore version ${String(chosen ?? '')}`}
        question={
          isDirty
            ? 'It is saved as a new version. Your unsaved changes will be lost.'
            : 'It is saved as a new version. The current version stays in this list.'
        }
        opened={isAsking}
        confirm={{ label: 'Restore', busyLabel: 'Restoring...', tone: 'cobalt' }}
        busy={restore.isPending}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </Dialog>
  );
}

interface RevisionListProps {
  readonly id: number;
  /** The current version. */
  readonly version: number;
  readonly chosen: number | undefined;
  readonly onChoose: (revision: number) => void;
}

function RevisionList({ id, version, chosen, onChoose }: RevisionListProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRevisions({ id, page });
  if (error) {
    return <LoadFailure message="Failed to load revisions." error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} />;
  return (
    <div className={styles['list']}>
      <ul aria-label="Revisions">
        {data.data.map((revision) => (
          <li key={revision.revision}>
            <button
              type="button"
              aria-pressed={revision.revision === chosen}
              onClick={() => onChoose(revision.revision)}
            >
              <strong>
                Version {revision.revision}
                {revision.revision === version ? ', the current one' : ''}
              </strong>
              <span>
                <TimeAgo at={revision.created_at} /> by {revision.updater.full_name}
              </span>
              {noteOf(revision)}
            </button>
          </li>
        ))}
      </ul>
      <PageSteps page={page} lastPage={data.meta.last_page} onPage={setPage} />
    </div>
  );
}

function noteOf({ restored_from }: SitePageRevisionSummary) {
  return restored_from === null ? null : <span>Restored from version {restored_from}</span>;
}
