import type { OutboxMail } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { StoredMail } from '../../core/mail/mailer.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';

/** Mail that the platform wrote, the newest first. @see decisions §10 */
export function outboxHandlers({ mailer }: Pick<Platform, 'mailer'>): Handlers<'outbox.list'> {
  return {
    async 'outbox.list'({ query }) {
      const { search, recipient, delivery_status: deliveryStatus } = query;
      const { mails, total } = await mailer.list({ search, recipient, deliveryStatus }, windowOf(query));
      return { body: { success: true, data: mails.map(mailOf), meta: metaOf(query, total) } };
    },
  };
}

function mailOf(mail: StoredMail): OutboxMail {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    links: mail.links,
    created_at: mail.createdAt.toISOString(),
    delivered_at: mail.deliveredAt?.toISOString() ?? null,
    delivery_status: mail.deliveryStatus,
    error: mail.error,
  };
}
