import type { WebhookParts } from './parts.ts';
import { webhookDisabledMail } from './webhooks.mail.ts';
import { disabled, type WebhookRow } from './webhooks.rules.ts';

/** Shown as the error of what a disabled webhook did not get. */
export const disabledError = 'The webhook is disabled.';

/** Disables a webhook whose receiver no longer takes events, and notifies its owner: the client, or for the platform its
 * creator, or all super admins once that account is gone. In the caller's transaction.
 * @param row - held by the caller. */
export async function disableFor(parts: WebhookParts, row: WebhookRow, reason: 'gone' | 'failing'): Promise<void> {
  const { clock, webhooks, deliveries, audit, mailer, publicUrl } = parts;
  if (!row.isEnabled) return;
  const now = clock.now();
  await webhooks.update(row.id, () => disabled(reason, now));
  await deliveries.giveUp(row.id, disabledError);
  await audit.record({
    action: 'webhooks.disable',
    actor: {},
    subject: { type: 'webhook', id: row.id, label: new URL(row.url).host },
    before: { is_enabled: true },
    after: { is_enabled: false, disabled_reason: reason },
  });
  const area = row.clientId === null ? 'admin' : 'client';
  const link = `${publicUrl()}/${area}/webhooks/${String(row.id)}?status=failed`;
  for (const { email: to, firstName } of await ownersOf(parts, row))
    await mailer.send(
      webhookDisabledMail({ to, firstName, url: row.url, reason, failingSince: row.failingSince ?? now, link }),
    );
}

async function ownersOf({ accounts }: WebhookParts, { clientId, createdBy }: WebhookRow) {
  const creator = (await accounts.find(createdBy))?.account;
  if (clientId !== null) return creator ? [creator] : [];
  const administrators = await accounts.administrators();
  const active = administrators.filter(({ id }) => id === createdBy);
  return active.length > 0 ? active : administrators.filter(({ role }) => role === 'super_admin');
}
