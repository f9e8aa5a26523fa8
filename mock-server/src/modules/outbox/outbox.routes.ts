import type { OutboxMail } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { StoredMail } from '../../core/mail/mailer.ts';
import { cursorMetaOf, idWindowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { createMailedLinkStore } from '../accounts/mailed-links.store.ts';
import { tokensIn, visibleLinks, type LinkRights } from './outbox.rules.ts';

/** Mail that the platform wrote, newest first.
 * @see docs/specification/decisions.md §10; docs/decisions/0009 for who sees which links */
export function outboxHandlers({ mailer, config, database, clock, random }: Platform): Handlers<'outbox.list'> {
  const links = createMailedLinkStore(database, clock, random);
  return {
    async 'outbox.list'({ query, principal: reader }) {
      const { search, recipient, delivery_status: deliveryStatus } = query;
      const { mails, total } = await mailer.list({ search, recipient, deliveryStatus }, idWindowOf(query));
      const clientTokens = await links.ofClients(mails.flatMap(({ text }) => tokensIn(text)));
      const data = mails.map((mail) => {
        const hasMailServer = config.smtpUrl !== undefined || mail.deliveryStatus !== 'stored';
        return mailOf(mail, { reader, hasMailServer, clientTokens });
      });
      const meta = cursorMetaOf(query, { total, count: mails.length, lastKey: mails.at(-1)?.id });
      return { body: { success: true, data, meta } };
    },
  };
}

function mailOf(mail: StoredMail, rights: LinkRights): OutboxMail {
  return {
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    ...visibleLinks({ text: mail.text, links: mail.links }, rights),
    created_at: mail.createdAt.toISOString(),
    delivered_at: mail.deliveredAt?.toISOString() ?? null,
    delivery_status: mail.deliveryStatus,
    error: mail.error,
  };
}
