import type { ReactNode } from 'react';
import { ConflictError } from '@grt/sdk';
import { Alert } from '@mantine/core';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { useFormDialog } from '../unsaved-guard/form-dialog.tsx';
import type { DecisionWords } from './decision-words.ts';
import { DecisionText } from './decision-text.tsx';
import { useDecisionText, type DecisionTextWords } from './use-decision-text.ts';
import { isOver } from './use-review-change.ts';

interface DecisionFormProps {
  readonly words: DecisionWords;
  /** The change that carries out the decision. */
  readonly change: { readonly isPending: boolean; readonly error: Error | null };
  /** Title of a failure: `Failed to reject domain`. */
  readonly failed: string;
  /** Omitted if there is no text. */
  readonly textWords?: DecisionTextWords;
  /** The decision, once it is known that someone else was first. */
  readonly decided?: ReactNode;
  /** The cancel button gets focus: for irreversible actions. */
  readonly isCautious?: boolean;
  /** The consequences of the decision. */
  readonly children?: ReactNode;
  /** @param text - trimmed @param done - closes the dialog without asking about unsaved input */
  readonly onDecide: (text: string, done: () => void) => void;
}

/** The content of every decision dialog: the consequences, the text, and why it failed. */
export function DecisionForm(props: DecisionFormProps) {
  const { words, change, failed, textWords, decided, isCautious = false, children, onDecide } = props;
  const draft = useDecisionText(textWords);
  const isSettled = decided !== undefined || isOver(change.error);
  const { cancel, done } = useFormDialog(!isSettled && draft.text.trim() !== '');
  const { label, busyLabel, tone } = words;

  async function send() {
    if (!isSettled && !change.isPending && (await draft.check())) onDecide(draft.text.trim(), done);
  }

  return (
    <DialogForm
      {...(isSettled
        ? { cancelLabel: 'Back to the list' }
        : { send: { label, busyLabel, busy: change.isPending, disabled: draft.isMissing, tone } })}
      isCautious={isCautious}
      onSend={() => void send()}
      onCancel={cancel}
    >
      <NotDone error={change.error} decided={decided} failed={failed} />
      {!isSettled && children}
      {!isSettled && <DecisionText draft={draft} onSend={() => void send()} />}
    </DialogForm>
  );
}

/** Why nothing was decided: someone else was first, in the server's words, or the call failed. */
function NotDone({ error, decided, failed }: Pick<DecisionFormProps, 'decided' | 'failed'> & { error: Error | null }) {
  if (error instanceof ConflictError || decided !== undefined) {
    return (
      <Alert color="yellow" variant="light" role="alert" title="Already decided">
        {error instanceof ConflictError ? error.message : decided}
      </Alert>
    );
  }
  if (error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={failed}>
      {error.message}
    </Alert>
  );
}
