import { useState } from 'react';
import type { Webhook } from '@grt/sdk/contract';
import { FormDialog } from '../../parts/unsaved-guard/form-dialog.tsx';
import { SecretShown } from './secret-shown.tsx';
import { WebhookFields } from './webhook-fields.tsx';

interface WebhookDialogProps {
  /** The one that is edited; none for a new one. */
  readonly webhook?: Webhook;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Adds a webhook, and shows its secret once; or edits one. Closing it then asks first. */
export function WebhookDialog({ webhook, opened, onClose }: WebhookDialogProps) {
  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      opened={opened}
      onClose={onClose}
      {...(webhook ? {} : { param: 'add' })}
    >
      <WebhookSteps webhook={webhook} onClose={onClose} />
    </FormDialog>
  );
}

function WebhookSteps({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  if (secret === undefined) return <WebhookFields webhook={webhook} onSecret={setSecret} />;
  return <SecretShown secret={secret} onDone={onClose} />;
}
