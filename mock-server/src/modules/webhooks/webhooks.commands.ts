import type { BodyOf } from '@grt/sdk/contract';
import { changedFields } from '../../basics/changed-fields.rules.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SignedIn } from '../audit/actor.rules.ts';
import type { DeliveryRecord } from './deliveries.store.ts';
import { addressRules, type WebhookParts } from './parts.ts';
import { disabledError } from './webhook-disabling.ts';
import { addDelivery, queueDelivery } from './webhooks.jobs.ts';
import {
  changed,
  requireAddress,
  requireEnabled,
  requireRoom,
  rotated,
  secretOf,
  type WebhookRow,
} from './webhooks.rules.ts';
import type { WebhookOwner, WebhookRecord } from './webhooks.store.ts';

/** Whose webhook, and who asks. */
export interface WebhookRequest {
  readonly id: number;
  readonly owner: WebhookOwner;
  readonly actor: SignedIn;
}

/** A webhook and its secret, which is revealed only then. */
export interface Revealed {
  readonly record: WebhookRecord;
  readonly secret: string;
}

/** What can be done to webhooks, each in one transaction with its audit entry. */
export interface WebhookCommands {
  /** @throws Refusal 422 for an address that is not public; 409 when there are as many as there may be. */
  create(form: BodyOf<'webhooks.create'>, request: Omit<WebhookRequest, 'id'>): Promise<Revealed>;
  /** @throws Refusal 404 or 422 */
  update(form: BodyOf<'webhooks.update'>, request: WebhookRequest): Promise<WebhookRecord>;
  /** @throws Refusal 404 */
  rotate(request: WebhookRequest): Promise<Revealed>;
  /** @throws Refusal 404 */
  remove(request: WebhookRequest): Promise<void>;
  /** Queues a test event. @throws Refusal 404 or 409 */
  test(request: WebhookRequest): Promise<DeliveryRecord>;
  /** Queues a delivery again. @throws Refusal 404 or 409 */
  resend(deliveryId: number, request: WebhookRequest): Promise<DeliveryRecord>;
}

export function createWebhookCommands(parts: WebhookParts): WebhookCommands {
  return {
    ...changesOf(parts),
    rotate: (request) => rotate(parts, request),
    test: (request) => test(parts, request),
    resend: (deliveryId, request) => resend(parts, deliveryId, request),
  };
}

function changesOf(parts: WebhookParts): Pick<WebhookCommands, 'create' | 'update' | 'remove'> {
  const { database, clock, random, webhooks, deliveries, audit } = parts;
  const rules = addressRules(parts.config);
  return {
    create: ({ url, events, description = null }, { owner, actor }) =>
      database.transaction(async () => {
        requireAddress(url, rules);
        requireRoom(await webhooks.holdCount(owner));
        const now = clock.now();
        const secret = secretOf(random(24));
        const { account_id: createdBy, username } = actor.principal;
        const values = { clientId: owner, createdBy, url, events, description, secret, createdAt: now, updatedAt: now };
        const webhook = await webhooks.insert(values);
        await audit.record({ action: 'webhooks.create', actor, subject: subjectOf(webhook), after: told(webhook) });
        return { record: { webhook, createdBy: username }, secret };
      }),
    update: (form, { id, owner, actor }) =>
      database.transaction(async () => {
        requireAddress(form.url, rules);
        const change = found(await webhooks.update(id, (row) => changed(form, row, clock.now()), owner));
        if (change.before.isEnabled && !change.after.isEnabled) await deliveries.giveUp(id, disabledError);
        const difference = changedFields(told(change.before), told(change.after));
        await audit.record({ action: 'webhooks.update', actor, subject: subjectOf(change.after), ...difference });
        return found(await webhooks.find(id, owner));
      }),
    remove: ({ id, owner, actor }) =>
      database.transaction(async () => {
        const row = found(await webhooks.remove(id, owner));
        await audit.record({ action: 'webhooks.remove', actor, subject: subjectOf(row), before: told(row) });
      }),
  };
}

function rotate(parts: WebhookParts, { id, owner, actor }: WebhookRequest): Promise<Revealed> {
  const { database, clock, random, webhooks, audit } = parts;
  return database.transaction(async () => {
    const secret = secretOf(random(24));
    const { after } = found(await webhooks.update(id, (row) => rotated(row, secret, clock.now()), owner));
    await audit.record({ action: 'webhooks.rotate', actor, subject: subjectOf(after) });
    return { record: found(await webhooks.find(id, owner)), secret };
  });
}

function test(parts: WebhookParts, { id, owner, actor }: WebhookRequest): Promise<DeliveryRecord> {
  const { database, webhooks, webhookEvents, deliveries, audit } = parts;
  return database.transaction(async () => {
    const { webhook } = found(await webhooks.find(id, owner));
    requireEnabled(webhook);
    const event = await webhookEvents.addTest({ type: 'webhook.test', data: { webhook_id: id }, clientId: owner });
    const deliveryId = await addDelivery(parts, webhook, event);
    await audit.record({ action: 'webhooks.test', actor, subject: subjectOf(webhook) });
    return found(await deliveries.find(deliveryId, id));
  });
}

function resend(
  parts: WebhookParts,
  deliveryId: number,
  { id, owner, actor }: WebhookRequest,
): Promise<DeliveryRecord> {
  const { database, clock, webhooks, deliveries, audit } = parts;
  return database.transaction(async () => {
    // Holds the webhook, so that it cannot be disabled in between.
    const { after: webhook } = found(await webhooks.update(id, ({ updatedAt }) => ({ updatedAt }), owner));
    const { event } = foundDelivery(await deliveries.find(deliveryId, id));
    requireEnabled(webhook);
    await queueDelivery(parts, { id: deliveryId, webhookId: id, at: clock.now(), isNewRun: true });
    const subject = subjectOf(webhook);
    await audit.record({ action: 'webhooks.resend', actor, subject, after: { event_id: event.eventId } });
    return foundDelivery(await deliveries.find(deliveryId, id));
  });
}

function subjectOf({ id, url }: WebhookRow) {
  return { type: 'webhook', id, label: new URL(url).host };
}

function told({ url, events, description, isEnabled }: WebhookRow) {
  return { url, events, description, is_enabled: isEnabled };
}

/** @throws Refusal 404 */
export function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Refusal(404, 'Webhook not found');
  return value;
}

/** @throws Refusal 404 */
export function foundDelivery(record: DeliveryRecord | undefined): DeliveryRecord {
  if (!record) throw new Refusal(404, 'Delivery not found');
  return record;
}
