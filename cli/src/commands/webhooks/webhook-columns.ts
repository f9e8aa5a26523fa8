import type { Webhook, WebhookDelivery, WebhookSecret } from '@grt/sdk/contract';
import type { Column } from '../../core/column.ts';
import { statusTone } from '../../parts/tones.ts';

/** What a list of webhooks shows. */
export const webhookColumns: readonly Column<Webhook>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'URL', value: (row) => row.url },
  { name: 'Status', value: (row) => row.status, tone: (row) => (row.status === 'enabled' ? 'good' : 'bad') },
  { name: 'Events', value: (row) => row.events },
  { name: 'Description', value: (row) => row.description },
  {
    name: 'Failing since',
    value: (row) => row.failing_since,
    time: true,
    tone: () => 'bad',
  },
  { name: 'Created', value: (row) => row.created_at, time: true },
];

/** A secret is all that is printed, so that it can be piped. */
export const secretColumns: readonly Column<WebhookSecret>[] = [{ name: 'Secret', value: (row) => row.secret }];

/** What a list of deliveries shows. */
export const deliveryColumns: readonly Column<WebhookDelivery>[] = [
  { name: 'Id', value: (row) => row.id, align: 'right' },
  { name: 'Event', value: (row) => row.event_type },
  { name: 'Event id', value: (row) => row.event_id },
  { name: 'Status', value: (row) => row.status, tone: (row) => statusTone(row.status) },
  { name: 'Attempts', value: (row) => row.attempts, align: 'right' },
  { name: 'Answer', value: (row) => row.last_status, align: 'right' },
  { name: 'Error', value: (row) => row.last_error },
  { name: 'Next attempt', value: (row) => row.next_attempt_at, time: true },
  { name: 'Created', value: (row) => row.created_at, time: true },
];
