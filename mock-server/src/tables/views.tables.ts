import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';

/** How a person has arranged the lists of the web app. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    list: text().notNull(),
    /** Empty: how the list looks by itself. */
    name: text().notNull(),
    query: text().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.accountId, table.list, sql`lower(${table.name})`)],
);
