import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../core/database/columns.ts';

/** Operations in progress, in any process, so that none runs alongside itself. */
export const runningOperations = pgTable('running_operations', {
  operation: text('operation').primaryKey(),
  /** Which attempt, so that one that was given up for lost ends nothing. */
  holder: text('holder').notNull(),
  startedAt: moment('started_at').notNull(),
  /** An operation that has not ended by then was lost with its process. */
  heldUntil: moment('held_until').notNull(),
});

/** What was measured of the machine and its queues, for a day. */
export const systemSamples = pgTable(
  'system_samples',
  {
    id: idColumn(),
    measuredAt: moment('measured_at').notNull(),
    /** Per cent. */
    ramUsed: doublePrecision('ram_used').notNull(),
    /** Per cent, of the fullest file system. */
    diskUsed: doublePrecision('disk_used').notNull(),
    pendingJobs: integer('pending_jobs').notNull(),
    failedJobs: integer('failed_jobs').notNull(),
  },
  (table) => [index('system_samples_measured').on(table.measuredAt)],
);
