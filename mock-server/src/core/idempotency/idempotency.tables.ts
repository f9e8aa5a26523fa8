import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment, oneOf } from '../database/columns.ts';

/** Calls made with an idempotency key, for 24 hours. Neither the key nor the reply is readable here: the key is
 * hashed, and the reply, which may contain a token, is encrypted with it. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    /** Hash of the key, the caller, and the operation. */
    keyHash: text('key_hash').primaryKey(),
    /** Distinguishes the same request from a different one. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ['running', 'done'] }).notNull(),
    /** The attempt that holds it, so that an abandoned one cannot finish it. */
    holder: text('holder').notNull(),
    /** A running call not done by then was lost with its server. */
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
