import { and, count, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { clients } from '../../tables/clients.tables.ts';
import type { AccountWithClient } from './accounts.store.ts';
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

export interface TokenStore {
  /** The secret is revealed only here. */
  create(token: NewToken): Promise<{ secret: string; token: TokenRow }>;
  findByToken(secret: string): Promise<({ token: TokenRow } & AccountWithClient) | undefined>;
  listOf(accountId: number): Promise<TokenRow[]>;
  listAll(
    filter: { search?: string | undefined },
    page: { offset: number; limit: number },
  ): Promise<{ rows: OwnedToken[]; total: number }>;
  /** Revokes a token, of the account when one is named. Undefined when there is no such token; revoking twice is not an
   * error. */
  revoke(id: number, accountId?: number): Promise<TokenRow | undefined>;
  touch(id: number): Promise<void>;
}

export const apiTokenPrefix = 'grt_t_';

export function createTokenStore(database: Database, clock: Clock, random: Random): TokenStore {
  return { ...listsOf(database), ...secretsOf(database, clock, random) };
}

function listsOf(database: Database): Pick<TokenStore, 'listOf' | 'listAll'> {
  return {
    async listOf(accountId) {
      return database
        .current()
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.accountId, accountId))
        .orderBy(desc(apiTokens.id))
        .limit(200);
    },
    async listAll({ search }, { offset, limit }) {
      const where =
        search === undefined
          ? undefined
          : or(ilike(apiTokens.name, likePattern(search)), ilike(accounts.username, likePattern(search)));
      const queries = database.current();
      const found = await queries
        .select({ token: apiTokens, username: accounts.username, email: accounts.email })
        .from(apiTokens)
        .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
        .where(where)
        .orderBy(desc(apiTokens.id))
        .offset(offset)
        .limit(limit);
      const [total] = await queries
        .select({ total: count() })
        .from(apiTokens)
        .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
        .where(where);
      return {
        rows: found.map(({ token, username, email }) => ({ token, owner: username ?? email })),
        total: total?.total ?? 0,
      };
    },
  };
}

function secretsOf(database: Database, clock: Clock, random: Random): Omit<TokenStore, 'listOf' | 'listAll'> {
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
    async findByToken(secret) {
      const [row] = await database
        .repeated()
        .select({ token: apiTokens, account: accounts, client: clients })
        .from(apiTokens)
        .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
        .leftJoin(clients, eq(clients.id, accounts.clientId))
        .where(eq(apiTokens.tokenHash, hashToken(secret)));
      return row;
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
