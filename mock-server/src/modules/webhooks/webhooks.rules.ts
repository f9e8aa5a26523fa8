import type { BodyOf, WebhookEvent } from '@grt/sdk/contract';
import { administratorEvents } from '@grt/sdk/rules';
import { webhookSecretPrefix } from '@grt/sdk/webhooks';
import type { Changes } from '../../core/database/changes.ts';
import { addressFault, type AddressFault } from '../../core/outbound/public-address.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { webhooks } from '../../tables/webhooks.tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

/** An event without its id and time. */
export type NewWebhookEvent = {
  [Event in WebhookEvent as Event['type']]: {
    readonly type: Event['type'];
    readonly data: Event['data'];
    /** Whose event it is; null for one that only administrators get. */
    readonly clientId: number | null;
    /** Names what may be told only once. */
    readonly onceKey?: string;
  };
}[WebhookEvent['type']];

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long to wait after the first, second, … failed attempt. After the last of these waits comes the eighth attempt,
 * and then none. @see docs/specification/decisions.md §15 */
export const retryWaitsMs = [
  5 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
] as const;

/** A webhook without a delivery for this long is disabled. */
const failingMs = 72 * hourMs;

/** How long the previous secret signs too. */
const overlapMs = 24 * hourMs;

/** How many webhooks a company may have, and the platform. */
export const webhooksMax = 10;

/** @returns when to send again after so many attempts; undefined when it is given up. */
export function nextAttemptAt(attemptsOfRun: number, now: Date): Date | undefined {
  const waitMs = retryWaitsMs[attemptsOfRun - 1];
  return waitMs === undefined ? undefined : new Date(now.getTime() + waitMs);
}

/** Whether a webhook has failed for so long that nothing more is sent there. */
export function hasFailedForLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= failingMs;
}

/** A secret as the Standard Webhooks scheme writes it. @param key - 24 random bytes. */
export function secretOf(key: Uint8Array): string {
  return webhookSecretPrefix + Buffer.from(key).toString('base64');
}

/** The secrets that sign at a time, the current one first. */
export function signingSecrets({ secret, oldSecret, oldSecretUntil }: WebhookRow, now: Date): readonly string[] {
  return oldSecret !== null && oldSecretUntil !== null && now < oldSecretUntil ? [secret, oldSecret] : [secret];
}

/** The new secret signs from now on, and the current one for another day. */
export function rotated({ secret }: WebhookRow, newSecret: string, now: Date): Changes<WebhookRow> {
  return { secret: newSecret, oldSecret: secret, oldSecretUntil: new Date(now.getTime() + overlapMs), updatedAt: now };
}

/** What a form changes. Enabling a webhook again forgets its failures. */
export function changed(form: BodyOf<'webhooks.update'>, { isEnabled }: WebhookRow, now: Date): Changes<WebhookRow> {
  const { url, events, description, is_enabled } = form;
  return {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events }),
    ...(description === undefined ? {} : { description }),
    ...(is_enabled === true && !isEnabled ? enabled : {}),
    ...(is_enabled === false && isEnabled ? disabled('person', now) : {}),
    updatedAt: now,
  };
}

const enabled = { isEnabled: true, disabledReason: null, disabledAt: null, failingSince: null } as const;

export function disabled(reason: NonNullable<WebhookRow['disabledReason']>, now: Date) {
  return { isEnabled: false, disabledReason: reason, disabledAt: now };
}

/** Where webhooks may be sent. */
export interface AddressRules {
  /** Hosts, or hosts with ports, that need not be public. */
  readonly allowed: readonly string[];
  /** Only https://. */
  readonly requireTls: boolean;
}

const sentences: Readonly<Record<AddressFault, (url: URL) => string>> = {
  scheme: () => 'Please enter an address that starts with https:// or http://',
  credentials: () => 'The address contains a username or password. Please use one without them.',
  port: ({ port }) => `Events cannot be sent to port ${port}. Please use 80, 443, or 1024 and above.`,
  not_public: notPublic,
};

/** Why nothing is sent to an address, as far as the address itself shows. @see docs/specification/decisions.md §15 */
export function refusedAddress(address: string, { allowed, requireTls }: AddressRules): string | undefined {
  const url = new URL(address);
  if (requireTls && url.protocol !== 'https:') return 'Please enter an address that starts with https://';
  const fault = addressFault(url, allowed);
  return fault && sentences[fault](url);
}

export function notPublic({ hostname }: URL): string {
  return `${hostname} is not a public address, so events cannot be sent to it.`;
}

/** @throws Refusal 422 */
export function requireAddress(address: string | undefined, rules: AddressRules): void {
  const refusal = address === undefined ? undefined : refusedAddress(address, rules);
  if (refusal !== undefined) throw invalid({ url: [refusal] });
}

/** @throws Refusal 409 */
export function requireRoom(count: number): void {
  if (count >= webhooksMax)
    throw new Refusal(409, `There are already ${String(webhooksMax)} webhooks. Delete one of them first.`);
}

/** @throws Refusal 409 */
export function requireEnabled({ isEnabled, url }: WebhookRow): void {
  if (!isEnabled) throw new Refusal(409, `The webhook to ${new URL(url).host} is disabled. Enable it first.`);
}

/** Whether a webhook is to be told about an event. */
export function isWanted({ events, clientId }: WebhookRow, event: { type: string; clientId: number | null }): boolean {
  const isTheirs = clientId === null || (clientId === event.clientId && !isForAdministrators(event.type));
  return isTheirs && (events as readonly string[]).includes(event.type);
}

/** Whether a client's people are told of an event in the app: what was decided, what is spent, and what needs them. An import
 * that went well, or that they ended themselves, needs nobody. */
export function isNotification({ type, clientId, data }: NewWebhookEvent): boolean {
  if (clientId === null || type === 'webhook.test') return false;
  return type !== 'import.finished' || data.error !== null;
}

/** Whether only administrators get events of a type. */
export function isForAdministrators(type: string): boolean {
  return (administratorEvents as readonly string[]).includes(type);
}
