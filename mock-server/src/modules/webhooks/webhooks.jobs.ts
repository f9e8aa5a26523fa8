import type { JobContext } from '../../core/queue/job.ts';
import { outcomeOf } from './delivery.rules.ts';
import type { WebhookParts } from './parts.ts';
import { disableFor } from './webhook-disabling.ts';
import { passOnJob, type PassOn, type WebhookEventRow } from './webhook-events.store.ts';
import type { Answer } from './webhook-sender.ts';
import { hasFailedForLong, isWanted, signingSecrets, type WebhookRow } from './webhooks.rules.ts';

/** The job that sends a delivery once. */
const deliverJob = 'webhooks.deliver';

/** Events that are passed on in one transaction: between two of them, calls have their turn. */
const passedOnAtOnce = 10;

/** A worker has a delivery for itself for this long: longer than a receiver may take. */
const claimMs = 30_000;

interface DeliverPayload {
  readonly deliveryId: number;
}

/** To be called before the queue is started. */
export function defineWebhookJobs(parts: WebhookParts): void {
  const { queue } = parts;
  // A job that an earlier version left has one event.
  queue.define<Partial<PassOn> & { readonly eventId?: number }>(passOnJob, {
    queue: 'webhooks',
    maxAttempts: 10,
    handler: async ({ payload: { eventIds = [], eventId } }) => {
      const ids = eventId === undefined ? eventIds : [eventId];
      let deliveries = 0;
      for (let at = 0; at < ids.length; at += passedOnAtOnce)
        deliveries += await passOn(parts, ids.slice(at, at + passedOnAtOnce));
      return { deliveries };
    },
  });
  queue.define<DeliverPayload>(deliverJob, {
    queue: 'webhooks',
    maxAttempts: 10,
    concurrency: 8,
    perOwner: 2, // one slow receiver must not hold up the others
    handler: ({ id: jobId, payload }, { signal }) => deliver(parts, { jobId, deliveryId: payload.deliveryId }, signal),
  });
}

/** Gives events their places, and each a delivery for every webhook that wants it: all or nothing, and once. */
async function passOn(
  { database, webhookEvents, webhooks, ...parts }: WebhookParts,
  eventIds: readonly number[],
): Promise<number> {
  return database.transaction(async () => {
    const events = await webhookEvents.place(eventIds);
    if (events.length === 0) return 0;
    const listening = await webhooks.listening(events.flatMap(({ clientId }) => clientId ?? []));
    let deliveries = 0;
    for (const event of events) {
      for (const webhook of listening.filter((one) => isWanted(one, event))) {
        await addDelivery(parts, webhook, event);
        deliveries += 1;
      }
    }
    return deliveries;
  });
}

type QueueingParts = Pick<WebhookParts, 'clock' | 'deliveries' | 'queue'>;

/** Queues an event for one webhook, in the caller's transaction. @returns the delivery's id. */
export async function addDelivery(parts: QueueingParts, { id }: WebhookRow, event: WebhookEventRow): Promise<number> {
  const delivery = await parts.deliveries.insert(id, event.id, parts.clock.now());
  if (!delivery) throw new Error(`Webhook ${String(id)} already has event ${String(event.id)}`);
  await queueDelivery(parts, { id: delivery.id, webhookId: id, at: parts.clock.now() });
  return delivery.id;
}

/** Adds the job that is to send a delivery, in place of any earlier one, in the caller's transaction. */
export async function queueDelivery(
  { queue, deliveries }: QueueingParts,
  { id, webhookId, at, isNewRun = false }: { id: number; webhookId: number; at: Date; isNewRun?: boolean },
): Promise<void> {
  const payload: DeliverPayload = { deliveryId: id };
  const { id: jobId } = await queue.enqueue(deliverJob, payload, { runAt: at, owner: `webhook:${String(webhookId)}` });
  await deliveries.assign(id, { jobId, at, isNewRun });
}

/** Sends a delivery once and writes down what came of it. */
async function deliver(
  parts: WebhookParts,
  { jobId, deliveryId }: DeliverPayload & { readonly jobId: number },
  signal: JobContext['signal'],
): Promise<{ outcome: string }> {
  const { database, clock, deliveries, webhookSender } = parts;
  const sentAt = clock.now();
  const until = new Date(sentAt.getTime() + claimMs);
  const claimed = await deliveries.claim(deliveryId, { jobId, now: sentAt, until });
  if (claimed === undefined) return { outcome: 'superseded' };
  const { event, webhook } = claimed;
  if (claimed.isBusy) {
    await database.transaction(() => queueDelivery(parts, { id: deliveryId, webhookId: webhook.id, at: until }));
    return { outcome: 'busy' };
  }
  let answer: Answer;
  try {
    const parcel = { url: webhook.url, eventId: event.eventId, body: event.body };
    answer = await webhookSender.send({ ...parcel, secrets: signingSecrets(webhook, sentAt) }, signal);
  } catch (error) {
    await deliveries.release(deliveryId);
    throw error;
  }
  const sent = { jobId, sentAt, durationMs: clock.now().getTime() - sentAt.getTime(), answer };
  return database.transaction(() => conclude(parts, { deliveryId, webhookId: webhook.id }, sent));
}

interface Sent {
  readonly jobId: number;
  readonly sentAt: Date;
  readonly durationMs: number;
  readonly answer: Answer;
}

/** In one transaction: the attempt, what is known about the webhook, and the next attempt. */
async function conclude(
  parts: WebhookParts,
  { deliveryId, webhookId }: DeliverPayload & { readonly webhookId: number },
  { jobId, sentAt, durationMs, answer }: Sent,
): Promise<{ outcome: string }> {
  const { clock, deliveries, webhooks } = parts;
  const now = clock.now();
  const isDelivered = answer.error === null;
  const change = await webhooks.update(webhookId, ({ failingSince }) => ({
    failingSince: isDelivered ? null : (failingSince ?? now),
  }));
  const delivery = change && (await deliveries.hold(deliveryId));
  if (!delivery) return { outcome: 'deleted' };
  const outcome = outcomeOf(delivery, { jobId, isDelivered, now });
  await deliveries.addAttempt({ deliveryId, number: delivery.attempts + 1, sentAt, durationMs, ...answer }, outcome);
  if (outcome.nextAttemptAt !== null && outcome.jobId === null)
    await queueDelivery(parts, { id: deliveryId, webhookId, at: outcome.nextAttemptAt });
  const failingSince = change.after.failingSince ?? now;
  if (answer.status === 410) await disableFor(parts, change.after, 'gone');
  else if (!isDelivered && hasFailedForLong(failingSince, now)) await disableFor(parts, change.after, 'failing');
  return { outcome: outcome.status };
}
