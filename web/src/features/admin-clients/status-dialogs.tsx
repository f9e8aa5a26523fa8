import { useState } from 'react';
import { ConflictError } from '@grt/sdk';
import type { Client } from '@grt/sdk/contract';
import { Textarea } from '@mantine/core';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { useChangeStatus } from './admin-clients.queries.ts';
import type { StatusAction } from './client-words.ts';

/** Opens the question for one client. */
export type AskStatus = (action: StatusAction, client: Client) => void;

interface Asked {
  readonly action: StatusAction;
  readonly client: Client;
}

/** Which question stands open. */
export interface StatusDialogsState {
  readonly asked: Asked | undefined;
  readonly ask: AskStatus;
  readonly close: () => void;
}

export function useStatusDialogs(): StatusDialogsState {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    ask: (action, client) => setAsked({ action, client }),
    close: () => setAsked(undefined),
  };
}

const words = {
  activate: { label: 'Activate', busyLabel: 'Activating...', tone: 'cobalt' },
  suspend: { label: 'Suspend', busyLabel: 'Suspending...', tone: 'red' },
  resend: { label: 'Send setup link', busyLabel: 'Sending...', tone: 'cobalt' },
} as const;

/** Asks before a client's status changes, says what that means, and does it. */
export function StatusDialogs({ dialogs: { asked, close } }: { dialogs: StatusDialogsState }) {
  const shown = useLastDefined(asked);
  const change = useChangeStatus();
  const [reason, setReason] = useState('');
  if (!shown) return null;
  const { action, client } = shown;

  function confirm() {
    change.mutate(
      { action, id: client.client_id, reason },
      {
        onSuccess: () => toastSuccess(doneWords(action, client)),
        onError: (error) => {
          // Somebody else was faster: who and when. The rows are being asked for anew.
          if (error instanceof ConflictError) toastWarning(error.message);
          else toastFailure(`${client.company_name} could not be changed. Please try again.`, error);
        },
        onSettled: () => {
          setReason('');
          close();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={`${words[action].label}: ${client.company_name}`}
      question={questionOf(action, client)}
      opened={asked !== undefined}
      confirm={words[action]}
      busy={change.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {action === 'suspend' && <ReasonField reason={reason} onReason={setReason} />}
    </ConfirmDialog>
  );
}

/** What the client is sent as the reason of a suspension. */
export function ReasonField({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) {
  return (
    <Textarea
      label="Reason"
      description="Optional; the client is sent it."
      maxLength={2000}
      rows={3}
      value={reason}
      onChange={({ currentTarget }) => onReason(currentTarget.value)}
    />
  );
}

function questionOf(action: StatusAction, { company_name, full_name, email }: Client): string {
  if (action === 'activate') return `${company_name} can sign in again; feeds and bidding go on as they were set.`;
  if (action === 'resend')
    return `${full_name} is sent a new setup link at ${email}. It works once and for 7 days; an older one ends.`;
  return `Everybody of ${company_name} is signed out at once, its API tokens end, its bidding stops and its feeds are hidden. The data stays.`;
}

function doneWords(action: StatusAction, { company_name, email }: Client): string {
  if (action === 'activate') return `${company_name} is active again`;
  return action === 'resend' ? `A setup link is on its way to ${email}` : `${company_name} is suspended`;
}
