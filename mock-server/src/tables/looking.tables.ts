import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';

/** Which record each window of an administrator shows, until a moment that it keeps putting off. */
export const looking = pgTable(
  'looking',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    window: text().notNull(),
    kind: text({ enum: ['registration', 'feed', 'domain'] }).notNull(),
    recordId: integer('record_id').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.window] }),
    oneOf('looking_kind', table.kind, ['registration', 'feed', 'domain']),
  ],
);
