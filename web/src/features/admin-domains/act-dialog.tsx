import { useState } from 'react';
import { ConflictError, NotFoundError } from '@grt/sdk';
import type { Domain } from '@grt/sdk/contract';
import { Alert } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { domainStatusWords } from '../../parts/domain-status.ts';
import { FormDialog, useFormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { toastSuccess, toastWarning } from '../../ui/toast.ts';
import styles from './act-dialog.module.css';
import { useActOnDomain, type DomainAct } from './admin-domains.queries.ts';
import { NotesField } from './notes-field.tsx';

/** The pending action and its domain. */
export interface AskedAct {
  readonly domain: Domain;
  readonly kind: DomainAct['kind'];
}

interface ActDialogProps {
  /** Open while there is one. */
  readonly asked: AskedAct | undefined;
  readonly onClose: () => void;
}

const words = {
  approve: {
    title: 'Approve',
    label: 'Approve',
    busyLabel: 'Approving...',
    tone: 'cobalt',
    failed: 'Failed to approve domain',
  },
  reject: {
    title: 'Reject',
    label: 'Reject',
    busyLabel: 'Rejecting...',
    tone: 'red',
    failed: 'Failed to reject domain',
  },
  delete: {
    title: 'Delete',
    label: 'Delete',
    busyLabel: 'Deleting...',
    tone: 'red',
    failed: 'Failed to delete domain',
  },
} as const;

/** Asks before a domain is approved, rejected or deleted. */
export function ActDialog({ asked, onClose }: ActDialogProps) {
  const shown = useLastDefined(asked);
  return (
    <FormDialog
      title={shown ? `${words[shown.kind].title} ${shown.domain.domain_name}` : 'Domain'}
      opened={asked !== undefined}
      onClose={onClose}
      width={520}
    >
      {shown && <ActForm key={`${shown.kind}-${String(shown.domain.id)}`} asked={shown} />}
    </FormDialog>
  );
}

function ActForm({ asked: { domain, kind } }: { asked: AskedAct }) {
  const [notes, setNotes] = useState('');
  const act = useActOnDomain();
  const { label, busyLabel, tone } = words[kind];
  const isOver = act.error instanceof ConflictError || act.error instanceof NotFoundError;
  const { cancel, done } = useFormDialog(!isOver && notes.trim() !== '');
  const disabled = kind === 'reject' && notes.trim() === '';

  function send() {
    if (isOver || act.isPending || disabled) return;
    act.mutate(
      { domain, what: kind === 'delete' ? { kind } : { kind, notes } },
      {
        onSuccess: () => {
          if (kind === 'approve') toastSuccess(`${domain.domain_name} was approved`);
          else toastWarning(`${domain.domain_name} was ${kind === 'reject' ? 'rejected' : 'deleted'}`);
          done();
        },
      },
    );
  }

  return (
    <DialogForm
      {...(isOver
        ? { cancelLabel: 'Back to the list' }
        : { send: { label, busyLabel, busy: act.isPending, disabled, tone } })}
      isCautious={kind === 'delete'}
      onSend={send}
      onCancel={cancel}
    >
      {act.error && <Refused error={act.error} kind={kind} />}
      {!isOver && <Consequences domain={domain} kind={kind} />}
      {!isOver && kind !== 'delete' && <NotesField kind={kind} notes={notes} onNotes={setNotes} onSend={send} />}
    </DialogForm>
  );
}

/** What follows, and whether another client has the same name. @see docs/specification/decisions.md §6 */
function Consequences({ domain, kind }: AskedAct) {
  const { feed_count, bidding_status, name_conflicts } = domain;
  if (kind === 'delete') {
    const feeds = feed_count === 1 ? 'Its feed will be paused' : `Its ${String(feed_count)} feeds will be paused`;
    return (
      <>
        <p>Are you sure you want to delete this domain? This action cannot be undone.</p>
        <p className={styles['quiet']}>
          {feed_count > 0 && `${feeds}. `}
          {bidding_status === 'active' && 'Its bidding stops immediately. '}
          Past charges stay in the ledger. The client can add the domain again.
        </p>
      </>
    );
  }
  return (
    <>
      {name_conflicts !== null && name_conflicts.length > 0 && (
        <Alert color="yellow" variant="light" role="note" title="Another client has added the same domain">
          {name_conflicts
            .map(({ company_name, status }) => `${company_name}: ${domainStatusWords[status].word.toLowerCase()}`)
            .join('. ')}
          . Make sure you know who owns it.
        </Alert>
      )}
      <p>
        {kind === 'approve'
          ? `${domain.client.company_name} can then upload feeds for it and bid on its traffic.`
          : `${domain.client.company_name} sees the note and can add the domain again after deleting it.`}
      </p>
    </>
  );
}

/** Why it was not done: someone else was first, or the call failed. */
function Refused({ error, kind }: { error: Error; kind: DomainAct['kind'] }) {
  if (error instanceof ConflictError) {
    return (
      <Alert color="yellow" variant="light" role="alert" title="Already decided">
        {error.message}
      </Alert>
    );
  }
  return (
    <Alert color="red" variant="light" role="alert" title={words[kind].failed}>
      {error.message}
    </Alert>
  );
}
