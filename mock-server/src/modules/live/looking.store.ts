import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Looker, LookedAtKind } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { Queries } from '../../core/database/transaction-session.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { looking } from '../../tables/looking.tables.ts';

/** A window of an administrator. */
export type LookingWindow = Pick<LookingRow, 'accountId' | 'window'>;

/** A record that is looked at. */
export interface LookedAt {
  readonly kind: LookedAtKind;
  readonly id: number;
}

export interface LookingStore {
  /** Who looks at records of a kind now, except one person; each person once for a record. */
  list(kind: LookedAtKind, exceptAccountId: number): Promise<Looker[]>;
  /** Notes which record a window shows from now on; undefined for none.
   * @returns the records that someone began to look at by this, or no longer does */
  look(window: LookingWindow, at: LookedAt | undefined): Promise<readonly LookedAt[]>;
  /** Removes what has ended by itself. */
  prune(): Promise<void>;
}

/** How long it is believed that a window still shows what it said. */
const heldMs = 60_000;
/** Of one person. */
const windowsMax = 12;
/** As many as a reply has room for. */
const listedMax = 1000;

export function createLookingStore(database: Pick<Database, 'current' | 'transaction'>, clock: Clock): LookingStore {
  return {
    list: (kind, exceptAccountId) =>
      database
        .current()
        .selectDistinct({ id: looking.recordId, username: sql<string>`${accounts.username}` })
        .from(looking)
        .innerJoin(accounts, eq(accounts.id, looking.accountId))
        .where(and(eq(looking.kind, kind), gt(looking.until, clock.now()), ne(looking.accountId, exceptAccountId)))
        .orderBy(asc(looking.recordId), asc(accounts.username))
        .limit(listedMax),
    async look(window, at) {
      const now = clock.now();
      const row = at && { ...window, kind: at.kind, recordId: at.id, until: new Date(now.getTime() + heldMs) };
      if (row && (await goesOn(database.current(), row, now))) return [];
      return await database.transaction(async (queries) => {
        const left = await leave(queries, window, now);
        if (!row) return left;
        await queries.insert(looking).values(row).onConflictDoUpdate({ target: key, set: row });
        return [...left, { kind: row.kind, id: row.recordId }, ...(await leaveOldest(queries, window))];
      });
    },
    async prune() {
      await database.current().delete(looking).where(lte(looking.until, clock.now()));
    },
  };
}

type LookingRow = typeof looking.$inferSelect;

const key = [looking.accountId, looking.window];
const lookedAt = { kind: looking.kind, id: looking.recordId };
const isOf = ({ accountId, window }: LookingWindow) =>
  and(eq(looking.accountId, accountId), eq(looking.window, window));

/** The usual case, in one statement. @returns whether the window showed the same record until now */
async function goesOn(queries: Queries, row: LookingRow, now: Date): Promise<boolean> {
  const { kind, recordId, until } = row;
  const same = and(isOf(row), eq(looking.kind, kind), eq(looking.recordId, recordId), gt(looking.until, now));
  const held = await queries.update(looking).set({ until }).where(same).returning(lookedAt);
  return held.length > 0;
}

/** @returns the record that others saw it look at */
async function leave(queries: Queries, window: LookingWindow, now: Date): Promise<LookedAt[]> {
  const left = await queries
    .delete(looking)
    .where(isOf(window))
    .returning({ ...lookedAt, until: looking.until });
  return left.filter(({ until }) => until > now).map(({ kind, id }) => ({ kind, id }));
}

/** Only so many windows of a person count. What another call is changing is left to it. */
async function leaveOldest(queries: Queries, { accountId }: LookingWindow): Promise<LookedAt[]> {
  const oldest = queries
    .select({ window: looking.window })
    .from(looking)
    .where(eq(looking.accountId, accountId))
    .orderBy(desc(looking.until), desc(looking.window))
    .offset(windowsMax)
    .for('update', { skipLocked: true });
  return await queries
    .delete(looking)
    .where(and(eq(looking.accountId, accountId), inArray(looking.window, oldest)))
    .returning(lookedAt);
}
