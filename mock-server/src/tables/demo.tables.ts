import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../core/database/columns.ts';

/** Whether the demo data is complete: one row, absent without a demo. */
export const demoState = pgTable(
  'demo_state',
  { id: integer().primaryKey(), state: text({ enum: ['filling', 'filled'] }).notNull() },
  (table) => [oneOf('demo_state_known', table.state, ['filling', 'filled'])],
);
