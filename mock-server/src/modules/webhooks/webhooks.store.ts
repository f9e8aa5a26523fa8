import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Changes } from '../../core/database/changes.ts';
import type { Database } from '../../core/database/database.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { webhooks } from '../../tables/webhooks.tables.ts';
import type { WebhookRow } from './webhooks.rules.ts';

/** Whose webhooks: a client's, by its id, or the platform's. */
export type WebhookOwner = number | null;

/** A webhook with its creator. */
export interface WebhookRecord {
  readonly webhook: WebhookRow;
  /** Username, or the address of one who has none. */
  readonly createdBy: string;
}

export interface WebhookStore {
  /** Newest first. */
  listOf(owner: WebhookOwner): Promise<WebhookRecord[]>;
  find(id: number, owner: WebhookOwner): Promise<WebhookRecord | undefined>;
  /** Those that events of these clients may go to, including the platform's. */
  listening(clientIds: readonly number[]): Promise<WebhookRow[]>;
  /** How many an owner has; within a transaction, no other one is added meanwhile. */
  holdCount(owner: WebhookOwner): Promise<number>;
  insert(values: typeof webhooks.$inferInsert): Promise<WebhookRow>;
  /** Applies a rule to one webhook, of the owner when one is named. Undefined when there is none. */
  update(
    id: number,
    rule: (row: WebhookRow) => Changes<WebhookRow>,
    owner?: WebhookOwner,
  ): Promise<{ before: WebhookRow; after: WebhookRow } | undefined>;
  remove(id: number, owner: WebhookOwner): Promise<WebhookRow | undefined>;
}

const isOf = (owner: WebhookOwner) => (owner === null ? isNull(webhooks.clientId) : eq(webhooks.clientId, owner));

export function createWebhookStore(database: Database): WebhookStore {
  return { ...readsOf(database), ...changesOf(database) };
}

function readsOf(database: Database): Pick<WebhookStore, 'listOf' | 'find' | 'listening'> {
  const records = () =>
    database
      .current()
      .select({ webhook: webhooks, createdBy: sql<string>`coalesce(${accounts.username}, ${accounts.email})` })
      .from(webhooks)
      .innerJoin(accounts, eq(accounts.id, webhooks.createdBy));
  return {
    listOf: (owner) => records().where(isOf(owner)).orderBy(desc(webhooks.id)),
    async find(id, owner) {
      const [record] = await records().where(and(eq(webhooks.id, id), isOf(owner)));
      return record;
    },
    async listening(clientIds) {
      const theirs = and(inArray(webhooks.clientId, [...clientIds]), eq(clients.status, 'active'));
      const rows = await database
        .current()
        .select({ webhook: webhooks })
        .from(webhooks)
        .leftJoin(clients, eq(clients.id, webhooks.clientId))
        .where(and(eq(webhooks.isEnabled, true), or(isNull(webhooks.clientId), theirs)))
        .orderBy(asc(webhooks.id));
      return rows.map(({ webhook }) => webhook);
    },
  };
}

function changesOf(database: Database): Pick<WebhookStore, 'holdCount' | 'insert' | 'update' | 'remove'> {
  return {
    async holdCount(owner) {
      const queries = database.current();
      await queries.execute(sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${owner ?? 0})`);
      const [{ total } = { total: 0 }] = await queries.select({ total: count() }).from(webhooks).where(isOf(owner));
      return total;
    },
    async insert(values) {
      const [row] = await database.current().insert(webhooks).values(values).returning();
      if (!row) throw new Error('The database returned no row for a new webhook');
      return row;
    },
    update: (id, rule, owner) =>
      database.transaction(async (queries) => {
        const where = and(eq(webhooks.id, id), owner === undefined ? undefined : isOf(owner));
        const [before] = await queries.select().from(webhooks).where(where).for('update');
        if (!before) return undefined;
        const [after = before] = await queries.update(webhooks).set(rule(before)).where(where).returning();
        return { before, after };
      }),
    async remove(id, owner) {
      const [row] = await database
        .current()
        .delete(webhooks)
        .where(and(eq(webhooks.id, id), isOf(owner)))
        .returning();
      return row;
    },
  };
}
