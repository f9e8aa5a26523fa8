import type { Webhook, WebhookDelivery, WebhookEventType } from '@grt/sdk/contract';
import type { StatusTone } from '../../ui/status-badge.tsx';
import { parsedUrl } from '@grt/sdk/formats/parsed-url';

/** What a webhook can report. @see docs/specification/decisions.md §15 */
export const eventWords: Readonly<Record<WebhookEventType, string>> = {
  'import.finished': 'Import finished',
  'import.held': 'Import on hold',
  'feed.approved': 'Feed approved',
  'feed.rejected': 'Feed rejected',
  'domain.approved': 'Domain approved',
  'domain.rejected': 'Domain rejected',
  'registration.received': 'Application received',
  'registration.approved': 'Application approved',
  'registration.rejected': 'Application rejected',
  'budget.mostly_spent': '80% of a daily budget spent',
  'budget.spent': 'Daily budget spent',
};

/** An event in words; types may be added, so an unknown one is shown by its code. */
export function eventInWords(type: string): string {
  if (type === 'webhook.test') return 'Test event';
  return (eventWords as Readonly<Record<string, string>>)[type] ?? type;
}

interface StatusWords {
  readonly word: string;
  readonly tone: StatusTone;
}

/** Whether a webhook works. */
export function webhookStanding({ status, disabled_reason, failing_since }: Webhook): StatusWords {
  if (status === 'disabled') return { word: 'Disabled', tone: disabled_reason === 'person' ? 'rest' : 'bad' };
  return failing_since === null ? { word: 'Enabled', tone: 'good' } : { word: 'Failing', tone: 'wait' };
}

export const deliveryWords: Readonly<Record<WebhookDelivery['status'], StatusWords>> = {
  waiting: { word: 'Waiting', tone: 'wait' },
  delivered: { word: 'Delivered', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
};

/** How a webhook is called: by the host of its address. */
export const hostOf = ({ url }: Pick<Webhook, 'url'>): string => parsedUrl(url)?.host ?? url;
