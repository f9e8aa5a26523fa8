import type { Principal } from '../../core/http/principal.ts';
import { Refusal } from '../../core/refusal.ts';
import type { FeedRequest } from './records/record-parts.ts';

/** What these functions need from a call. */
export interface Asking {
  readonly principal: Principal;
  readonly address: string;
  readonly requestId: string;
}

/** Turns a call into what the work behind it needs: who asks, by which operation, and whose feeds they reach. */
export function feedRequest(action: string, { principal, address, requestId }: Asking): FeedRequest {
  return { action, actor: { principal, address, requestId }, scope: scopeOf(principal) };
}

/** Clients reach their own feeds, administrators all of them. */
export function scopeOf(principal: Principal): FeedRequest['scope'] {
  return principal.role === 'client' ? { clientId: ownClient(principal) } : {};
}

/** @throws Refusal 403 for an account without a client. */
export function ownClient({ client_id }: Principal): number {
  if (client_id === undefined) throw new Refusal(403, 'Your account is not allowed to do this.');
  return client_id;
}
