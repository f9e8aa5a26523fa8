import type { Platform } from '../../core/platform.ts';
import type { AccountStore } from '../accounts/accounts.store.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import type { DeliveryStore } from './deliveries.store.ts';
import type { WebhookEventStore } from './webhook-events.store.ts';
import type { WebhookSender } from './webhook-sender.ts';
import type { AddressRules } from './webhooks.rules.ts';
import type { WebhookStore } from './webhooks.store.ts';

/** What webhooks work with. */
export interface WebhookParts extends Pick<
  Platform,
  'config' | 'database' | 'clock' | 'random' | 'queue' | 'mailer' | 'publicUrl'
> {
  readonly webhooks: WebhookStore;
  readonly webhookEvents: WebhookEventStore;
  readonly deliveries: DeliveryStore;
  readonly webhookSender: WebhookSender;
  readonly accounts: Pick<AccountStore, 'find' | 'administrators'>;
  readonly audit: AuditStore;
}

/** Where this platform's webhooks may be sent. */
export function addressRules({ production, webhookAllow }: WebhookParts['config']): AddressRules {
  return { allowed: webhookAllow, requireTls: production };
}
