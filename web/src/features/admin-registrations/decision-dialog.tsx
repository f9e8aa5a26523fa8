import { useState } from 'react';
import { ConflictError } from '@grt/sdk';
import type { Registration } from '@grt/sdk/contract';
import { Alert, Button } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
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
  approve: { title: 'Approve', label: 'Approve', busy: 'Approving...', tone: 'cobalt' },
  reject: { title: 'Reject', label: 'Reject', busy: 'Rejecting...', tone: 'red' },
} as const;

/** Asks for the notes of an approval or the reason of a rejection, and decides. */
export function DecisionDialog({ asked, known, onDecided, onClose }: DecisionDialogProps) {
  const shown = useLastDefined(asked);
  return (
    <Dialog
      title={shown ? `${words[shown.kind].title} ${known?.company_name ?? 'application'}` : 'Decision'}
      opened={asked !== undefined}
      onClose={onClose}
      width={520}
    >
      {shown && <Loader key={`${shown.kind}-${String(shown.id)}`} {...{ known, onDecided, onClose }} asked={shown} />}
    </Dialog>
  );
}

type PartProps = Pick<DecisionDialogProps, 'known' | 'onDecided' | 'onClose'> & { readonly asked: Asked };

function Loader({ asked, known, onDecided, onClose }: PartProps) {
  const { data, error, refetch } = useRegistration(asked.id, known);
  if (!data) {
    if (error) {
      return <LoadFailure message="Failed to load registrations" error={error} onRetry={() => void refetch()} />;
    }
    return <output className={styles['none']}>Loading the application...</output>;
  }
  return <DecisionForm registration={data} kind={asked.kind} onDecided={onDecided} onClose={onClose} />;
}

interface DecisionFormProps extends Pick<DecisionDialogProps, 'onDecided' | 'onClose'> {
  readonly registration: Registration;
  readonly kind: DecisionKind;
}

function DecisionForm({ registration, kind, onDecided, onClose }: DecisionFormProps) {
  const [notes, setNotes] = useState('');
  const decide = useDecide();
  const { label, busy, tone } = words[kind];
  const isDecided = registration.status !== 'pending' || decide.error instanceof ConflictError;
  const canSend = !isDecided && !decide.isPending && (kind === 'approve' || notes.trim() !== '');

  function send() {
    if (!canSend) return;
    decide.mutate(
      { id: registration.id, decision: { kind, notes } },
      {
        onSuccess: (decided) => {
          if (kind === 'approve') toastSuccess('Registration approved successfully!');
          else toastWarning('Registration rejected');
          onDecided(decided);
        },
      },
    );
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Refused registration={registration} kind={kind} error={decide.error} />
      {!isDecided && <Consequence registration={registration} kind={kind} />}
      {!isDecided && <NotesField kind={kind} notes={notes} onNotes={setNotes} onSend={send} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {isDecided ? 'Back to the list' : 'Cancel'}
        </Button>
        {!isDecided && (
          <Button type="submit" color={tone} disabled={!canSend}>
            {decide.isPending ? busy : label}
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

function Consequence({ registration, kind }: { registration: Registration; kind: DecisionKind }) {
  const { company_name, email } = registration;
  return (
    <p>
      {kind === 'approve'
        ? `An account is created for ${company_name}, and ${contactOf(registration)} is sent a setup link at ${email}.`
        : `${contactOf(registration)} is sent the reason at ${email}.`}
    </p>
  );
}

/** Why nothing was decided: somebody else was first, or the call failed. */
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
        {registration.application_id} was already {registrationWords[registration.status].word.toLowerCase()} by{' '}
        {registration.reviewed_by ?? 'an administrator'}.
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
