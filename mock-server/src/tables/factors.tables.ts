import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    kind: text({ enum: ['totp', 'passkey'] }).notNull(),
    name: text().notNull(),
    /** Of an authenticator app, in Base32: the server computes codes from it. */
    secret: text(),
    /** The 30 seconds of the last accepted code: none of them or before is accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Of a passkey, in base64url. */
    credentialId: text('credential_id'),
    /** Of a passkey: its public key as COSE, in base64url. */
    publicKey: text('public_key'),
    /** How often the authenticator says that it signed; 0 for those that do not count. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
    /** How browsers reach the authenticator, such as `usb`. */
    transports: jsonb().$type<string[]>(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('factors_account').on(table.accountId),
    uniqueIndex('factors_credential').on(table.credentialId),
    oneOf('factors_kind', table.kind, ['totp', 'passkey']),
  ],
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

/** What authenticators are asked to sign. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What the answer may be used for. */
    purpose: text({ enum: ['add', 'sign_in', 'second_factor', 'step_up'] }).notNull(),
    /** Whose passkey; null for a sign-in with any. */
    accountId: integer('account_id').references(() => accounts.id),
    challengeHash: text('challenge_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('passkey_challenges_hash').on(table.challengeHash),
    index('passkey_challenges_account').on(table.accountId),
    index('passkey_challenges_expires').on(table.expiresAt),
    oneOf('passkey_challenges_purpose', table.purpose, ['add', 'sign_in', 'second_factor', 'step_up']),
  ],
);
