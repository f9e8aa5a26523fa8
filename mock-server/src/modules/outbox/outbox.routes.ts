import type { OutboxMail, QueryOf } from '@grt/sdk/contract';
import { csvLine } from '@grt/sdk/feeds';
import { fileByIds } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { StoredMail } from '../../core/mail/mailer.ts';
import { cursorMetaOf, idWindowOf } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import type { AuditStore } from '../audit/audit.store.ts';
import { createMailedLinkStore } from '../accounts/mailed-links.store.ts';
import { tokensIn, visibleLinks, type LinkRights } from './outbox.rules.ts';

/** Mail that the platform wrote, newest first.
 * @see docs/specification/decisions.md §10; docs/decisions/0009 for who sees which links */
export function outboxHandlers(
  parts: Platform & { readonly audit: AuditStore },
): Handlers<'outbox.list' | 'outbox.export'> {
  const { mailer, config, database, clock, random, audit } = parts;
  const links = createMailedLinkStore(database, clock, random);
  return {
    async 'outbox.list'({ query, principal: reader }) {
      const { mails, ...counted } = await mailer.list(filterOf(query), idWindowOf(query));
      const clientTokens = await links.ofClients(mails.flatMap(({ text }) => tokensIn(text)));
      const data = mails.map((mail) => {
        const hasMailServer = config.smtpUrl !== undefined || mail.deliveryStatus !== 'stored';
        return mailOf(mail, { reader, hasMailServer, clientTokens });
      });
      const meta = cursorMetaOf(query, { ...counted, count: mails.length, lastKey: mails.at(-1)?.id });
      return { body: { success: true, data, meta } };
    },
    async 'outbox.export'({ query, ...request }) {
      const mails = (page: { readonly afterId?: number; readonly limit: number }) =>
        mailer.mails(filterOf(query), page);
      const body = fileByIds(csvLine(columns), mails, lineOf);
      const file = { subject: { type: 'outbox' }, filename: 'outbox.csv', body };
      return await exportedFile(audit, request, { ...file, action: 'outbox.export', query });
    },
  };
}

function filterOf({ id, search, recipient, delivery_status: deliveryStatus, from, to }: QueryOf<'outbox.export'>) {
  return { id, search, recipient, deliveryStatus, from, to };
}

/** Neither texts nor links: whoever opens a link gets the account. */
const columns = ['id', 'created_at', 'recipient', 'subject', 'delivery_status', 'delivered_at', 'error'] as const;

function lineOf({ id, recipient, subject, createdAt, deliveredAt, deliveryStatus, error }: StoredMail): string {
  const delivered = deliveredAt?.toISOString() ?? null;
  return csvLine([id, createdAt.toISOString(), recipient, subject, deliveryStatus, delivered, error]);
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
