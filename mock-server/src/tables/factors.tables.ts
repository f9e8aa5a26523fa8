import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';

/** Second factors. Without `confirmed_at` it is being set up and does not count yet. */
export const factors = pgTable(
  'factors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text({ enum: ['totp'] }).notNull(),
    name: text().notNull(),
    /** Of an authenticator app, in Base32: the server computes codes from it. */
    secret: text(),
    /** The 30 seconds of the last accepted code: none of them or before is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('factors_account').on(table.accountId), oneOf('factors_kind', table.kind, ['totp'])],
);

/** Recovery codes, hashed like passwords. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** 0 to 9; the first character of the code, so that only one hash has to be compared. */
    position: integer().notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_position').on(table.accountId, table.position)],
);

/** Sign-ins with the right password that wait for the second factor. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    tokenHash: text('token_hash').notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('sign_in_challenges_token_hash').on(table.tokenHash),
    index('sign_in_challenges_account').on(table.accountId),
    index('sign_in_challenges_expires').on(table.expiresAt),
  ],
);
