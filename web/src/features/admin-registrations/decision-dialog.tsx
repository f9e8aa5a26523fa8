import { useState } from 'react';
import { ConflictError } from '@grt/sdk';
import type { Registration } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import { useDecide, useRegistration, type DecisionKind } from './admin-registrations.queries.ts';
import { NotesField } from './notes-field.tsx';
import styles from './registration-dialog.module.css';
import { contactOf, registrationWords } from './registration-words.ts';
import type { Asked } from './use-review.ts';

interface DecisionDialogProps {
  /** Open while there is one. */
  readonly asked: Asked | undefined;
  /** The application as the list has it. */
  readonly known: Registration | undefined;
  readonly onDecided: (registration: Registration) => void;
  readonly onClose: () => void;
}

const words = {
  approve: { title: 'Approve', label: 'Approve', busyLabel: 'Approving...', tone: 'cobalt' },
  reject: { title: 'Reject', label: 'Reject', busyLabel: 'Rejecting...', tone: 'red' },
} as const;

/** Asks for the notes of an approval or the reason of a rejection, and decides. */
export function DecisionDialog({ asked, known, onDecided, onClose }: DecisionDialogProps) {
  const shown = useLastDefined(asked);
  return (
    <FormDialog
      title={shown ? `${words[shown.kind].title} ${known?.company_name ?? 'application'}` : 'Decision'}
      opened={asked !== undefined}
      onClose={onClose}
      width={520}
      param={shown?.kind}
    >
      {shown && <Loader key={`${shown.kind}-${String(shown.id)}`} {...{ known, onDecided }} asked={shown} />}
    </FormDialog>
  );
}

type PartProps = Pick<DecisionDialogProps, 'known' | 'onDecided'> & { readonly asked: Asked };

function Loader({ asked, known, onDecided }: PartProps) {
  const { data, error, refetch } = useRegistration(asked.id, known);
  if (!data) {
    if (error) {
      return <LoadFailure message="Failed to load registrations" error={error} onRetry={() => void refetch()} />;
    }
    return <output className={styles['none']}>Loading the application...</output>;
  }
  return <DecisionForm registration={data} kind={asked.kind} onDecided={onDecided} />;
}

interface DecisionFormProps extends Pick<DecisionDialogProps, 'onDecided'> {
  readonly registration: Registration;
  readonly kind: DecisionKind;
}

function DecisionForm({ registration, kind, onDecided }: DecisionFormProps) {
  const [notes, setNotes] = useState('');
  const decide = useDecide();
  const { label, busyLabel, tone } = words[kind];
  const isDecided = registration.status !== 'pending' || decide.error instanceof ConflictError;
  const { cancel, done } = useFormDialog(!isDecided && notes.trim() !== '');
  const disabled = kind === 'reject' && notes.trim() === '';

  function send() {
    if (isDecided || decide.isPending || disabled) return;
    decide.mutate(
      { id: registration.id, decision: { kind, notes } },
      {
        onSuccess: (decided) => {
          if (kind === 'approve') toastSuccess('Registration approved successfully!');
          else toastWarning('Registration rejected');
          done();
          onDecided(decided);
        },
      },
    );
  }

  return (
    <DialogForm
      {...(isDecided
        ? { cancelLabel: 'Back to the list' }
        : { send: { label, busyLabel, busy: decide.isPending, disabled, tone } })}
      onSend={send}
      onCancel={cancel}
    >
      <Refused registration={registration} kind={kind} error={decide.error} />
      {!isDecided && <Consequence registration={registration} kind={kind} />}
      {!isDecided && <NotesField kind={kind} notes={notes} onNotes={setNotes} onSend={send} />}
    </DialogForm>
  );
}

function Consequence({ registration, kind }: { registration: Registration; kind: DecisionKind }) {
  const { company_name, email } = registration;
  return (
    <p>
      {kind === 'approve'
        ? `This creates an account for ${company_name} and emails ${contactOf(registration)} a setup link at ${email}.`
        : `We’ll email the reason to ${contactOf(registration)} at ${email}.`}
    </p>
  );
}

/** Why nothing was decided: someone else was first, or the call failed. */
function Refused({
  registration,
  kind,
  error,
}: {
  registration: Registration;
  kind: DecisionKind;
  error: Error | null;
}) {
  if (error instanceof ConflictError) {
    return (
      <Alert color="yellow" variant="light" role="alert" title="Already decided">
        {error.message}
      </Alert>
    );
  }
  if (registration.status !== 'pending') {
    return (
      <Alert color="yellow" variant="light" role="alert" title="Already decided">
        {standingInWords(registration)}
      </Alert>
    );
  }
  if (error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={`Failed to ${kind} registration`}>
      {error.message}
    </Alert>
  );
}

/** The server's message for an application that is already decided. */
function standingInWords({ application_id, status, reviewed_by, reviewed_at }: Registration): string {
  const when = reviewed_at === null ? '' : ` on ${reviewed_at.slice(0, 16).replace('T', ' at ')} UTC`;
  const how = registrationWords[status].word.toLowerCase();
  return `${application_id} was already ${how} by ${reviewed_by ?? 'an administrator'}${when}.`;
}
