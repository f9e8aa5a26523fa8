import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment, whole } from '../core/database/columns.ts';

/** How far the simulated market is advanced: one row. */
export const marketState = pgTable('market_state', {
  id: integer().primaryKey(),
  /** The seed of all its randomness. */
  seed: whole('seed').notNull(),
  startedAt: moment('started_at').notNull(),
  /** A full minute; everything before it has been simulated. */
  advancedTo: moment('advanced_to').notNull(),
});

/** The opportunities of the whole market by UTC hour. */
export const marketHours = pgTable('market_hours', {
  startsAt: moment('starts_at').primaryKey(),
  opportunities: integer().notNull(),
});
