import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, whole } from '../core/database/columns.ts';

/** What administrators set for the whole platform: one row, once someone has changed something. */
export const platformSettings = pgTable('platform_settings', {
  /** Always 1. */
  id: integer().primaryKey(),
  supportEmail: text('support_email').notNull(),
  publicName: text('public_name').notNull(),
  feedRefreshMinMinutes: integer('feed_refresh_min_minutes').notNull(),
  holdBadRowsPercent: integer('hold_bad_rows_percent').notNull(),
  holdFewerRowsPercent: integer('hold_fewer_rows_percent').notNull(),
  registrationOpen: boolean('registration_open').notNull(),
  maintenanceNotice: text('maintenance_notice'),
  logLevel: text('log_level', { enum: ['debug', 'info', 'warning', 'error', 'critical'] }).notNull(),
  /** Whether the log goes by `log_level`; otherwise by LOG_LEVEL of each process. */
  logLevelIsSet: boolean('log_level_is_set').notNull().default(false),
  /** How the market sells clicks. */
  pricing: text({ enum: ['first', 'second'] })
    .notNull()
    .default('first'),
  /** No click costs less, in micro-dollars. */
  floorMicros: whole('floor_micros').notNull().default(10_000),
  /** How long entries of the audit log are kept. */
  auditKeepDays: integer('audit_keep_days').notNull().default(730),
  /** How long emails are kept. */
  outboxKeepDays: integer('outbox_keep_days').notNull().default(365),
  /** Sessions end after this long without use. */
  adminIdleMinutes: integer('admin_idle_minutes').notNull().default(60),
  clientIdleMinutes: integer('client_idle_minutes').notNull().default(20_160),
  /** The most that the feed files of a client may take, in MB of 1,048,576 bytes. */
  storageLimitMb: integer('storage_limit_mb').notNull().default(10_000),
  /** An administrator without a second factor has to set one up first. */
  requireSecondFactor: boolean('require_second_factor').notNull().default(false),
  updatedAt: moment('updated_at').notNull(),
  /** Username. */
  updatedBy: text('updated_by').notNull(),
});
