import { ValidationError, type ConflictError } from '@grt/sdk';
import type { SitePage } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { paths } from '../../core/paths.ts';
import { toastFailure } from '../../ui/toast.ts';
import { useNewestPage } from './newest-page.queries.ts';
import styles from './page-editor.module.css';
import { SaveFailed } from './save-failed.tsx';

interface SaveRefusalProps {
  readonly page: SitePage | undefined;
  readonly error: ValidationError | ConflictError;
  readonly onSaveOver: (version: number) => void;
  readonly onDiscard: () => void;
}

/** What the server refused a page for. */
export function SaveRefusal({ page, error, onSaveOver, onDiscard }: SaveRefusalProps) {
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
  if (page && version !== undefined) {
    return <Conflict page={page} error={error} onSaveOver={() => onSaveOver(version)} onDiscard={onDiscard} />;
  }
  return <SaveFailed error={error} />;
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

/** The current version, if someone else has saved since. */
function standingVersion(error: ConflictError): number | undefined {
  const { current } = error.body as { readonly current?: { readonly version?: unknown } };
  return typeof current?.version === 'number' ? current.version : undefined;
}
