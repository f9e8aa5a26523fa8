import { and, asc, count, desc, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { WebhookDeliveryStatus } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import { inOrder } from '../../core/database/in-order.ts';
import type { PageWindow } from '../../core/pagination.ts';
import { webhookAttempts, webhookDeliveries, webhookEvents, webhooks } from '../../tables/webhooks.tables.ts';
import type { WebhookEventRow } from './webhook-events.store.ts';
import type { WebhookRow } from './webhooks.rules.ts';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;

/** A delivery with its event. */
export interface DeliveryRecord {
  readonly delivery: DeliveryRow;
  readonly event: WebhookEventRow;
}

/** Everything that a worker needs to send a delivery. */
export interface Sendable extends DeliveryRecord {
  readonly webhook: WebhookRow;
  /** Another worker has it at this moment. */
  readonly isBusy: boolean;
}

/** What an attempt leads to. */
export type DeliveryOutcome = Pick<DeliveryRow, 'status' | 'attemptsOfRun' | 'nextAttemptAt' | 'jobId'>;

/** Attempts that the log of one delivery shows. */
const attemptsShown = 200;

export interface DeliveryFilter {
  readonly status?: WebhookDeliveryStatus | undefined;
  /** `created_at` by default. */
  readonly sort?: 'created_at' | 'attempts' | undefined;
  /** `desc` by default. */
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface DeliveryStore {
  listOf(
    webhookId: number,
    filter: DeliveryFilter,
    page: PageWindow,
  ): Promise<{ rows: DeliveryRecord[]; total: number }>;
  /** The ids of everything that matches, in the order of the list. */
  idsOf(webhookId: number, filter: DeliveryFilter): Promise<number[]>;
  /** Some deliveries, in the order of the ids; those that are gone are left out. */
  some(ids: readonly number[]): Promise<DeliveryRecord[]>;
  find(id: number, webhookId: number): Promise<DeliveryRecord | undefined>;
  /** Oldest first. */
  attemptsOf(id: number): Promise<AttemptRow[]>;
  /** Undefined if the webhook already has the event. */
  insert(webhookId: number, eventId: number, at: Date): Promise<DeliveryRow | undefined>;
  /** Names the one job that may send it, in the caller's transaction. */
  assign(id: number, job: { jobId: number; at: Date; isNewRun?: boolean }): Promise<void>;
  /** Takes a delivery for one worker, unless another one has it. Undefined if the job is not, or no longer, the one that
   * sends it. */
  claim(id: number, claim: { jobId: number; now: Date; until: Date }): Promise<Sendable | undefined>;
  /** Gives back what was claimed, unsent. */
  release(id: number): Promise<void>;
  /** A delivery as it is, until the caller's transaction ends. */
  hold(id: number): Promise<DeliveryRow | undefined>;
  /** Writes down an attempt and what it leads to. */
  addAttempt(attempt: Omit<AttemptRow, 'id'>, outcome: DeliveryOutcome): Promise<void>;
  /** Gives up what a disabled webhook was still to get. */
  giveUp(webhookId: number, reason: string): Promise<void>;
}

export function createDeliveryStore(database: Database): DeliveryStore {
  return { ...readsOf(database), ...sendingOf(database), ...outcomesOf(database) };
}

function readsOf(database: Database): Pick<DeliveryStore, 'listOf' | 'idsOf' | 'some' | 'find' | 'attemptsOf'> {
  const records = () =>
    database
      .current()
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId));
  return {
    async listOf(webhookId, filter, { limit, offset }) {
      const where = conditions(webhookId, filter);
      const rows = await records()
        .where(where)
        .orderBy(...ordering(filter))
        .limit(limit)
        .offset(offset);
      const [{ total } = { total: 0 }] = await database
        .current()
        .select({ total: count() })
        .from(webhookDeliveries)
        .where(where);
      return { rows, total };
    },
    async idsOf(webhookId, filter) {
      const rows = await database
        .current()
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(conditions(webhookId, filter))
        .orderBy(...ordering(filter));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      const rows = await records().where(inArray(webhookDeliveries.id, [...ids]));
      return inOrder(ids, rows, ({ delivery }) => delivery.id);
    },
    async find(id, webhookId) {
      const [row] = await records().where(
        and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)),
      );
      return row;
    },
    async attemptsOf(id) {
      const newest = await database
        .current()
        .select()
        .from(webhookAttempts)
        .where(eq(webhookAttempts.deliveryId, id))
        .orderBy(desc(webhookAttempts.number))
        .limit(attemptsShown);
      return newest.toReversed();
    },
  };
}

function conditions(webhookId: number, { status }: DeliveryFilter): SQL | undefined {
  return and(
    eq(webhookDeliveries.webhookId, webhookId),
    status === undefined ? undefined : eq(webhookDeliveries.status, status),
  );
}

function ordering({ sort, order }: DeliveryFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [...(sort === 'attempts' ? [direction(webhookDeliveries.attempts)] : []), direction(webhookDeliveries.id)];
}

function sendingOf(database: Database): Pick<DeliveryStore, 'insert' | 'assign' | 'claim' | 'release' | 'hold'> {
  const current = () => database.current();
  return {
    async insert(webhookId, eventId, createdAt) {
      const [row] = await current()
        .insert(webhookDeliveries)
        .values({ webhookId, eventId, status: 'waiting', createdAt })
        .onConflictDoNothing()
        .returning();
      return row;
    },
    async assign(id, { jobId, at, isNewRun = false }) {
      const run = isNewRun ? { status: 'waiting' as const, attemptsOfRun: 0 } : {};
      await current()
        .update(webhookDeliveries)
        .set({ jobId, nextAttemptAt: at, ...run })
        .where(eq(webhookDeliveries.id, id));
    },
    async claim(id, { jobId, now, until }) {
      const isMine = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.jobId, jobId));
      const isFree = or(isNull(webhookDeliveries.sendingUntil), lte(webhookDeliveries.sendingUntil, now));
      const claimed = await current()
        .update(webhookDeliveries)
        .set({ sendingUntil: until })
        .where(and(isMine, isFree))
        .returning({ id: webhookDeliveries.id });
      const [row] = await current()
        .select({ delivery: webhookDeliveries, event: webhookEvents, webhook: webhooks })
        .from(webhookDeliveries)
        .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(isMine);
      return row && { ...row, isBusy: claimed.length === 0 };
    },
    async release(id) {
      await current().update(webhookDeliveries).set({ sendingUntil: null }).where(eq(webhookDeliveries.id, id));
    },
    async hold(id) {
      const [row] = await current().select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update');
      return row;
    },
  };
}

function outcomesOf(database: Database): Pick<DeliveryStore, 'addAttempt' | 'giveUp'> {
  const current = () => database.current();
  return {
    async addAttempt(attempt, outcome) {
      const { deliveryId, number, status, error } = attempt;
      await current().insert(webhookAttempts).values(attempt);
      await current()
        .update(webhookDeliveries)
        .set({
          status: outcome.status,
          attemptsOfRun: outcome.attemptsOfRun,
          nextAttemptAt: outcome.nextAttemptAt,
          attempts: number,
          lastStatus: status,
          lastError: error,
          jobId: outcome.jobId,
          sendingUntil: null,
        })
        .where(eq(webhookDeliveries.id, deliveryId));
    },
    async giveUp(webhookId, reason) {
      await current()
        .update(webhookDeliveries)
        .set({ status: 'failed', lastError: reason, nextAttemptAt: null, jobId: null })
        .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'waiting')));
    },
  };
}
