import type { WebhookDelivery } from '@grt/sdk/contract';
import type { Context } from '../../core/context.ts';

const pollMs = 500;
/** Longer than a receiver may take. */
const waitMs = 20_000;

/** The delivery after its next attempt, or as it is after 20 seconds. */
export async function attemptedDelivery(
  context: Context,
  webhookId: number,
  queued: WebhookDelivery,
): Promise<WebhookDelivery> {
  const grt = await context.grt();
  let delivery = queued;
  for (let waitedMs = 0; delivery.attempts === queued.attempts && waitedMs < waitMs; waitedMs += pollMs) {
    await context.sleep(pollMs);
    context.signal.throwIfAborted();
    const input = { id: webhookId, delivery_id: queued.id };
    ({ delivery } = await grt.webhooks.delivery(input, { signal: context.signal }));
  }
  return delivery;
}
