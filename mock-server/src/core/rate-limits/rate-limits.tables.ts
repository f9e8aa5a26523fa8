import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { moment } from '../database/columns.ts';

/** Counts in windows that are still open. Keys are hashed: they contain names and addresses. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.keyHash] }), index('rate_limits_ends').on(table.endsAt)],
);
