import { sql, type SQL } from 'drizzle-orm';
import { index, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { idColumn, moment, oneOf } from '../database/columns.ts';

/** `stored`: no mail server is configured; `queued`: waiting for delivery; `failed`: given up. */
export const deliveryStatuses = ['stored', 'queued', 'delivered', 'failed'] as const;

type Texts = Readonly<Record<'recipient' | 'subject' | 'text', AnyPgColumn>>;

/** What a search may match: recipient, subject, and the text without the tokens in its links. What is found must not reveal
 * whether a guessed token is right; and nothing in a token is shared with other emails, which made them most of the index. */
export function searchedIn({ recipient, subject, text: body }: Texts): SQL {
  const token = sql.raw(String.raw`'grt_[\w-]{16,}|([?&#](?:[a-z_]*token|code|signature)=)[^&\s"''<>]+'`);
  return sql`(${recipient} || chr(10) || ${subject} || chr(10) || regexp_replace(${body}, ${token}, '\\1', 'gi'))`;
}

export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    recipient: text('recipient').notNull(),
    sender: text('sender').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** The links found in the text, in order. */
    links: jsonb('links').$type<readonly string[]>().notNull(),
    deliveryStatus: text('delivery_status', { enum: deliveryStatuses }).notNull(),
    /** Why the last attempt failed. */
    error: text('error'),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    oneOf('outbox_delivery_status_check', table.deliveryStatus, deliveryStatuses),
    index('outbox_created').on(table.createdAt.desc(), table.id.desc()),
    index('outbox_search').using('gin', sql`${searchedIn(table)} gin_trgm_ops`),
  ],
);
