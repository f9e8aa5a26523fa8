import type { WebhookDelivery } from '@grt/sdk/contract';
import { csvColumns } from '../../core/csv-columns.ts';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { actorOf, type SignedIn } from '../audit/actor.rules.ts';
import type { WebhookParts } from './parts.ts';
import { attemptOf, deliveryOf, eventOf, webhookOf } from './webhook-view.ts';
import { createWebhookCommands, found, foundDelivery, type WebhookRequest } from './webhooks.commands.ts';
import { defineWebhookJobs } from './webhooks.jobs.ts';
import type { WebhookOwner } from './webhooks.store.ts';

type Changes = 'create' | 'update' | 'rotate' | 'remove' | 'test' | 'resend';
type Reads = 'list' | 'show' | 'deliveries' | 'exportDeliveries' | 'delivery' | 'events';

/** Webhooks and the log of their deliveries. @see docs/specification/decisions.md §15 */
export function webhookHandlers(parts: WebhookParts): Handlers<`webhooks.${Changes | Reads}`> {
  defineWebhookJobs(parts);
  return { ...readHandlers(parts), ...changeHandlers(parts) };
}

function readHandlers(parts: WebhookParts): Handlers<`webhooks.${Reads}`> {
  const { clock, webhooks, deliveries, webhookEvents, audit } = parts;
  return {
    async 'webhooks.list'({ principal }) {
      const records = await webhooks.listOf(ownerOf(principal));
      return { status: 200, body: { success: true, data: records.map((record) => webhookOf(record, clock.now())) } };
    },
    async 'webhooks.show'({ path, principal }) {
      const record = found(await webhooks.find(path.id, ownerOf(principal)));
      return { status: 200, body: { success: true, data: webhookOf(record, clock.now()) } };
    },
    async 'webhooks.deliveries'({ path, query, principal }) {
      found(await webhooks.find(path.id, ownerOf(principal)));
      const { rows, total } = await deliveries.listOf(path.id, query, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(deliveryOf), meta: metaOf(query, total) } };
    },
    async 'webhooks.exportDeliveries'({ path, query, ...request }) {
      const { webhook } = found(await webhooks.find(path.id, ownerOf(request.principal)));
      const body = fileInBatches(head, await deliveries.idsOf(webhook.id, query), async (batch) =>
        (await deliveries.some(batch)).map((record) => lineOf(deliveryOf(record))),
      );
      const subject = { type: 'webhook', id: webhook.id, label: webhook.url };
      const file = { subject, filename: `webhook-${String(webhook.id)}-deliveries.csv`, body };
      return await exportedFile(audit, request, { ...file, action: 'webhooks.exportDeliveries', query });
    },
    async 'webhooks.delivery'({ path, principal }) {
      found(await webhooks.find(path.id, ownerOf(principal)));
      const record = foundDelivery(await deliveries.find(path.delivery_id, path.id));
      const attempts = await deliveries.attemptsOf(path.delivery_id);
      const data = {
        delivery: deliveryOf(record),
        request_body: record.event.body,
        attempt_log: attempts.map(attemptOf),
      };
      return { status: 200, body: { success: true, data } };
    },
    async 'webhooks.events'({ query, principal }) {
      const { rows, cursor } = await webhookEvents.after(query.after, ownerOf(principal) ?? undefined);
      return { status: 200, body: { success: true, data: { events: rows.map(eventOf), cursor } } };
    },
  };
}

/** Neither what was sent, nor how it was signed. */
const { head, lineOf } = csvColumns<WebhookDelivery>([
  'id',
  'event_id',
  'event_type',
  'status',
  'attempts',
  'last_status',
  'last_error',
  'next_attempt_at',
  'created_at',
]);

function changeHandlers(parts: WebhookParts): Handlers<`webhooks.${Changes}`> {
  const { clock } = parts;
  const commands = createWebhookCommands(parts);
  return {
    async 'webhooks.create'({ body, ...request }) {
      const { record, secret } = await commands.create(body, requestOf(request));
      const data = { secret, webhook: webhookOf(record, clock.now()) };
      return { status: 201, body: { success: true, data } };
    },
    async 'webhooks.update'({ path, body, ...request }) {
      const record = await commands.update(body, { ...requestOf(request), id: path.id });
      return { status: 200, body: { success: true, data: webhookOf(record, clock.now()) } };
    },
    async 'webhooks.rotate'({ path, ...request }) {
      const { record, secret } = await commands.rotate({ ...requestOf(request), id: path.id });
      return { status: 200, body: { success: true, data: { secret, webhook: webhookOf(record, clock.now()) } } };
    },
    async 'webhooks.remove'({ path, ...request }) {
      await commands.remove({ ...requestOf(request), id: path.id });
      return { status: 200, body: { success: true, message: 'The webhook was deleted.' } };
    },
    async 'webhooks.test'({ path, ...request }) {
      const record = await commands.test({ ...requestOf(request), id: path.id });
      return { status: 201, body: { success: true, data: deliveryOf(record) } };
    },
    async 'webhooks.resend'({ path, ...request }) {
      const record = await commands.resend(path.delivery_id, { ...requestOf(request), id: path.id });
      return { status: 200, body: { success: true, data: deliveryOf(record) } };
    },
  };
}

function requestOf(request: SignedIn): Omit<WebhookRequest, 'id'> {
  return { owner: ownerOf(request.principal), actor: actorOf(request) };
}

/** A client's own webhooks; administrators share those of the platform. */
function ownerOf({ client_id: clientId }: Principal): WebhookOwner {
  return clientId ?? null;
}
