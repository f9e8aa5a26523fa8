import type { WebhookSender } from '../modules/webhooks/webhook-sender.ts';
import type { DemoCaller } from './demo-visits.ts';

/** An API token of the demo. */
export interface DemoToken {
  readonly by: 'admin' | 'globex';
  readonly name: string;
  readonly scopes: readonly string[];
  readonly daysAgo: number;
  readonly expiresInDays?: number;
  readonly revokedDaysAgo?: number;
}

export const demoTokens: readonly DemoToken[] = [
  { by: 'globex', name: 'Nightly feed upload', scopes: ['feeds:read', 'feeds:write'], daysAgo: 50 },
  {
    by: 'globex',
    name: 'Old reporting script',
    scopes: ['bids:read'],
    daysAgo: 44,
    expiresInDays: 365,
    revokedDaysAgo: 20,
  },
  { by: 'admin', name: 'Monitoring', scopes: ['system:read'], daysAgo: 30, expiresInDays: 365 },
];

/** @param tokenIds - ids of the demo's tokens by name. */
export async function liveToken(people: DemoCaller, token: DemoToken, tokenIds: Map<string, number>): Promise<void> {
  const { by, name, scopes, expiresInDays = 90 } = token;
  const json = { name, scopes, expires_in_days: expiresInDays };
  const { details } = await people.call<{ details: { id: number } }>(by, '/auth/tokens', { json });
  tokenIds.set(name, details.id);
}

export async function revokeToken(
  people: DemoCaller,
  { by, name }: DemoToken,
  tokenIds: ReadonlyMap<string, number>,
): Promise<void> {
  await people.call(by, `/auth/tokens/${String(tokenIds.get(name))}`, { method: 'DELETE' });
}

/** A webhook of the demo. */
export interface DemoWebhook {
  readonly by: 'admin' | 'acme';
  readonly host: string;
  readonly description: string;
  readonly events: readonly string[];
  readonly daysAgo: number;
}

/** Both end up disabled, since the server must not call hosts that do not exist: the first one by its owner, and the
 * second by the platform, because its address is gone. */
export const demoWebhooks: readonly [DemoWebhook, DemoWebhook] = [
  {
    by: 'acme',
    host: 'hooks.acme.example',
    description: 'Tells our team chat',
    events: ['feed.approved', 'feed.rejected', 'import.held'],
    daysAgo: 16,
  },
  {
    by: 'admin',
    host: 'gone.grt.example',
    description: 'The former ticket system',
    events: ['registration.received'],
    daysAgo: 4,
  },
];

export const webhookDisabledDaysAgo = 0.12;

/** @param webhookIds - ids of the demo's webhooks by host. */
export async function liveWebhook(
  people: DemoCaller,
  { by, host, description, events }: DemoWebhook,
  webhookIds: Map<string, number>,
): Promise<void> {
  const json = { url: `https://${host}/grt`, description, events };
  const { webhook } = await people.call<{ webhook: { id: number } }>(by, '/webhooks', { json });
  webhookIds.set(host, webhook.id);
}

export async function disableWebhook(
  people: DemoCaller,
  { by, host }: DemoWebhook,
  webhookIds: ReadonlyMap<string, number>,
): Promise<void> {
  const path = `/webhooks/${String(webhookIds.get(host))}`;
  await people.call(by, path, { method: 'PUT', json: { is_enabled: false } });
}

/** The receivers of the demo, which nobody calls: one has what it gets, and one is gone for good. */
export const demoReceivers: WebhookSender = {
  send({ url }) {
    const isGone = new URL(url).hostname.startsWith('gone.');
    const answer = isGone
      ? { status: 410, responseBody: 'Gone', error: `${new URL(url).host} responded with 410 Gone.` }
      : { status: 200, responseBody: 'ok', error: null };
    return Promise.resolve(answer);
  },
};
