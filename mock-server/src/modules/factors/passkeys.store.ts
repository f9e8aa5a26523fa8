import { and, count, eq, isNotNull, lt } from 'drizzle-orm';
import { factorsMax } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { factors } from '../../tables/factors.tables.ts';
import type { FactorRow } from './factors.store.ts';
import type { MadePasskey } from './passkeys.rules.ts';

/** Passkeys, which are kept among the other factors. */
export interface PasskeyStore {
  find(credentialId: string): Promise<FactorRow | undefined>;
  /** Adds a passkey, which counts at once.
   * @returns the factor, and whether it is the account's first; undefined if the account has as many as it may, or the
   * passkey is known. */
  add(
    accountId: number,
    passkey: MadePasskey,
    name: string,
  ): Promise<{ readonly factor: FactorRow; readonly isFirst: boolean } | undefined>;
  /** Records a use. False if the count has not grown although the authenticator counts: it may be a copy. */
  use(id: number, signCount: number): Promise<boolean>;
}

export function createPasskeyStore(database: Database, clock: Clock): PasskeyStore {
  return {
    async find(credentialId) {
      const [row] = await database.current().select().from(factors).where(eq(factors.credentialId, credentialId));
      return row;
    },
    add: (accountId, passkey, name) =>
      database.transaction(async (queries) => {
        const now = clock.now();
        await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
        const confirmed = and(eq(factors.accountId, accountId), isNotNull(factors.confirmedAt));
        const [before] = await queries.select({ count: count() }).from(factors).where(confirmed);
        if ((before?.count ?? 0) >= factorsMax) return undefined;
        const [factor] = await queries
          .insert(factors)
          .values({ ...passkey, accountId, kind: 'passkey', name, createdAt: now, confirmedAt: now })
          .onConflictDoNothing({ target: factors.credentialId })
          .returning();
        if (!factor) return undefined;
        const isFirst = before?.count === 0;
        if (isFirst) await queries.update(accounts).set({ secondFactorAt: now }).where(eq(accounts.id, accountId));
        return { factor, isFirst };
      }),
    async use(id, signCount) {
      const hasGrown = signCount === 0 ? eq(factors.signCount, 0) : lt(factors.signCount, signCount);
      const used = await database
        .current()
        .update(factors)
        .set({ signCount, lastUsedAt: clock.now() })
        .where(and(eq(factors.id, id), hasGrown))
        .returning({ id: factors.id });
      return used.length === 1;
    },
  };
}
