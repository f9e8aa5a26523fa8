import { useState } from 'react';
import type { Webhook } from '@grt/sdk/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { SecretShown } from './secret-shown.tsx';
import { hostOf } from './webhook-words.ts';
import { useRotateSecret } from './webhooks.queries.ts';

interface RotateDialogProps {
  readonly webhook: Webhook;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks before the secret is replaced, and shows the new one once. */
export function RotateDialog({ webhook, opened, onClose }: RotateDialogProps) {
  const rotate = useRotateSecret();
  const [secret, setSecret] = useState<string>();
  const confirm = () =>
    rotate.mutate(webhook.id, {
      onError: (error) => toastFailure('The secret could not be replaced.', error, hostOf(webhook)),
      here: { onSuccess: (replaced) => setSecret(replaced.secret) },
    });
  function done() {
    setSecret(undefined);
    onClose();
  }
  return (
    <>
      <ConfirmDialog
        title={`Replace the secret of ${hostOf(webhook)}`}
        question="For 24 hours, events are signed with both secrets, so your program keeps accepting them. After that, only the new one is used."
        opened={opened && secret === undefined}
        confirm={{ label: 'Replace secret', busyLabel: 'Replacing...', tone: 'cobalt' }}
        busy={rotate.isPending}
        onConfirm={confirm}
        onClose={onClose}
      >
        {webhook.old_secret_until !== null && <p>The secret before the current one stops working right away.</p>}
      </ConfirmDialog>
      <FormDialog title="Secret replaced" opened={opened && secret !== undefined} onClose={done}>
        {secret !== undefined && <SecretShown secret={secret} onDone={done} />}
      </FormDialog>
    </>
  );
}
