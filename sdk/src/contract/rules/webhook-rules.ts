import type { WebhookEventType } from '../schema.gen.ts';
import type { FormErrors, FormSender } from './form-rule.ts';

/** Events that only administrators get: they are about people who are no clients yet. */
export const administratorEvents = [
  'registration.received',
  'registration.approved',
  'registration.rejected',
] as const satisfies readonly WebhookEventType[];

/** A client cannot be told about registrations. */
export function webhookErrors(
  { events = [] }: { events?: readonly WebhookEventType[] },
  { role }: FormSender,
): FormErrors {
  const isRefused = role === 'client' && administratorEvents.some((type) => events.includes(type));
  return isRefused ? { events: ['Only administrators get events about registrations'] } : {};
}
