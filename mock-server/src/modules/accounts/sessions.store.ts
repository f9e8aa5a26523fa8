import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { sessionTokenPrefix } from '../../core/http/principal.ts';
import { hashToken, randomToken, randomUuid, type Random } from '../../core/ids.ts';
import { clients } from '../../tables/clients.tables.ts';
import { accounts, sessions } from '../../tables/accounts.tables.ts';
import { platformSettings } from '../../tables/settings.tables.ts';
import { lifeOfSession, type IdleMinutes } from './sessions.rules.ts';
import type { AccountWithClient } from './accounts.store.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** A session that was just opened; its token is revealed only here. */
export interface OpenedSession {
  readonly token: string;
  readonly session: SessionRow;
}

/** Where a session is used from. */
export interface SessionOrigin {
  readonly address?: string | undefined;
  readonly userAgent?: string | undefined;
  /** A renewal that is no use of the session. */
  readonly isBackground?: boolean | undefined;
}

/** A session with whose it is. */
export interface FoundSession extends AccountWithClient {
  readonly session: SessionRow;
  /** The settings; null without a row, while the defaults apply. */
  readonly idleMinutes: IdleMinutes;
}

export interface SessionStore {
  open(accountId: number, origin: SessionOrigin): Promise<OpenedSession>;
  /** A newer token for the same sign-in; the older one is marked as replaced, once. */
  renew(session: SessionRow, origin: SessionOrigin): Promise<OpenedSession>;
  /** With the settings that decide how long it lives; calls that only use it begin with credentials.store.ts. */
  findByToken(token: string): Promise<FoundSession | undefined>;
  /** The sessions of an account that can still be refreshed, most recently used first. */
  listOf(accountId: number): Promise<SessionRow[]>;
  touch(id: number): Promise<void>;
  /** The person has just given a password or a second factor. */
  confirm(id: number): Promise<void>;
  /** Ends a sign-in and everything refreshed from it. */
  endFamily(family: string): Promise<void>;
  /** Forgets sessions that can no longer be refreshed. Returns how many. */
  prune(): Promise<number>;
}

export function createSessionStore(database: Database, clock: Clock, random: Random): SessionStore {
  return { ...opening(database, clock, random), ...reading(database, clock), ...ending(database, clock) };
}

function opening(database: Database, clock: Clock, random: Random): Pick<SessionStore, 'open' | 'renew'> {
  async function insert(
    values: Pick<SessionRow, 'accountId' | 'family' | 'signedInAt' | 'lastStepUpAt'> & { readonly lastUsedAt?: Date },
    origin: SessionOrigin,
  ): Promise<OpenedSession> {
    const now = clock.now();
    const token = randomToken(random, { prefix: sessionTokenPrefix });
    const [session] = await database
      .current()
      .insert(sessions)
      .values({
        lastUsedAt: now,
        ...values,
        ...lifeOfSession(now, values.signedInAt),
        tokenHash: hashToken(token),
        createdAt: now,
        address: origin.address ?? null,
        userAgent: origin.userAgent?.slice(0, 400) ?? null,
      })
      .returning();
    if (!session) throw new Error('The database returned no row for a new session');
    return { token, session };
  }

  return {
    open(accountId, origin) {
      const signedInAt = clock.now();
      return insert({ accountId, family: randomUuid(random), signedInAt, lastStepUpAt: signedInAt }, origin);
    },
    renew: (session, origin) =>
      database.transaction(async (queries) => {
        await queries
          .update(sessions)
          .set({ replacedAt: clock.now() })
          .where(and(eq(sessions.id, session.id), isNull(sessions.replacedAt)));
        const { accountId, family, signedInAt, lastStepUpAt, lastUsedAt } = session;
        const used = origin.isBackground === true ? { lastUsedAt } : {};
        return insert({ accountId, family, signedInAt, lastStepUpAt, ...used }, origin);
      }),
  };
}

function reading(database: Database, clock: Clock): Pick<SessionStore, 'findByToken' | 'listOf' | 'touch' | 'confirm'> {
  return {
    async findByToken(token) {
      const [row] = await database
        .current()
        .select({
          session: sessions,
          account: accounts,
          client: clients,
          idleMinutes: { admin: platformSettings.adminIdleMinutes, client: platformSettings.clientIdleMinutes },
        })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .leftJoin(clients, eq(clients.id, accounts.clientId))
        .leftJoin(platformSettings, eq(platformSettings.id, 1))
        .where(eq(sessions.tokenHash, hashToken(token)));
      return row;
    },
    async listOf(accountId) {
      return database
        .current()
        .select()
        .from(sessions)
        .where(
          and(eq(sessions.accountId, accountId), isNull(sessions.replacedAt), gt(sessions.refreshUntil, clock.now())),
        )
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(200);
    },
    async confirm(id) {
      await database.current().update(sessions).set({ lastStepUpAt: clock.now() }).where(eq(sessions.id, id));
    },
    async touch(id) {
      await database.current().update(sessions).set({ lastUsedAt: clock.now() }).where(eq(sessions.id, id));
    },
  };
}

function ending(database: Database, clock: Clock): Pick<SessionStore, 'endFamily' | 'prune'> {
  return {
    async endFamily(family) {
      await database.current().delete(sessions).where(eq(sessions.family, family));
    },
    async prune() {
      const gone = await database
        .current()
        .delete(sessions)
        .where(lt(sessions.refreshUntil, clock.now()))
        .returning({ id: sessions.id });
      return gone.length;
    },
  };
}
