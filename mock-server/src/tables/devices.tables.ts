import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';

/** Programs that wait to be let in through a browser. */
export const deviceRequests = pgTable(
  'device_requests',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceCodeHash: text('device_code_hash').notNull(),
    userCodeHash: text('user_code_hash').notNull(),
    state: text({ enum: ['waiting', 'approved', 'denied'] })
      .notNull()
      .default('waiting'),
    /** Who decided. */
    accountId: integer('account_id').references(() => accounts.id),
    /** Seconds that the program has to wait between two questions. */
    intervalSeconds: integer('interval_seconds').notNull(),
    lastAskedAt: moment('last_asked_at'),
    address: text(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('device_requests_device_code').on(table.deviceCodeHash),
    uniqueIndex('device_requests_user_code').on(table.userCodeHash),
    index('device_requests_account').on(table.accountId),
    index('device_requests_expires').on(table.expiresAt),
    oneOf('device_requests_state', table.state, ['waiting', 'approved', 'denied']),
  ],
);
