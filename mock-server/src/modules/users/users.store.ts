import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import { byName } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { inOrder } from '../../core/database/in-order.ts';
import { likePattern } from '../../core/database/like.ts';
import type { PageWindow } from '../../core/pagination.ts';
import type { Account } from '../accounts/accounts.store.ts';
import { accounts, fullName } from '../../tables/accounts.tables.ts';

export type UserFilter = Pick<QueryOf<'users.list'>, 'search' | 'sort' | 'order'>;

/** Administrators: the accounts that do not belong to a client. */
export interface UserStore {
  list(filter: UserFilter, page: PageWindow): Promise<{ rows: Account[]; total: number }>;
  /** The ids of everyone who matches, in the order of the list. */
  idsOf(filter: UserFilter): Promise<number[]>;
  /** Some administrators, in the order of the ids; those who are gone are left out. */
  some(ids: readonly number[]): Promise<Account[]>;
  /** An administrator; undefined when there is none. */
  find(id: number): Promise<Account | undefined>;
  /** Locks an administrator and every super admin until the transaction ends, so that when two revoke each other's
   * rights, the second is refused. Undefined when there is none. */
  hold(id: number): Promise<{ readonly user: Account; readonly otherSuperAdmins: number } | undefined>;
  /** The row stays for the decisions that name it; its name and address become available again. */
  remove(id: number): Promise<void>;
}

const isThere = and(ne(accounts.role, 'client'), isNull(accounts.removedAt));

export function createUserStore(database: Database, clock: Clock): UserStore {
  return { ...listing(database), ...changing(database, clock) };
}

function listing(database: Database): Pick<UserStore, 'list' | 'idsOf' | 'some'> {
  return {
    async list(filter, { offset, limit }) {
      const where = and(isThere, matches(filter.search));
      const queries = database.current();
      const rows = await queries
        .select()
        .from(accounts)
        .where(where)
        .orderBy(...ordering(filter))
        .offset(offset)
        .limit(limit);
      const [total] = await queries.select({ total: count() }).from(accounts).where(where);
      return { rows, total: total?.total ?? 0 };
    },
    async idsOf(filter) {
      const rows = await database
        .current()
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(isThere, matches(filter.search)))
        .orderBy(...ordering(filter));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      const rows = await database
        .current()
        .select()
        .from(accounts)
        .where(and(isThere, inArray(accounts.id, [...ids])));
      return inOrder(ids, rows, ({ id }) => id);
    },
  };
}

function changing(database: Database, clock: Clock): Pick<UserStore, 'find' | 'hold' | 'remove'> {
  return {
    async find(id) {
      const [row] = await database
        .current()
        .select()
        .from(accounts)
        .where(and(isThere, eq(accounts.id, id)));
      return row;
    },
    async hold(id) {
      const held = await database
        .current()
        .select()
        .from(accounts)
        .where(and(isThere, or(eq(accounts.id, id), eq(accounts.role, 'super_admin'))))
        .orderBy(asc(accounts.id))
        .for('update');
      const user = held.find((account) => account.id === id);
      const canDoAll = ({ role, isActive, passwordHash }: Account) =>
        role === 'super_admin' && isActive && passwordHash !== null;
      const others = held.filter((account) => account.id !== id && canDoAll(account));
      return user && { user, otherSuperAdmins: others.length };
    },
    async remove(id) {
      const removedAt = clock.now();
      await database
        .current()
        .update(accounts)
        .set({
          removedAt,
          isActive: false,
          passwordHash: null,
          usernameKey: null,
          emailKey: sql`'removed:' || ${accounts.id}`,
          updatedAt: removedAt,
        })
        .where(eq(accounts.id, id));
    },
  };
}

function matches(search: string | undefined): SQL | undefined {
  if (search === undefined || search.trim() === '') return undefined;
  const pattern = likePattern(search.trim());
  return or(ilike(accounts.username, pattern), ilike(accounts.email, pattern), ilike(fullName, pattern));
}

function ordering({ sort = 'full_name', order }: UserFilter): SQL[] {
  const isByText = sort === 'full_name' || sort === 'username';
  const direction = (order ?? (isByText ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const by: Readonly<Record<typeof sort, SQL[]>> = {
    full_name: [byName(accounts.firstName), byName(accounts.lastName)],
    username: [byName(accounts.username)],
    // Those who have never signed in sort as the longest ago.
    last_login_at: [sql`coalesce(${accounts.lastLoginAt}, '-infinity')`],
    created_at: [sql`${accounts.createdAt}`],
  };
  return [...by[sort].map((column) => direction(column)), direction(accounts.id)];
}
