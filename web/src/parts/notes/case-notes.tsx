import { useState } from 'react';
import { Button } from '@mantine/core';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { NoteList } from './note-list.tsx';
import styles from './notes.module.css';
import { useNotes, type NotedRecord } from './notes.queries.ts';

interface CaseNotesProps {
  readonly of: NotedRecord;
  readonly onAdd: () => void;
}

/** The internal notes on a case that is reviewed. */
export function CaseNotes({ of, onAdd }: CaseNotesProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useNotes(of, page);
  return (
    <section className={styles['case']} aria-label="Internal notes">
      <div className={styles['head']}>
        <h3>Internal notes</h3>
        <Button variant="default" size="xs" aria-keyshortcuts="n" onClick={onAdd}>
          Add note
        </Button>
      </div>
      {error && data === undefined ? (
        <LoadFailure message="The notes could not be loaded." error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {data?.data.length === 0 && <p className={styles['quiet']}>None yet. Only administrators see them.</p>}
          <NoteList notes={data?.data ?? []} />
          <PageSteps page={page} lastPage={data?.meta.last_page ?? 1} onPage={setPage} />
        </>
      )}
    </section>
  );
}
