import type { Registration } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { DecisionForm } from '../../parts/review/decision-form.tsx';
import { decisionWords } from '../../parts/review/decision-words.ts';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import type { DecisionKind } from '../../parts/review/held-decisions.ts';
import { useDecide, useKnownClient, useRegistration } from './admin-registrations.queries.ts';
import { Standing } from './registration-card.tsx';
import styles from './registration-evidence.module.css';
import { registrationNotes } from './registration-notes.ts';
import { contactOf } from './registration-words.ts';
import type { Asked } from './use-asked-decision.ts';

interface DecisionDialogProps {
  /** Open while there is one. */
  readonly asked: Asked | undefined;
  /** The application as it is in the list. */
  readonly known: Registration | undefined;
  readonly onClose: () => void;
}

/** Asks for the notes of an approval or the reason for a rejection, and decides. */
export function DecisionDialog({ asked, known, onClose }: DecisionDialogProps) {
  const shown = useLastDefined(asked);
  const loaded = useLastDefined(useRegistration(asked?.id, known).data);
  const name = loaded && loaded.id === shown?.id ? loaded.company_name : 'application';
  return (
    <FormDialog
      title={shown ? `${decisionWords[shown.kind].title} ${name}` : 'Decision'}
      opened={asked !== undefined}
      onClose={onClose}
      width={520}
      param={shown?.kind}
    >
      {shown && <Loader key={`${shown.kind}-${String(shown.id)}`} known={known} asked={shown} />}
    </FormDialog>
  );
}

type PartProps = Pick<DecisionDialogProps, 'known'> & { readonly asked: Asked };

function Loader({ asked, known }: PartProps) {
  const { data, error, refetch } = useRegistration(asked.id, known);
  const clients = useKnownClient(asked);
  if (!data || clients.isLoading) {
    if (error) {
      return <LoadFailure message="Failed to load registrations" error={error} onRetry={() => void refetch()} />;
    }
    return <output className={styles['none']}>Loading the application...</output>;
  }
  return <Decide registration={data} kind={asked.kind} caution={asked.kind === 'approve' ? clients.data : undefined} />;
}

interface DecideProps {
  readonly registration: Registration;
  readonly kind: DecisionKind;
  /** What speaks against an approval. */
  readonly caution: string | undefined;
}

function Decide({ registration, kind, caution }: DecideProps) {
  const change = useDecide();

  function decide(notes: string, done: () => void) {
    change.mutate(
      { id: registration.id, decision: { kind, notes } },
      {
        onSuccess: () => {
          if (kind === 'approve') toastSuccess('Registration approved successfully!', registration.company_name);
          else toastWarning('Registration rejected', registration.company_name);
        },
        here: { onSuccess: done },
      },
    );
  }

  return (
    <DecisionForm
      words={decisionWords[kind]}
      change={change}
      failed={`Failed to ${kind} registration`}
      textWords={registrationNotes[kind]}
      {...(registration.status === 'pending' ? {} : { decided: <Standing registration={registration} /> })}
      onDecide={decide}
    >
      {caution !== undefined && (
        <Alert color="yellow" variant="light" role="note" title={caution}>
          Approving makes it a client a second time.
        </Alert>
      )}
      <Consequence registration={registration} kind={kind} />
    </DecisionForm>
  );
}

function Consequence({ registration, kind }: { registration: Registration; kind: DecisionKind }) {
  const { company_name, email } = registration;
  return (
    <p ref={focusFirstField}>
      {kind === 'approve'
        ? `This creates an account for ${company_name} and emails ${contactOf(registration)} a setup link at ${email}.`
        : `We’ll email the reason to ${contactOf(registration)} at ${email}.`}
    </p>
  );
}

/** What has to be loaded first comes after the dialog has placed the focus. */
function focusFirstField(inForm: HTMLElement | null) {
  inForm?.closest('form')?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
}
