import type { Webhook, WebhookDelivery } from '@grt/sdk/contract';
import { Button } from '@mantine/core';
import { toastFailure, toastSuccess } from '../../ui/toast.ts';
import { eventInWords, hostOf } from './webhook-words.ts';
import { useResendDelivery } from './webhooks.queries.ts';

interface ResendButtonProps {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
  readonly size?: 'xs' | 'sm';
}

/** Sends a delivery again, with the same id and body. */
export function ResendButton({ webhook, delivery: { id, event_type }, size = 'xs' }: ResendButtonProps) {
  const resend = useResendDelivery();
  const send = () =>
    resend.mutate(
      { id: webhook.id, delivery_id: id },
      {
        onSuccess: () => toastSuccess(`Resending the event to ${hostOf(webhook)}`),
        onError: (error) => toastFailure('The event could not be resent.', error, hostOf(webhook)),
      },
    );
  return (
    <Button
      size={size}
      variant="default"
      aria-label={`Resend: ${eventInWords(event_type)}, delivery ${String(id)}`}
      disabled={resend.isPending}
      onClick={send}
    >
      {resend.isPending ? 'Sending...' : 'Resend'}
    </Button>
  );
}
