import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { administratorEvents } from '@grt/sdk/rules';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { deleteInBatches } from '../../core/database/delete-in-batches.ts';
import { insertRows } from '../../core/database/insert-rows.ts';
import { unnest } from '../../core/database/unnest.ts';
import { randomToken, type Random } from '../../core/ids.ts';
import type { Queue } from '../../core/queue/queue.ts';
import { webhookEvents, webhookPlaces } from '../../tables/webhooks.tables.ts';
import { isNotification, type NewWebhookEvent } from './webhooks.rules.ts';

export type WebhookEventRow = typeof webhookEvents.$inferSelect;

/** The job that passes events on to webhooks. */
export const passOnJob = 'webhooks.pass-on';

/** What it passes on, in this order. */
export interface PassOn {
  readonly eventIds: readonly number[];
}

/** Most events that are listed at once. */
const listedMax = 100;

/** Events in the order in which they became visible, and the cursor that follows them. */
export interface EventBatch {
  readonly rows: readonly WebhookEventRow[];
  readonly cursor: number;
}

/** What happened on the platform, for webhooks. */
export interface WebhookEventStore {
  /** Records what happened, in the caller's transaction: it reaches webhooks if, and only if, that commits. */
  record(...events: readonly NewWebhookEvent[]): Promise<void>;
  /** Adds an event that is not passed on: a test for one webhook. */
  addTest(event: NewWebhookEvent): Promise<WebhookEventRow>;
  /** Gives events their places, in the caller's transaction. @returns them in this order, without those that have one, or
   * are gone */
  place(ids: readonly number[]): Promise<WebhookEventRow[]>;
  /** Events after a cursor; without one, none, and the latest cursor.
   * @param clientId - only this client's; undefined: everyone's. */
  after(cursor: number | undefined, clientId: number | undefined): Promise<EventBatch>;
  /** Deletes events from before a time with their deliveries. @returns the number deleted. */
  prune(before: Date): Promise<number>;
}

/** What other modules need of it. */
export type EventRecorder = Pick<WebhookEventStore, 'record'>;

export function createWebhookEventStore(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly queue: Pick<Queue, 'enqueue'>;
}): WebhookEventStore {
  const { database, queue } = parts;
  const rowOf = (event: NewWebhookEvent) => newEvent(parts, event);
  return {
    async record(...events) {
      const onConflict = sql`on conflict (once_key) do nothing`;
      const added = await insertRows(database.current(), webhookEvents, events.map(rowOf), {
        returning: ['id'],
        onConflict,
      });
      if (added.length > 0) await queue.enqueue(passOnJob, { eventIds: added.map(({ id }) => id) } satisfies PassOn);
    },
    async addTest(event) {
      const [row] = await database.current().insert(webhookEvents).values(rowOf(event)).returning();
      if (!row) throw new Error('The database returned no row for a new event');
      return row;
    },
    ...placesOf(database),
    prune: (before) =>
      deleteInBatches(async (limit) => {
        const queries = database.current();
        const old = queries
          .select({ id: webhookEvents.id })
          .from(webhookEvents)
          .where(lt(webhookEvents.createdAt, before))
          .limit(limit);
        const gone = await queries
          .delete(webhookEvents)
          .where(inArray(webhookEvents.id, old))
          .returning({ id: webhookEvents.id });
        return gone.length;
      }),
  };
}

function newEvent({ clock, random }: { readonly clock: Clock; readonly random: Random }, event: NewWebhookEvent) {
  const { type, data, clientId, onceKey } = event;
  const createdAt = clock.now();
  const eventId = randomToken(random, { prefix: 'evt_', sizeBytes: 16 });
  const body = JSON.stringify({ id: eventId, type, timestamp: createdAt.toISOString(), data });
  const notifies = isNotification(event);
  return { eventId, type, clientId, body, onceKey: onceKey ?? null, notifies, createdAt };
}

function placesOf(database: Database): Pick<WebhookEventStore, 'place' | 'after'> {
  return {
    async place(ids) {
      const queries = database.current();
      const [next] = await queries
        .insert(webhookPlaces)
        .values({ id: 1, last: ids.length })
        .onConflictDoUpdate({ target: webhookPlaces.id, set: { last: sql`${webhookPlaces.last} + excluded.last` } })
        .returning();
      const before = (next?.last ?? 0) - ids.length;
      const rows = unnest(
        ids.map((id, index) => ({ id, place: before + index + 1 })),
        { placed_id: ['bigint', ({ id }) => id], new_place: ['bigint', ({ place }) => place] },
      );
      const placed = await queries
        .update(webhookEvents)
        .set({ place: sql`new_place` })
        .from(rows)
        .where(and(eq(webhookEvents.id, sql`placed_id`), isNull(webhookEvents.place)))
        .returning(getTableColumns(webhookEvents));
      return placed.toSorted((one, other) => Number(one.place) - Number(other.place));
    },
    async after(cursor, clientId) {
      const queries = database.current();
      const [{ last } = { last: 0 }] = await queries.select({ last: webhookPlaces.last }).from(webhookPlaces);
      if (cursor === undefined) return { rows: [], cursor: last };
      const theirs =
        clientId === undefined
          ? undefined
          : and(eq(webhookEvents.clientId, clientId), notInArray(webhookEvents.type, [...administratorEvents]));
      const rows = await queries
        .select()
        .from(webhookEvents)
        .where(
          and(isNotNull(webhookEvents.place), gt(webhookEvents.place, cursor), lte(webhookEvents.place, last), theirs),
        )
        .orderBy(asc(webhookEvents.place))
        .limit(listedMax);
      const end = rows.length < listedMax ? undefined : rows.at(-1)?.place;
      return { rows, cursor: end ?? Math.max(cursor, last) };
    },
  };
}
