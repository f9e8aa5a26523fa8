import { Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';

interface NotesFieldProps {
  readonly kind: 'approve' | 'reject';
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  /** Ctrl or Command with Enter. */
  readonly onSend: () => void;
}

/** Notes that the client sees: a rejection needs one. */
export function NotesField({ kind, notes, onNotes, onSend }: NotesFieldProps) {
  return (
    <Textarea
      label={kind === 'approve' ? 'Admin notes' : 'Note'}
      withAsterisk={kind === 'reject'}
      description={kind === 'approve' ? 'Optional. Visible to the client.' : 'Visible to the client.'}
      rows={3}
      maxLength={5000}
      value={notes}
      data-autofocus
      onChange={({ currentTarget }) => onNotes(currentTarget.value)}
      onKeyDown={getHotkeyHandler([['mod+Enter', onSend]])}
    />
  );
}
