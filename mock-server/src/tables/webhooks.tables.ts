import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WebhookEventType } from '@grt/sdk/contract';
import { idColumn, moment, oneOf, whole } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';
import { clients } from './clients.tables.ts';

const disabledReasons = ['person', 'gone', 'failing'] as const;
const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

/** Addresses that are told what happens to a client; those without a client belong to the platform and are told
 * everything. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer('client_id').references(() => clients.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => accounts.id),
    url: text().notNull(),
    description: text(),
    events: jsonb().$type<readonly WebhookEventType[]>().notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    disabledReason: text('disabled_reason', { enum: disabledReasons }),
    disabledAt: moment('disabled_at'),
    /** The first failed attempt since the last delivery. */
    failingSince: moment('failing_since'),
    /** Kept as it is: it signs every delivery. */
    secret: text().notNull(),
    /** Signs too until `old_secret_until`. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('webhooks_client').on(table.clientId),
    oneOf('webhooks_disabled_reason', table.disabledReason, disabledReasons),
    check('webhooks_disabled_for_a_reason', sql`${table.isEnabled} = (${table.disabledReason} is null)`),
  ],
);

/** What happened, in the words that receivers get. Written in the transaction in which it happens. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: idColumn(),
    /** The `webhook-id` of its deliveries. */
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    /** Whose event it is; null for one that only administrators get. */
    clientId: integer('client_id').references(() => clients.id),
    /** The body of its deliveries, byte for byte. */
    body: text().notNull(),
    /** What may be told only once. */
    onceKey: text('once_key'),
    /** Its place in the order in which events became visible; null until it is passed on, and for tests. */
    place: whole('place'),
    /** Whether people in the app are told too. */
    notifies: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_events_event_id').on(table.eventId),
    uniqueIndex('webhook_events_once').on(table.onceKey),
    uniqueIndex('webhook_events_place').on(table.place),
    index('webhook_events_created').on(table.createdAt),
    index('webhook_events_notifications')
      .on(table.clientId, table.place)
      .where(sql`${table.notifies} and ${table.place} is not null`),
  ],
);

/** The last place that was given to an event: at most one row, which whoever gives the next one holds. */
export const webhookPlaces = pgTable(
  'webhook_places',
  { id: integer().primaryKey(), last: whole('last').notNull() },
  (table) => [check('webhook_places_one', sql`${table.id} = 1`)],
);

/** An event on its way to a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: whole('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    status: text({ enum: deliveryStatuses }).notNull(),
    /** All attempts. */
    attempts: integer().notNull().default(0),
    /** Attempts since it was queued, or sent again by a person. */
    attemptsOfRun: integer('attempts_of_run').notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    nextAttemptAt: moment('next_attempt_at'),
    /** The one job that may send it; null if none is to. */
    jobId: whole('job_id'),
    /** Until when a worker has it for itself. */
    sendingUntil: moment('sending_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.eventId),
    index('webhook_deliveries_event').on(table.eventId),
    oneOf('webhook_deliveries_status', table.status, deliveryStatuses),
  ],
);

/** One request for a delivery, and what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sentAt: moment('sent_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    status: integer(),
    responseBody: text('response_body'),
    error: text(),
  },
  (table) => [uniqueIndex('webhook_attempts_number').on(table.deliveryId, table.number)],
);
