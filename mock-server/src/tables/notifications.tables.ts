import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { whole } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';

/** Up to which place among the events an account has read everything. */
export const notificationMarks = pgTable('notification_marks', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  readThrough: whole('read_through').notNull(),
});

/** The single ones that it has read after that. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    place: whole('place').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.place] })],
);
