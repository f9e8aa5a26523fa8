import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { anywhereIn, idColumn, moment, oneOf } from '../database/columns.ts';

/** `stored`: no mail server is configured; `queued`: waiting for delivery; `failed`: given up. */
export const deliveryStatuses = ['stored', 'queued', 'delivered', 'failed'] as const;

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
    index('outbox_search').using('gin', anywhereIn(table.recipient), anywhereIn(table.subject), anywhereIn(table.text)),
  ],
);
