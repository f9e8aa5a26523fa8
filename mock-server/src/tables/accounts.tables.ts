import { accountRoleValues } from '@grt/sdk/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { anywhereIn, anywhereInBoth, moment, oneOf } from '../core/database/columns.ts';
import { clients } from './clients.tables.ts';

/** People who sign in: the contact of a client, or an administrator. A client account has no username until it is set
 * up. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    role: text({ enum: accountRoleValues }).notNull(),
    clientId: integer('client_id').references(() => clients.id),
    username: text(),
    /** The username in lower case: names are unique regardless of case. */
    usernameKey: text('username_key'),
    email: text().notNull(),
    /** The address in lower case. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text(),
    jobTitle: text('job_title'),
    passwordHash: text('password_hash'),
    isActive: boolean('is_active').notNull().default(true),
    /** Since when a sign-in needs a second factor; null while there is none. */
    secondFactorAt: moment('second_factor_at'),
    notifications: jsonb().$type<NotificationChoices>().notNull(),
    lastLoginAt: moment('last_login_at'),
    /** When an administrator was removed: the row stays for the decisions that name it; its name and address are free
     * again. */
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_username_key').on(table.usernameKey),
    uniqueIndex('accounts_email_key').on(table.emailKey),
    // With the id, because the contact of a client is its first account.
    index('accounts_client').on(table.clientId, table.id),
    index('accounts_phone').on(phoneKey(table.phone)),
    index('accounts_search').using(
      'gin',
      anywhereInBoth(table.firstName, table.lastName),
      anywhereIn(table.email),
      anywhereIn(table.username),
      anywhereIn(table.phone),
    ),
    oneOf('accounts_role', table.role, accountRoleValues),
    check('accounts_client_has_company', sql`(${table.role} = 'client') = (${table.clientId} is not null)`),
  ],
);

/** The digits of a phone number, as duplicates are found by them. */
export function phoneKey(phone: SQLWrapper): SQL<string | null> {
  return sql`regexp_replace(${phone}, '[^0-9]+', '', 'g')`;
}

/** As searches look for it. */
export const fullName = sql`${accounts.firstName} || ' ' || ${accounts.lastName}`;

export interface NotificationChoices {
  feed_reviewed: boolean;
  feed_failed: boolean;
  domain_reviewed: boolean;
  budget_exhausted: boolean;
}

/** Sessions of signed-in people. A refresh adds a row of the same family and leaves the old one 30 seconds of grace. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** One sign-in and all its refreshes. */
    family: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    refreshUntil: moment('refresh_until').notNull(),
    replacedAt: moment('replaced_at'),
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the person last gave a password or a second factor. Null: before that was recorded. */
    lastStepUpAt: moment('last_step_up_at'),
    address: text(),
    userAgent: text('user_agent'),
  },
  (table) => [
    uniqueIndex('sessions_token_hash').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_family').on(table.family),
    index('sessions_refresh_until').on(table.refreshUntil),
  ],
);

/** Tokens for scripts and pipelines: their owner's rights, limited to the scopes. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    scopes: jsonb().$type<string[]>().notNull(),
    prefix: text().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('api_tokens_token_hash').on(table.tokenHash),
    index('api_tokens_account').on(table.accountId),
  ],
);

/** Mailed links, for setting up an account, choosing a new password, or confirming a changed address. Only the hash of the token is stored. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['setup', 'password_reset', 'email_current', 'email_new'] }).notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Set when a newer link of the same kind was mailed: this one no longer works. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    uniqueIndex('mailed_links_token_hash').on(table.tokenHash),
    index('mailed_links_account').on(table.accountId, table.kind),
    oneOf('mailed_links_kind', table.kind, ['setup', 'password_reset', 'email_current', 'email_new']),
  ],
);

/** New addresses that are not in effect yet: at most one per account. */
export const emailChanges = pgTable(
  'email_changes',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => accounts.id),
    email: text().notNull(),
    requestedBy: text('requested_by', { enum: ['owner', 'administrator'] }).notNull(),
    requestedAt: moment('requested_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When each mailbox confirmed. */
    currentConfirmedAt: moment('current_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
  },
  (table) => [oneOf('email_changes_requested_by', table.requestedBy, ['owner', 'administrator'])],
);

/** The link for setting up the first super admin: at most one row, replaced at each start that needs it. */
export const firstAdministratorLink = pgTable(
  'first_administrator_link',
  {
    id: integer().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [check('first_administrator_link_one', sql`${table.id} = 1`)],
);
