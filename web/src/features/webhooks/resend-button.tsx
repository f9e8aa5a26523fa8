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
        onSuccess: () => toastSuccess(`The event is on its way to ${hostOf(webhook)} again`),
        onError: (error) => toastFailure('The event could not be sent again.', error),
      },
    );
  return (
    <Button
      size={size}
      variant="default"
      aria-label={`Send again: ${eventInWords(event_type)}, delivery ${String(id)}`}
      disabled={resend.isPending}
      onClick={send}
    >
      {resend.isPending ? 'Sending...' : 'Send again'}
    </Button>
  );
}
