import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, moment, oneOf } from '../database/columns.ts';

/** `queued` waits for `run_at`; `active` is worked on until `lease_until`; `failed` has no attempts left. */
export const jobStates = ['queued', 'active', 'done', 'failed'] as const;

export const jobs = pgTable(
  'jobs',
  {
    id: idColumn(),
    queue: text('queue').notNull(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: jobStates }).notNull(),
    /** The higher one goes first. */
    priority: integer('priority').notNull(),
    /** How often it was begun, without the times it was handed back or its worker was lost. */
    attempts: integer('attempts').notNull(),
    /** How often its worker was lost, as when the process was killed. */
    losses: integer('losses').notNull(),
    maxAttempts: integer('max_attempts').notNull(),
    runAt: moment('run_at').notNull(),
    /** At most one job of a name with this key is queued or active. */
    uniqueKey: text('unique_key'),
    /** Until then the worker has it for itself; it extends the lease while it lives. */
    leaseUntil: moment('lease_until'),
    /** Who works on it, another name for each time it is taken. */
    worker: text('worker'),
    progress: jsonb('progress'),
    result: jsonb('result'),
    /** What the last attempt failed with, in one line. */
    error: text('error'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    oneOf('jobs_state_check', table.state, jobStates),
    uniqueIndex('jobs_unique_key')
      .on(table.name, table.uniqueKey)
      .where(sql`${table.state} in ('queued', 'active')`),
    index('jobs_due')
      .on(table.priority.desc(), table.runAt, table.id)
      .where(sql`${table.state} = 'queued'`),
    index('jobs_lease')
      .on(table.leaseUntil)
      .where(sql`${table.state} = 'active'`),
    index('jobs_state').on(table.state, table.queue, table.id),
  ],
);

export const cronStatuses = ['running', 'completed', 'failed'] as const;

export const cronJobs = pgTable(
  'cron_jobs',
  {
    id: idColumn(),
    command: text('command').notNull().unique('cron_jobs_command'),
    /** A cron pattern of five fields. */
    schedule: text('schedule').notNull(),
    /** IANA name of the zone in which the pattern is read. */
    timezone: text('timezone').notNull(),
    nextRun: moment('next_run').notNull(),
    /** These five are of the last run; null before the first one. */
    lastRun: moment('last_run'),
    lastCompletedAt: moment('last_completed_at'),
    lastStatus: text('last_status', { enum: cronStatuses }),
    /** How long it took, in milliseconds. */
    lastMs: integer('last_ms'),
    /** What it said, or why it failed. */
    lastOutput: text('last_output'),
  },
  (table) => [
    oneOf('cron_jobs_last_status_check', table.lastStatus, cronStatuses),
    index('cron_jobs_next_run').on(table.nextRun),
  ],
);

/** Every run of the schedule, for a while: what the scheduler log shows. */
export const cronRuns = pgTable(
  'cron_runs',
  {
    id: idColumn(),
    command: text('command').notNull(),
    status: text('status', { enum: ['completed', 'failed'] }).notNull(),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at').notNull(),
    /** How long it took, in milliseconds. */
    ms: integer('ms').notNull(),
    /** What it said, or why it failed. */
    output: text('output').notNull(),
  },
  (table) => [
    oneOf('cron_runs_status_check', table.status, ['completed', 'failed']),
    index('cron_runs_completed').on(table.completedAt),
  ],
);

/** One row. Workers of every process start anew when its number is no longer the one they have started with. */
export const queueState = pgTable('queue_state', {
  id: integer('id').primaryKey(),
  generation: integer('generation').notNull(),
});
