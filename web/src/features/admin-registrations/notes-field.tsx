import { NativeSelect, Textarea } from '@mantine/core';
import { getHotkeyHandler } from '@mantine/hooks';
import type { DecisionKind } from './admin-registrations.queries.ts';
import { rejectionReasons } from './rejection-reasons.ts';

interface NotesFieldProps {
  readonly kind: DecisionKind;
  readonly notes: string;
  readonly onNotes: (notes: string) => void;
  /** Ctrl or Command with Enter. */
  readonly onSend: () => void;
}

/** Notes for an approval; a reason, with common ones to choose from, for a rejection. */
export function NotesField({ kind, notes, onNotes, onSend }: NotesFieldProps) {
  const onKeyDown = getHotkeyHandler([['mod+Enter', onSend]]);
  if (kind === 'approve') {
    return (
      <Textarea
        label="Admin notes"
        description="Optional. Visible only to administrators."
        rows={3}
        maxLength={5000}
        value={notes}
        data-autofocus
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onNotes(currentTarget.value)}
      />
    );
  }
  return (
    <>
      <NativeSelect
        label="Common reasons"
        value={rejectionReasons.find(({ text }) => text === notes)?.text ?? ''}
        data={[
          { value: '', label: 'Write my own' },
          ...rejectionReasons.map(({ name, text }) => ({ value: text, label: name })),
        ]}
        onChange={({ currentTarget }) => onNotes(currentTarget.value)}
      />
      <Textarea
        label="Reason"
        withAsterisk
        description="This text is sent to the applicant."
        rows={4}
        maxLength={5000}
        value={notes}
        data-autofocus
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onNotes(currentTarget.value)}
      />
    </>
  );
}
