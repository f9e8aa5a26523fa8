import { ConflictError } from '@grt/sdk';
import { setupLinkDays, type Client } from '@grt/sdk/contract';
import { useLastDefined } from '../../core/use-last-defined.ts';
import { DecisionText } from '../../parts/review/decision-text.tsx';
import { useDecisionText } from '../../parts/review/use-decision-text.ts';
import { useUnsavedGuard } from '../../parts/unsaved-guard/use-unsaved-guard.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toastFailure, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { useChangeStatus } from './admin-clients.queries.ts';
import type { StatusAction } from './client-words.ts';
import { suspensionReason } from './suspension-reason.ts';
import type { Asked } from './use-status-dialogs.ts';

const words = {
  activate: { label: 'Activate', busyLabel: 'Activating...', tone: 'cobalt' },
  suspend: { label: 'Suspend', busyLabel: 'Suspending...', tone: 'red' },
  resend: { label: 'Send setup link', busyLabel: 'Sending...', tone: 'cobalt' },
} as const;

interface StatusDialogProps {
  /** Open while there is something. */
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}

/** Confirms a client's status change, explains its effect, and makes it. */
export function StatusDialog({ asked, onClose }: StatusDialogProps) {
  const shown = useLastDefined(asked);
  const change = useChangeStatus();
  const action = shown?.action ?? 'activate';
  const draft = useDecisionText(action === 'suspend' ? suspensionReason : undefined);
  const { leave } = useUnsavedGuard(asked !== undefined && draft.text.trim() !== '');

  function close() {
    draft.write('');
    onClose();
  }

  async function confirm() {
    if (!shown || !(await draft.check())) return;
    const { client } = shown;
    change.mutate(
      { action, id: client.client_id, reason: draft.text },
      {
        onSuccess: () => toastSuccess(doneWords(action, client)),
        onError: (error) => {
          // Someone else was faster: who and when. The rows are being reloaded.
          if (error instanceof ConflictError) toastWarning(error.message);
          else toastFailure(`${client.company_name} could not be changed. Please try again.`, error);
        },
        here: {
          onSuccess: close,
          onError: (error) => {
            if (error instanceof ConflictError) close();
          },
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={shown ? `${words[action].label}: ${shown.client.company_name}` : 'Client'}
      question={shown ? questionOf(action, shown.client) : ''}
      opened={asked !== undefined}
      confirm={words[action]}
      busy={change.isPending}
      onConfirm={() => void confirm()}
      onClose={() => leave(close)}
    >
      <DecisionText draft={draft} />
    </ConfirmDialog>
  );
}

function questionOf(action: StatusAction, { company_name, full_name, email }: Client): string {
  if (action === 'activate')
    return `${company_name} can sign in again, and its feeds and bidding resume with their previous settings.`;
  if (action === 'resend')
    return `We’ll email ${full_name} a new setup link at ${email}. It works once and expires after ${String(setupLinkDays)} days. Older links stop working.`;
  return `All users of ${company_name} are signed out immediately, its API tokens stop working, bidding stops, and feeds are hidden. No data is deleted.`;
}

function doneWords(action: StatusAction, { company_name, email }: Client): string {
  if (action === 'activate') return `${company_name} is active again`;
  return action === 'resend' ? `A setup link is on its way to ${email}` : `${company_name} was suspended`;
}
