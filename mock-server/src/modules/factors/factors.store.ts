import { and, asc, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { factors, recoveryCodes } from '../../tables/factors.tables.ts';
import { platformSettings } from '../../tables/settings.tables.ts';

export type FactorRow = typeof factors.$inferSelect;
type RecoveryCodeRow = typeof recoveryCodes.$inferSelect;

export interface FactorStore {
  /** The factors that count, oldest first. */
  listOf(accountId: number): Promise<FactorRow[]>;
  /** Keeps the secret of an app that is being set up, instead of any other one. */
  startTotp(accountId: number, secret: string): Promise<void>;
  /** Whether administrators must have one. */
  areRequired(): Promise<boolean>;
  /** The app that is being set up. */
  pendingTotp(accountId: number): Promise<FactorRow | undefined>;
  /** From now on the factor counts.
   * @returns the factor, and whether it is the account's first; undefined if it is no longer being set up. */
  confirm(
    pending: FactorRow,
    name: string,
  ): Promise<{ readonly factor: FactorRow; readonly isFirst: boolean } | undefined>;
  /** Records the step of an accepted code. False if a code of that step, or a later one, has been accepted. */
  use(id: number, step: number): Promise<boolean>;
  /** Renames one factor of the account. @returns it as it was and is; undefined if there is no such factor. */
  rename(
    accountId: number,
    id: number,
    name: string,
  ): Promise<{ readonly before: FactorRow; readonly after: FactorRow } | undefined>;
  /** Removes one factor of the account. @returns it, and how many are left; undefined if there is no such factor. */
  remove(accountId: number, id: number): Promise<{ readonly factor: FactorRow; readonly left: number } | undefined>;
  /** Removes every factor and recovery code. @returns the number of factors. */
  removeAll(accountId: number): Promise<number>;
  /** Replaces the recovery codes. @param hashes - by position. */
  replaceCodes(accountId: number, hashes: readonly string[]): Promise<void>;
  codesLeft(accountId: number): Promise<number>;
  unusedCode(accountId: number, position: number): Promise<RecoveryCodeRow | undefined>;
  /** Uses up a recovery code. False if someone else just did. */
  useCode(id: number): Promise<boolean>;
}

/** Second factors and recovery codes. Whatever changes the factors locks the account first; `accounts.second_factor_at` follows in the same transaction. */
export function createFactorStore(database: Database, clock: Clock): FactorStore {
  return { ...readingOf(database), ...addingOf(database, clock), ...changingOf(database), ...codesOf(database, clock) };
}

const isConfirmed = (accountId: number) => and(eq(factors.accountId, accountId), isNotNull(factors.confirmedAt));
const isPending = (accountId: number) => and(eq(factors.accountId, accountId), isNull(factors.confirmedAt));

function readingOf(database: Database): Pick<FactorStore, 'listOf' | 'areRequired' | 'pendingTotp'> {
  return {
    listOf: async (accountId) =>
      database.current().select().from(factors).where(isConfirmed(accountId)).orderBy(asc(factors.id)),
    async areRequired() {
      const [row] = await database
        .current()
        .select({ is: platformSettings.requireSecondFactor })
        .from(platformSettings);
      return row?.is ?? false;
    },
    async pendingTotp(accountId) {
      const [row] = await database.current().select().from(factors).where(isPending(accountId));
      return row;
    },
  };
}

/** What changes of factors share. */
function accountOf(database: Database) {
  const mark = async (accountId: number, secondFactorAt: Date | null) => {
    await database.current().update(accounts).set({ secondFactorAt }).where(eq(accounts.id, accountId));
  };
  const lock = async (accountId: number) => {
    await database.current().select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  };
  const leftOf = async (accountId: number) => {
    const [row] = await database.current().select({ left: count() }).from(factors).where(isConfirmed(accountId));
    return row?.left ?? 0;
  };
  return { mark, lock, leftOf };
}

function addingOf(database: Database, clock: Clock): Pick<FactorStore, 'startTotp' | 'confirm' | 'use'> {
  const { mark, lock, leftOf } = accountOf(database);
  return {
    startTotp: (accountId, secret) =>
      database.transaction(async (queries) => {
        await lock(accountId);
        await queries.delete(factors).where(isPending(accountId));
        await queries.insert(factors).values({ accountId, kind: 'totp', name: '', secret, createdAt: clock.now() });
      }),
    confirm: ({ id, accountId }, name) =>
      database.transaction(async (queries) => {
        const confirmedAt = clock.now();
        await lock(accountId);
        const [factor] = await queries
          .update(factors)
          .set({ name, confirmedAt })
          .where(and(eq(factors.id, id), isNull(factors.confirmedAt)))
          .returning();
        if (!factor) return undefined;
        const isFirst = (await leftOf(accountId)) === 1;
        if (isFirst) await mark(accountId, confirmedAt);
        return { factor, isFirst };
      }),
    async use(id, step) {
      const used = await database
        .current()
        .update(factors)
        .set({ lastStep: step, lastUsedAt: clock.now() })
        .where(and(eq(factors.id, id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
        .returning({ id: factors.id });
      return used.length === 1;
    },
  };
}

function changingOf(database: Database): Pick<FactorStore, 'rename' | 'remove' | 'removeAll'> {
  const { mark, lock, leftOf } = accountOf(database);
  return {
    rename: (accountId, id, name) =>
      database.transaction(async (queries) => {
        await lock(accountId);
        const own = and(eq(factors.id, id), isConfirmed(accountId));
        const [before] = await queries.select().from(factors).where(own);
        const [after] = await queries.update(factors).set({ name }).where(own).returning();
        return before && after && { before, after };
      }),
    remove: (accountId, id) =>
      database.transaction(async (queries) => {
        await lock(accountId);
        const [factor] = await queries
          .delete(factors)
          .where(and(eq(factors.id, id), isConfirmed(accountId)))
          .returning();
        if (!factor) return undefined;
        const left = await leftOf(accountId);
        if (left === 0) {
          await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
          await mark(accountId, null);
        }
        return { factor, left };
      }),
    removeAll: (accountId) =>
      database.transaction(async (queries) => {
        await lock(accountId);
        const gone = await leftOf(accountId);
        await queries.delete(factors).where(eq(factors.accountId, accountId));
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
        await mark(accountId, null);
        return gone;
      }),
  };
}

function codesOf(
  database: Database,
  clock: Clock,
): Pick<FactorStore, 'replaceCodes' | 'codesLeft' | 'unusedCode' | 'useCode'> {
  const unused = (accountId: number) => and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt));
  return {
    replaceCodes: (accountId, hashes) =>
      database.transaction(async (queries) => {
        await queries.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
        await queries
          .insert(recoveryCodes)
          .values(hashes.map((codeHash, position) => ({ accountId, position, codeHash })));
      }),
    async codesLeft(accountId) {
      const [row] = await database.current().select({ left: count() }).from(recoveryCodes).where(unused(accountId));
      return row?.left ?? 0;
    },
    async unusedCode(accountId, position) {
      const [row] = await database
        .current()
        .select()
        .from(recoveryCodes)
        .where(and(unused(accountId), eq(recoveryCodes.position, position)));
      return row;
    },
    async useCode(id) {
      const used = await database
        .current()
        .update(recoveryCodes)
        .set({ usedAt: clock.now() })
        .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
        .returning({ id: recoveryCodes.id });
      return used.length === 1;
    },
  };
}
