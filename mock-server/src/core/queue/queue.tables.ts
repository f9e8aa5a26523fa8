import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, moment, oneOf } from '../database/columns.ts';

/** `queued` waits for `run_at`; `active` is running until `lease_until`; `failed` has no attempts left. */
export const jobStates = ['queued', 'active', 'done', 'failed'] as const;

export const jobs = pgTable(
  'jobs',
  {
    id: idColumn(),
    queue: text('queue').notNull(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state', { enum: jobStates }).notNull(),
    /** Higher goes first. */
    priority: integer('priority').notNull(),
    /** Number of attempts, not counting those that were returned to the queue or lost their worker. */
    attempts: integer('attempts').notNull(),
    /** How often its worker was lost, for example because the process was killed. */
    losses: integer('losses').notNull(),
    maxAttempts: integer('max_attempts').notNull(),
    runAt: moment('run_at').notNull(),
    /** Whose job it is; null if it is no one's in particular. */
    owner: text('owner'),
    /** Its place among the jobs of all owners; lower goes first. 0 without an owner. */
    turn: integer('turn').notNull().default(0),
    /** At most one job of a name with this key is queued or active. */
    uniqueKey: text('unique_key'),
    /** The worker's lease, which it extends while alive. */
    leaseUntil: moment('lease_until'),
    /** The worker's id, unique for each time it is taken. */
    worker: text('worker'),
    progress: jsonb('progress'),
    result: jsonb('result'),
    /** The last attempt's error, in one line. */
    error: text('error'),
    /** The id of the request that queued it; null for one that the schedule or another job without a request queued. */
    requestId: text('request_id'),
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
      .on(table.priority.desc(), table.turn, table.runAt, table.id)
      .where(sql`${table.state} = 'queued'`),
    index('jobs_turn')
      .on(table.name, table.turn)
      .where(sql`${table.owner} is not null and ${table.state} in ('queued', 'active')`),
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
    /** IANA timezone of the pattern. */
    timezone: text('timezone').notNull(),
    nextRun: moment('next_run').notNull(),
    /** These five describe the last run; null before the first. */
    lastRun: moment('last_run'),
    lastCompletedAt: moment('last_completed_at'),
    lastStatus: text('last_status', { enum: cronStatuses }),
    /** How long it took, in milliseconds. */
    lastMs: integer('last_ms'),
    /** Its output, or why it failed. */
    lastOutput: text('last_output'),
  },
  (table) => [
    oneOf('cron_jobs_last_status_check', table.lastStatus, cronStatuses),
    index('cron_jobs_next_run').on(table.nextRun),
  ],
);

/** Recent runs of scheduled tasks: the scheduler log. */
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
    /** Its output, or why it failed. */
    output: text('output').notNull(),
  },
  (table) => [
    oneOf('cron_runs_status_check', table.status, ['completed', 'failed']),
    index('cron_runs_completed').on(table.completedAt),
  ],
);

/** One row. Workers of every process restart when its number differs from the one they started with. */
export const queueState = pgTable('queue_state', {
  id: integer('id').primaryKey(),
  generation: integer('generation').notNull(),
});
