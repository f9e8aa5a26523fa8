import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import type { Queries } from '../../core/database/transaction-session.ts';
import { hashToken } from '../../core/ids.ts';
import { accounts, apiTokens, sessions } from '../../tables/accounts.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { platformSettings } from '../../tables/settings.tables.ts';
import type { Account, AccountWithClient } from './accounts.store.ts';
import type { IdleMinutes } from './sessions.rules.ts';
import type { SessionRow } from './sessions.store.ts';
import type { TokenRow } from './tokens.store.ts';

/** What a call needs to know of an account. */
export interface AccountInUse {
  readonly account: Pick<Account, 'id' | 'username' | 'email' | 'role' | 'isActive' | 'secondFactorAt'>;
  readonly client: Pick<NonNullable<AccountWithClient['client']>, 'id' | 'status'> | null;
}

/** A session in use, with whose it is. */
export interface SessionInUse extends AccountInUse {
  readonly session: Pick<
    SessionRow,
    'id' | 'signedInAt' | 'expiresAt' | 'refreshUntil' | 'replacedAt' | 'lastUsedAt' | 'lastStepUpAt'
  >;
  /** The settings; null without a row, while the defaults apply. */
  readonly idleMinutes: IdleMinutes;
  /** Whether administrators must have a second factor. */
  readonly requiresFactor: boolean | null;
}

/** An API token in use, with whose it is. */
export interface TokenInUse extends AccountInUse {
  readonly token: Pick<TokenRow, 'id' | 'scopes' | 'expiresAt' | 'lastUsedAt' | 'revokedAt'>;
}

/** Who calls. Each call that is signed in begins with one of these: nothing is read that it does not need, and the statements
 * are composed once, which costs as much as asking. */
export interface CredentialStore {
  /** By a session's token, with the settings that decide how long it lives and what it may do. */
  ofSession(token: string): Promise<SessionInUse | undefined>;
  /** By the secret of an API token. */
  ofToken(secret: string): Promise<TokenInUse | undefined>;
}

export function createCredentialStore(database: Pick<Database, 'current'>): CredentialStore {
  const lookups = new WeakMap<Queries, ReturnType<typeof lookupsOn>>();
  const lookup = () => {
    const queries = database.current();
    const known = lookups.get(queries) ?? lookupsOn(queries);
    lookups.set(queries, known);
    return known;
  };
  return {
    async ofSession(token) {
      const [row] = await lookup().session.execute({ tokenHash: hashToken(token) });
      return row;
    },
    async ofToken(secret) {
      const [row] = await lookup().token.execute({ tokenHash: hashToken(secret) });
      return row;
    },
  };
}

const account = {
  id: accounts.id,
  username: accounts.username,
  email: accounts.email,
  role: accounts.role,
  isActive: accounts.isActive,
  secondFactorAt: accounts.secondFactorAt,
};
const client = { id: clients.id, status: clients.status };

function lookupsOn(queries: Queries) {
  const { id, signedInAt, expiresAt, refreshUntil, replacedAt, lastUsedAt, lastStepUpAt } = sessions;
  const session = queries
    .select({
      session: { id, signedInAt, expiresAt, refreshUntil, replacedAt, lastUsedAt, lastStepUpAt },
      account,
      client,
      idleMinutes: { admin: platformSettings.adminIdleMinutes, client: platformSettings.clientIdleMinutes },
      requiresFactor: platformSettings.requireSecondFactor,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .leftJoin(platformSettings, eq(platformSettings.id, 1))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session');
  const token = queries
    .select({
      token: {
        id: apiTokens.id,
        scopes: apiTokens.scopes,
        expiresAt: apiTokens.expiresAt,
        lastUsedAt: apiTokens.lastUsedAt,
        revokedAt: apiTokens.revokedAt,
      },
      account,
      client,
    })
    .from(apiTokens)
    .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .where(eq(apiTokens.tokenHash, sql.placeholder('tokenHash')))
    .prepare('api_token');
  return { session, token };
}
