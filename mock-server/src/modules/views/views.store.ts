import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { savedViews } from '../../tables/views.tables.ts';

export type ViewRow = typeof savedViews.$inferSelect;

/** A view of a list as one person names it; '' is how the list looks by itself. */
export type NamedView = Pick<ViewRow, 'accountId' | 'list' | 'name' | 'query'>;

export interface ViewStore {
  /** Those of one person, by list and name. */
  list(accountId: number): Promise<ViewRow[]>;
  /** Saves a view, in place of one with this name in upper or lower case.
   * @returns undefined if it would be one more than `most` */
  save(view: NamedView, most: number): Promise<ViewRow | undefined>;
  /** False if this person has no such view. */
  remove(accountId: number, id: number): Promise<boolean>;
}

export function createViewStore(database: Pick<Database, 'current' | 'transaction'>, clock: Clock): ViewStore {
  return {
    list: (accountId) =>
      database
        .current()
        .select()
        .from(savedViews)
        .where(eq(savedViews.accountId, accountId))
        .orderBy(asc(savedViews.list), sql`lower(${savedViews.name})`),
    save: ({ accountId, list, name, query }, most) =>
      database.transaction(async (queries) => {
        // Whoever saves from two places at once waits, and stays within the limit.
        await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
        const change = { name, query, updatedAt: clock.now() };
        const [replaced] = await queries
          .update(savedViews)
          .set(change)
          .where(
            and(
              eq(savedViews.accountId, accountId),
              eq(savedViews.list, list),
              eq(sql`lower(${savedViews.name})`, sql`lower(${name})`),
            ),
          )
          .returning();
        if (replaced) return replaced;
        const [kept] = await queries
          .select({ number: count() })
          .from(savedViews)
          .where(eq(savedViews.accountId, accountId));
        if ((kept?.number ?? 0) >= most) return undefined;
        const [added] = await queries
          .insert(savedViews)
          .values({ accountId, list, ...change })
          .returning();
        return added;
      }),
    async remove(accountId, id) {
      const removed = await database
        .current()
        .delete(savedViews)
        .where(and(eq(savedViews.accountId, accountId), eq(savedViews.id, id)))
        .returning({ id: savedViews.id });
      return removed.length > 0;
    },
  };
}
