import type { OutboxMail } from '@grt/sdk/contract';
import type { StatusTone } from '../ui/status-badge.tsx';

/** Delivery status of an email. Without a mail server it is only stored.
 * @see docs/specification/decisions.md §10 */
export const deliveryWords: Record<
  OutboxMail['delivery_status'],
  { readonly word: string; readonly tone: StatusTone }
> = {
  stored: { word: 'Stored', tone: 'rest' },
  queued: { word: 'Queued', tone: 'busy' },
  delivered: { word: 'Delivered', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
};
