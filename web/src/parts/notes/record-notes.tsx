import { useState } from 'react';
import { Button } from '@mantine/core';
import { may } from '../../core/may.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageSteps } from '../../ui/page-steps.tsx';
import { NothingHere, RecordPanel } from '../record-panel/record-panel.tsx';
import panelStyles from '../record-panel/record-panel.module.css';
import { NoteList } from './note-list.tsx';
import styles from './notes.module.css';
import { useNotes, type NotedRecord } from './notes.queries.ts';
import { lazyAhead } from '../../ui/lazy-part.tsx';

const NoteDialog = lazyAhead(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

interface RecordNotesProps {
  readonly of: NotedRecord;
  /** What the record is called. */
  readonly name: string;
}

/** The internal notes on a record, as a part of its page; nothing for those who may not read them. */
export function RecordNotes(props: RecordNotesProps) {
  return may('notes.list') ? <Notes {...props} /> : null;
}

function Notes({ of, name }: RecordNotesProps) {
  const [page, setPage] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const notes = useNotes(of, page);
  return (
    <>
      <RecordPanel
        title="Internal notes"
        noun="the internal notes"
        query={notes}
        aside={
          <Button variant="default" size="xs" onClick={() => setIsAdding(true)}>
            Add note
          </Button>
        }
      >
        {({ data, meta }) =>
          data.length === 0 ? (
            <NothingHere>None yet. Only administrators see them.</NothingHere>
          ) : (
            <div className={styles['inPanel']}>
              <NoteList notes={data} />
              <div className={panelStyles['steps']}>
                <PageSteps page={page} lastPage={meta.last_page} onPage={setPage} />
              </div>
            </div>
          )
        }
      </RecordPanel>
      <OnDemand opened={isAdding}>
        {(opened) => <NoteDialog of={of} name={name} opened={opened} onClose={() => setIsAdding(false)} />}
      </OnDemand>
    </>
  );
}
