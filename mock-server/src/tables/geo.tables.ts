import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../core/database/columns.ts';

/** Which places may be served and which may not. No rule means allowed. */
export const geoRules = pgTable(
  'geo_rules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text({ enum: ['country', 'state'] }).notNull(),
    /** ISO 3166-1 for a country, 3166-2 for a state, in capitals. */
    code: text().notNull(),
    name: text().notNull(),
    blockReason: text('block_reason'),
    isBlocked: boolean('is_blocked').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('geo_rules_code').on(table.code),
    oneOf('geo_rules_type_known', table.type, ['country', 'state']),
  ],
);

export type GeoRuleRow = typeof geoRules.$inferSelect;
