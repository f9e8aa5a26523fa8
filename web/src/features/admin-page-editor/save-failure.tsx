import { ConflictError, GrtError, ValidationError } from '@grt/sdk';
import type { SitePage } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { paths } from '../../core/paths.ts';
import { toastFailure } from '../../ui/toast.ts';
import styles from './page-editor.module.css';
import { standingVersion } from './page-form.ts';
import { useNewestPage } from './page-editor.queries.ts';

interface SaveFailureProps {
  readonly page: SitePage | undefined;
  readonly error: Error;
  /** Saves the user's version over someone else's. */
  readonly onSaveOver: (version: number) => void;
  /** The user's version is given up for someone else's. */
  readonly onDiscard: () => void;
}

/** Why a page was not saved. @see docs/specification/part-2-admin-domains-bidding-pages.md §8 */
export function SaveFailure({ page, error, onSaveOver, onDiscard }: SaveFailureProps) {
  if (error instanceof ValidationError) {
    return (
      <Alert color="red" variant="light" role="alert">
        <p>Validation errors:</p>
        <ul className={styles['lines']}>
          {Object.entries(error.fields).flatMap(([field, messages]) =>
            messages.map((message) => <li key={field + message}>{message}</li>),
          )}
        </ul>
      </Alert>
    );
  }
  const version = standingVersion(error);
  if (page && error instanceof ConflictError && version !== undefined) {
    return <Conflict page={page} error={error} onSaveOver={() => onSaveOver(version)} onDiscard={onDiscard} />;
  }
  return (
    <Alert color="red" variant="light" role="alert">
      <p>Failed to save page. Please try again.</p>
      {error instanceof GrtError && <p>{error.message}</p>}
    </Alert>
  );
}

interface ConflictProps {
  readonly page: SitePage;
  readonly error: ConflictError;
  readonly onSaveOver: () => void;
  readonly onDiscard: () => void;
}

/** Someone else saved first: who and when, and the options. Revisions keep both versions either way. */
function Conflict({ page, error, onSaveOver, onDiscard }: ConflictProps) {
  const newest = useNewestPage();
  const load = () =>
    newest.mutate(page.id, {
      // Also when the newest version has taken the place of this form by then.
      onSuccess: onDiscard,
      onError: (failure) => toastFailure('Failed to load page. Please try again.', failure),
    });
  return (
    <Alert color="yellow" variant="light" role="alert" title="Someone else saved this page">
      <p>{error.message}</p>
      <div className={styles['ways']}>
        <Button variant="default" size="xs" component="a" href={paths.pagePreview(page)} target="_blank" rel="noopener">
          View the current version
        </Button>
        <Button variant="default" size="xs" disabled={newest.isPending} onClick={load}>
          Discard my changes and load it
        </Button>
        <Button variant="default" size="xs" onClick={onSaveOver}>
          Save mine as a new version
        </Button>
      </div>
    </Alert>
  );
}
