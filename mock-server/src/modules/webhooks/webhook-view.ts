import type { Webhook, WebhookAttempt, WebhookDelivery, WebhookEvent } from '@grt/sdk/contract';
import type { AttemptRow, DeliveryRecord } from './deliveries.store.ts';
import type { WebhookEventRow } from './webhook-events.store.ts';
import type { WebhookRecord } from './webhooks.store.ts';

/** A webhook as it goes over the wire. @param now - an overlap of secrets that is over is not shown. */
export function webhookOf({ webhook: row, createdBy }: WebhookRecord, now: Date): Webhook {
  const isOverlapping = row.oldSecretUntil !== null && now < row.oldSecretUntil;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    status: row.isEnabled ? 'enabled' : 'disabled',
    disabled_reason: row.disabledReason,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    old_secret_until: isOverlapping ? (row.oldSecretUntil?.toISOString() ?? null) : null,
    created_by: createdBy,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function deliveryOf({ delivery: row, event }: DeliveryRecord): WebhookDelivery {
  return {
    id: row.id,
    event_id: event.eventId,
    event_type: event.type,
    status: row.status,
    attempts: row.attempts,
    last_status: row.lastStatus,
    last_error: row.lastError,
    next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

export function attemptOf(row: AttemptRow): WebhookAttempt {
  return {
    number: row.number,
    sent_at: row.sentAt.toISOString(),
    duration_ms: row.durationMs,
    status: row.status,
    response_body: row.responseBody,
    error: row.error,
  };
}

/** The event as its receivers get it. */
export function eventOf({ body }: WebhookEventRow): WebhookEvent {
  return JSON.parse(body) as WebhookEvent; // written from one
}
