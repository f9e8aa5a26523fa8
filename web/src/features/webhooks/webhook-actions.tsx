import { useState } from 'react';
import type { Webhook } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { ConfirmOnDemand } from '../../ui/confirm-on-demand.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { webhookPaths } from './webhook-paths.ts';
import { hostOf } from './webhook-words.ts';
import { useDeleteWebhook, useTestWebhook, useUpdateWebhook } from './webhooks.queries.ts';
import styles from './webhooks.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';

const WebhookDialog = lazyPart(async () => ({ default: (await import('./webhook-dialog.tsx')).WebhookDialog }));
const RotateDialog = lazyPart(async () => ({ default: (await import('./rotate-dialog.tsx')).RotateDialog }));

type Asked = 'edit' | 'rotate' | 'disable' | 'delete';

/** What can be done to a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <span className={styles['buttons']} data-print="no">
      {webhook.status === 'enabled' ? <TestButton webhook={webhook} /> : <EnableButton webhook={webhook} />}
      <Button size="xs" variant="default" onClick={() => setAsked('edit')}>
        Edit
      </Button>
      <Button size="xs" variant="default" onClick={() => setAsked('rotate')}>
        Replace secret
      </Button>
      {webhook.status === 'enabled' && (
        <Button size="xs" variant="default" onClick={() => setAsked('disable')}>
          Disable
        </Button>
      )}
      <Button size="xs" variant="subtle" color="red" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      <OnDemand opened={asked === 'edit'}>
        {(opened) => <WebhookDialog webhook={webhook} opened={opened} onClose={close} />}
      </OnDemand>
      <OnDemand opened={asked === 'rotate'}>
        {(opened) => <RotateDialog webhook={webhook} opened={opened} onClose={close} />}
      </OnDemand>
      <DisableQuestion webhook={webhook} opened={asked === 'disable'} onClose={close} />
      <DeleteQuestion webhook={webhook} opened={asked === 'delete'} onClose={close} />
    </span>
  );
}

function TestButton({ webhook }: { webhook: Webhook }) {
  const test = useTestWebhook();
  const send = () =>
    test.mutate(webhook.id, {
      onSuccess: () => toastSuccess(`A test event is on its way to ${hostOf(webhook)}`),
      onError: (error) => toastFailure('The test event could not be sent.', error, hostOf(webhook)),
    });
  return (
    <Button size="xs" disabled={test.isPending} onClick={send}>
      {test.isPending ? 'Sending...' : 'Send test event'}
    </Button>
  );
}

function EnableButton({ webhook }: { webhook: Webhook }) {
  const update = useUpdateWebhook();
  const enable = () =>
    update.mutate(
      { webhook, changes: { is_enabled: true } },
      {
        onSuccess: () => toastSuccess(`Events are being sent to ${hostOf(webhook)} again`),
        onError: (error) => toastFailure('The webhook could not be enabled.', error, hostOf(webhook)),
      },
    );
  return (
    <Button size="xs" disabled={update.isPending} onClick={enable}>
      {update.isPending ? 'Enabling...' : 'Enable'}
    </Button>
  );
}

interface QuestionProps {
  readonly webhook: Webhook;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function DisableQuestion({ webhook, opened, onClose }: QuestionProps) {
  const update = useUpdateWebhook();
  const confirm = () =>
    update.mutate(
      { webhook, changes: { is_enabled: false } },
      {
        onSuccess: () => toastSuccess(`No more events will be sent to ${hostOf(webhook)}`),
        onError: (error) => toastFailure('The webhook could not be disabled.', error, hostOf(webhook)),
        here: { onSettled: onClose },
      },
    );
  return (
    <ConfirmOnDemand
      title={`Disable the webhook to ${hostOf(webhook)}`}
      question="Nothing will be sent until you enable it again. Events that happen in the meantime won’t be sent later."
      opened={opened}
      confirm={{ label: 'Disable', busyLabel: 'Disabling...' }}
      busy={update.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Waiting deliveries will be marked as failed. You can resend them later.</p>
    </ConfirmOnDemand>
  );
}

function DeleteQuestion({ webhook, opened, onClose }: QuestionProps) {
  const remove = useDeleteWebhook();
  const navigate = useNavigate();
  const confirm = () =>
    remove.mutate(webhook.id, {
      onSuccess: () => toastSuccess(`The webhook to ${hostOf(webhook)} was deleted`),
      onError: (error) => toastFailure('The webhook could not be deleted.', error, hostOf(webhook)),
      here: {
        onSuccess: () => void navigate(webhookPaths().list, { replace: true }),
        onError: onClose,
      },
    });
  return (
    <ConfirmOnDemand
      title={`Delete the webhook to ${hostOf(webhook)}`}
      question="Its secret and delivery log will also be deleted. This cannot be undone."
      opened={opened}
      confirm={{ label: 'Delete', busyLabel: 'Deleting...' }}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
