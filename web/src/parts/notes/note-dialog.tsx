import { DecisionForm } from '../review/decision-form.tsx';
import type { DecisionTextWords } from '../review/use-decision-text.ts';
import { FormDialog } from '../unsaved-guard/form-dialog.tsx';
import { useAddNote, type NotedRecord } from './notes.queries.ts';

interface NoteDialogProps {
  readonly of: NotedRecord;
  /** What the record is called. */
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds an internal note to a record. */
export function NoteDialog({ of, name, opened, onClose }: NoteDialogProps) {
  return (
    <FormDialog title={`Internal note on ${name}`} opened={opened} onClose={onClose} width={520}>
      <NoteForm of={of} />
    </FormDialog>
  );
}

const words = { title: 'Add note', label: 'Add note', busyLabel: 'Adding...', tone: 'cobalt' } as const;

const textWords: DecisionTextWords = {
  label: 'Internal note',
  description: 'Only administrators see it. It cannot be changed or deleted.',
  isRequired: true,
  faultIn: async (text) => (await import('./check-note.ts')).faultInNote(text),
};

function NoteForm({ of }: { of: NotedRecord }) {
  const change = useAddNote(of);
  return (
    <DecisionForm
      words={words}
      change={change}
      failed="Failed to add the note"
      textWords={textWords}
      onDecide={(text, done) => change.mutate(text, { here: { onSuccess: done } })}
    />
  );
}
