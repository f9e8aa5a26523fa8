import { and, asc, count, desc, eq, ilike, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import { byName } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { inOrder } from '../../core/database/in-order.ts';
import { likePattern } from '../../core/database/like.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { apiTokenPrefix } from '../../core/http/principal.ts';
import { accounts, apiTokens } from '../../tables/accounts.tables.ts';

export type TokenRow = typeof apiTokens.$inferSelect;

/** A token with its creator's name. */
export interface OwnedToken {
  readonly token: TokenRow;
  readonly owner: string;
}

export interface NewToken {
  readonly accountId: number;
  readonly name: string;
  readonly scopes: string[];
  readonly expiresAt: Date;
}

export interface TokenFilter {
  /** Everyone's if omitted. */
  readonly accountId?: number | undefined;
  readonly search?: string | undefined;
  /** `created_at` by default. */
  readonly sort?: 'created_at' | 'name' | 'owner' | 'last_used_at' | 'expires_at' | undefined;
  /** By default `asc` for names, and `desc` for times. */
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface TokenStore {
  /** The secret is revealed only here. */
  create(token: NewToken): Promise<{ secret: string; token: TokenRow }>;
  findById(id: number): Promise<TokenRow | undefined>;
  list(filter: TokenFilter, page: { offset: number; limit: number }): Promise<{ rows: OwnedToken[]; total: number }>;
  /** The ids of everything that matches, in the order of the list. */
  idsOf(filter: TokenFilter): Promise<number[]>;
  /** Some tokens, in the order of the ids. */
  some(ids: readonly number[]): Promise<OwnedToken[]>;
  /** Revokes a token, of the account when one is named. Undefined when there is no such token; revoking twice is not an
   * error. */
  revoke(id: number, accountId?: number): Promise<TokenRow | undefined>;
  touch(id: number): Promise<void>;
}

export function createTokenStore(database: Database, clock: Clock, random: Random): TokenStore {
  return { ...listsOf(database), ...secretsOf(database, clock, random) };
}

type ListCalls = 'findById' | 'list' | 'idsOf' | 'some';

function listsOf(database: Database): Pick<TokenStore, ListCalls> {
  const select = () =>
    database
      .current()
      .select({ token: apiTokens, owner: ownerName })
      .from(apiTokens)
      .innerJoin(accounts, eq(accounts.id, apiTokens.accountId));
  return {
    async findById(id) {
      const [token] = await database.current().select().from(apiTokens).where(eq(apiTokens.id, id));
      return token;
    },
    async list(filter, { offset, limit }) {
      const rows = await select()
        .where(conditions(filter))
        .orderBy(...orderingOf(filter))
        .offset(offset)
        .limit(limit);
      const [total] = await database
        .current()
        .select({ total: count() })
        .from(apiTokens)
        .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
        .where(conditions(filter));
      return { rows, total: total?.total ?? 0 };
    },
    async idsOf(filter) {
      const rows = await database
        .current()
        .select({ id: apiTokens.id })
        .from(apiTokens)
        .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
        .where(conditions(filter))
        .orderBy(...orderingOf(filter));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      return inOrder(ids, await select().where(inArray(apiTokens.id, [...ids])), ({ token }) => token.id);
    },
  };
}

const ownerName = sql<string>`coalesce(${accounts.username}, ${accounts.email})`;

function conditions({ accountId, search }: TokenFilter): SQL | undefined {
  return and(isOf(accountId), matches(search, accountId === undefined));
}

const isOf = (accountId: number | undefined): SQL | undefined =>
  accountId === undefined ? undefined : eq(apiTokens.accountId, accountId);

function matches(search: string | undefined, byOwner: boolean): SQL | undefined {
  if (search === undefined) return undefined;
  const pattern = likePattern(search);
  return or(ilike(apiTokens.name, pattern), byOwner ? ilike(accounts.username, pattern) : undefined);
}

function orderingOf({ sort = 'created_at', order }: TokenFilter): SQL[] {
  const isName = sort === 'name' || sort === 'owner';
  const direction = (order ?? (isName ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const by = {
    created_at: apiTokens.id,
    name: byName(apiTokens.name),
    owner: sql`lower(${ownerName}) collate "C"`,
    last_used_at: sql`coalesce(${apiTokens.lastUsedAt}, '-infinity')`,
    expires_at: apiTokens.expiresAt,
  }[sort];
  return [direction(by), direction(apiTokens.id)];
}

function secretsOf(database: Database, clock: Clock, random: Random): Omit<TokenStore, ListCalls> {
  return {
    async create(values) {
      const secret = randomToken(random, { prefix: apiTokenPrefix });
      const [token] = await database
        .current()
        .insert(apiTokens)
        .values({
          ...values,
          prefix: secret.slice(0, apiTokenPrefix.length + 4),
          tokenHash: hashToken(secret),
          createdAt: clock.now(),
        })
        .returning();
      if (!token) throw new Error('The database returned no row for a new token');
      return { secret, token };
    },
    async revoke(id, accountId) {
      const queries = database.current();
      const mine = and(eq(apiTokens.id, id), accountId === undefined ? undefined : eq(apiTokens.accountId, accountId));
      await queries
        .update(apiTokens)
        .set({ revokedAt: clock.now() })
        .where(and(mine, isNull(apiTokens.revokedAt)));
      const [token] = await queries.select().from(apiTokens).where(mine);
      return token;
    },
    async touch(id) {
      await database.current().update(apiTokens).set({ lastUsedAt: clock.now() }).where(eq(apiTokens.id, id));
    },
  };
}
