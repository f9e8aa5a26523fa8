import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '../core/database/columns.ts';

/** Operations in progress, in any process, so that none runs twice at once. */
export const runningOperations = pgTable('running_operations', {
  operation: text('operation').primaryKey(),
  /** Names the attempt, so that one already given up as lost cannot end another. */
  holder: text('holder').notNull(),
  startedAt: moment('started_at').notNull(),
  /** An operation that has not finished by then was lost with its process. */
  heldUntil: moment('held_until').notNull(),
});

/** Measurements of the machine and its queues, kept for a day. */
export const systemSamples = pgTable(
  'system_samples',
  {
    id: idColumn(),
    measuredAt: moment('measured_at').notNull(),
    /** Percent. */
    ramUsed: doublePrecision('ram_used').notNull(),
    /** Percent, of the fullest file system. */
    diskUsed: doublePrecision('disk_used').notNull(),
    pendingJobs: integer('pending_jobs').notNull(),
    failedJobs: integer('failed_jobs').notNull(),
  },
  (table) => [index('system_samples_measured').on(table.measuredAt)],
);
