import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment, oneOf } from '../database/columns.ts';

/** Calls that were made with an idempotency key, for 24 hours. Neither the key nor the reply can be read here: the key is
 * hashed, and the reply, which may hold a token, is encrypted with it. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    /** Of the key, together with whose call of which operation it is. */
    keyHash: text('key_hash').primaryKey(),
    /** Tells the same request from another one. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    /** Which attempt holds it, so that one that was given up for lost cannot finish it. */
    holder: text('holder').notNull(),
    /** A running call that is not done by then was lost with its server. */
    heldUntil: moment('held_until').notNull(),
    status: integer('status'),
    headers: jsonb('headers').$type<Readonly<Record<string, string>>>(),
    sealedBody: text('sealed_body'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    oneOf('idempotent_calls_state_check', table.state, ['running', 'done']),
    index('idempotent_calls_expires').on(table.expiresAt),
  ],
);
