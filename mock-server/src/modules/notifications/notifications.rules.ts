import type { Notification, WebhookEvent } from '@grt/sdk/contract';

type Told = Pick<Notification, 'message' | 'detail' | 'feed_id' | 'import_id' | 'domain_id'>;
type Event<Type extends WebhookEvent['type']> = Extract<WebhookEvent, { type: Type }>;

/** What people in the app are told of an event of a client; undefined if nothing. */
export function toldOf(event: WebhookEvent): Told | undefined {
  switch (event.type) {
    case 'import.finished':
      return ofFeed(event.data, importWords(event.data), event.data.error);
    case 'import.held':
      return ofFeed(event.data, `The import of ${event.data.feed_name} needs your decision`, event.data.hold_reason);
    case 'feed.approved':
      return ofFeed(event.data, `${event.data.feed_name} was approved`, event.data.review_notes);
    case 'feed.rejected':
      return ofFeed(event.data, `${event.data.feed_name} was rejected`, event.data.review_notes);
    case 'domain.approved':
      return ofDomain(event.data, `${event.data.domain_name} was approved`, event.data.admin_notes);
    case 'domain.rejected':
      return ofDomain(event.data, `${event.data.domain_name} was rejected`, event.data.admin_notes);
    case 'budget.mostly_spent':
      return ofDomain(event.data, `${event.data.domain_name} has spent 80% of its daily budget`, amounts(event));
    case 'budget.spent':
      return ofDomain(event.data, `${event.data.domain_name} has spent its daily budget`, amounts(event));
    case 'registration.received':
    case 'registration.approved':
    case 'registration.rejected':
    case 'webhook.test':
      break;
  }
  return undefined;
}

/** Only imports that ended with a reason are told of. */
function importWords({ feed_name, state }: Event<'import.finished'>['data']): string {
  return state === 'dropped' ? `The new version of ${feed_name} was rejected` : `The import of ${feed_name} failed`;
}

function ofDomain({ domain_id }: { readonly domain_id: number }, message: string, detail: string | null): Told {
  return { message, detail, feed_id: null, import_id: null, domain_id };
}

interface OfFeed {
  readonly feed_id: number;
  readonly domain_id: number;
  readonly import_id?: number;
}

function ofFeed({ feed_id, domain_id, import_id }: OfFeed, message: string, detail: string | null): Told {
  return { message, detail, feed_id, import_id: import_id ?? null, domain_id };
}

/** `$8.00 of $10.00` */
function amounts({ data }: Event<'budget.spent' | 'budget.mostly_spent'>): string {
  return `$${data.spent.toFixed(2)} of $${data.daily_budget.toFixed(2)}`;
}
