import { Refusal } from '../../core/refusal.ts';
import { alreadyDecided, decidedState } from '../review/review.rules.ts';
import type { ClientRow } from './clients.store.ts';

/** What the rules need to know about a client. */
export interface ClientState extends Pick<
  ClientRow,
  'companyName' | 'status' | 'statusReason' | 'statusChangedAt' | 'statusChangedBy'
> {
  /** Whether its contact has chosen a username and a password. */
  readonly isSetUp: boolean;
}

/** Who decides, and when. */
export interface ClientDecision {
  /** Username. */
  readonly by: string;
  readonly at: Date;
}

/** What a decision changes in a client. */
export type ClientVerdict = Pick<ClientRow, 'status' | 'statusReason' | 'statusChangedAt' | 'statusChangedBy'>;

/** Suspends a client, whatever it was before. An open setup link ends as well.
 * @throws Refusal 409 for one that is suspended already, naming who did it and when.
 * @see docs/specification/decisions.md §5 */
export function suspendClient(
  client: ClientState,
  { by, at, reason }: ClientDecision & { readonly reason?: string | null | undefined },
): ClientVerdict {
  if (client.status === 'suspended') throw alreadySo(client);
  return { status: 'suspended', statusReason: reason?.trim() || null, statusChangedAt: at, statusChangedBy: by };
}

/** Makes a suspended or inactive client active again.
 * @throws Refusal 409 for one that is active already, or whose account is not set up. */
export function activateClient(client: ClientState, { by, at }: ClientDecision): ClientVerdict {
  if (client.status === 'active') throw alreadySo(client);
  if (!client.isSetUp) throw notSetUp(client);
  return { status: 'active', statusReason: null, statusChangedAt: at, statusChangedBy: by };
}

/** `is_active` of a change: false makes an active client inactive, true an inactive one active; repeating it changes
 * nothing.
 * @throws Refusal 409 for pending and suspended ones. */
export function switchClient(
  client: ClientState,
  isActive: boolean,
  { by, at }: ClientDecision,
): ClientVerdict | undefined {
  const { status } = client;
  if (status === 'pending') throw notSetUp(client);
  if (status === 'suspended') throw alreadySo(client);
  if ((status === 'active') === isActive) return undefined;
  const wanted = isActive ? 'active' : 'inactive';
  return { status: wanted, statusReason: null, statusChangedAt: at, statusChangedBy: by };
}

/** A new setup link makes a client that was suspended before it was set up pending again.
 * @throws Refusal 409 when the account is set up already. */
export function reopenSetup(client: ClientState, { by, at }: ClientDecision): ClientVerdict | undefined {
  if (client.isSetUp) {
    throw new Refusal(409, `The account of ${client.companyName} is already set up.`, { current: currentOf(client) });
  }
  if (client.status === 'pending') return undefined;
  return { status: 'pending', statusReason: null, statusChangedAt: at, statusChangedBy: by };
}

function notSetUp(client: ClientState): Refusal {
  const message = `${client.companyName} has not set up its account yet. Send a new setup link instead.`;
  return new Refusal(409, message, { code: 'not_set_up', current: currentOf(client) });
}

function alreadySo({ companyName, status, statusReason, statusChangedBy, statusChangedAt }: ClientState): Refusal {
  return alreadyDecided({
    name: companyName,
    status,
    ...(status === 'active' ? { participle: 'activated' } : {}),
    by: statusChangedBy,
    at: statusChangedAt,
    notes: statusReason,
  });
}

function currentOf({ status, statusReason, statusChangedBy, statusChangedAt }: ClientState) {
  return decidedState({ status, by: statusChangedBy, at: statusChangedAt, notes: statusReason });
}
