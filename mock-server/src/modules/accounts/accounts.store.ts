import { normalizeEmail } from '@grt/sdk/formats/email';
import { oneLine } from '@grt/sdk/formats/text-line';
import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Changes } from '../../core/database/changes.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { insertRows } from '../../core/database/insert-rows.ts';
import { clients } from '../../tables/clients.tables.ts';
import { accounts, apiTokens, emailChanges, sessions } from '../../tables/accounts.tables.ts';
import { deviceRequests } from '../../tables/devices.tables.ts';
import { signInChallenges } from '../../tables/factors.tables.ts';

export type Account = typeof accounts.$inferSelect;
type Client = typeof clients.$inferSelect;

/** An account with the company it belongs to; administrators have none. */
export interface AccountWithClient {
  readonly account: Account;
  readonly client: Client | null;
}

export interface NewAccount {
  readonly role: Account['role'];
  readonly clientId?: number | undefined;
  readonly username?: string | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly passwordHash?: string | undefined;
}

export interface AccountStore {
  find(id: number): Promise<AccountWithClient | undefined>;
  /** By username or email, regardless of case. */
  findByName(name: string): Promise<AccountWithClient | undefined>;
  /** The account of a client's contact. */
  findOfClient(clientId: number): Promise<AccountWithClient | undefined>;
  /** @throws an error with the constraint accounts_username_key or accounts_email_key when the name or address is taken. */
  insert(account: NewAccount): Promise<Account>;
  /** The same for several. @returns their ids, in the same order. */
  insertAll(accounts: readonly NewAccount[]): Promise<readonly number[]>;
  update(id: number, changes: Changes<Account>): Promise<void>;
  isUsernameTaken(username: string): Promise<boolean>;
  isEmailTaken(email: string, except?: number): Promise<boolean>;
  /** Ends every session, started sign-in, and token of the account, except the named session, and a change of address
   * that waits to be confirmed. */
  endAccess(id: number, options?: { exceptSession?: number | undefined }): Promise<void>;
  /** Active administrators, by id. */
  administrators(): Promise<Account[]>;
}

/** How names and addresses are compared, however they were typed or pasted. */
export function nameKey(name: string): string {
  return normalizeEmail(oneLine(name)).toLowerCase();
}

export function createAccountStore(database: Database, clock: Clock): AccountStore {
  return { ...readsOf(database), ...writesOf(database, clock) };
}

type Reads = 'find' | 'findByName' | 'findOfClient' | 'isUsernameTaken' | 'isEmailTaken' | 'administrators';

function readsOf(database: Database): Pick<AccountStore, Reads> {
  const withClient = () =>
    database
      .current()
      .select({ account: accounts, client: clients })
      .from(accounts)
      .leftJoin(clients, eq(clients.id, accounts.clientId));
  const isThere = async (condition: SQL | undefined) => {
    const [row] = await database.current().select({ id: accounts.id }).from(accounts).where(condition).limit(1);
    return row !== undefined;
  };
  return {
    async find(id) {
      const [row] = await withClient().where(eq(accounts.id, id));
      return row;
    },
    async findByName(name) {
      const key = nameKey(name);
      const [row] = await withClient()
        .where(or(eq(accounts.usernameKey, key), eq(accounts.emailKey, key)))
        .limit(1);
      return row;
    },
    async findOfClient(clientId) {
      const [row] = await withClient().where(eq(accounts.clientId, clientId)).orderBy(accounts.id).limit(1);
      return row;
    },
    isUsernameTaken: (username) => isThere(eq(accounts.usernameKey, nameKey(username))),
    isEmailTaken: (email, except) =>
      isThere(and(eq(accounts.emailKey, nameKey(email)), except === undefined ? undefined : ne(accounts.id, except))),
    async administrators() {
      const isActive = and(ne(accounts.role, 'client'), eq(accounts.isActive, true), isNotNull(accounts.passwordHash));
      return database.current().select().from(accounts).where(isActive).orderBy(accounts.id);
    },
  };
}

function writesOf(
  database: Database,
  clock: Clock,
): Pick<AccountStore, 'insert' | 'insertAll' | 'update' | 'endAccess'> {
  const notifications = { feed_reviewed: true, feed_failed: true, domain_reviewed: true, budget_exhausted: false };
  const valuesOf = (person: NewAccount, now = clock.now()): typeof accounts.$inferInsert => ({
    ...person,
    usernameKey: person.username === undefined ? null : nameKey(person.username),
    emailKey: nameKey(person.email),
    notifications,
    createdAt: now,
    updatedAt: now,
  });
  return {
    async insert(person) {
      const [row] = await database.current().insert(accounts).values(valuesOf(person)).returning();
      if (!row) throw new Error('The database returned no row for a new account');
      return row;
    },
    async insertAll(people) {
      const now = clock.now();
      const rows = people.map((person) => valuesOf(person, now));
      const opened = await insertRows(database.current(), accounts, rows, { returning: ['id', 'emailKey'] });
      const idOf = new Map(opened.map(({ id, emailKey }) => [emailKey, id]));
      return rows.flatMap(({ emailKey }) => idOf.get(emailKey) ?? []);
    },
    async update(id, changes) {
      const keys = {
        ...(typeof changes.username === 'string' ? { usernameKey: nameKey(changes.username) } : {}),
        ...(changes.email === undefined ? {} : { emailKey: nameKey(changes.email) }),
      };
      await database
        .current()
        .update(accounts)
        .set({ ...changes, ...keys, updatedAt: clock.now() })
        .where(eq(accounts.id, id));
    },
    async endAccess(id, { exceptSession } = {}) {
      const queries = database.current();
      const others = exceptSession === undefined ? undefined : ne(sessions.id, exceptSession);
      await queries.delete(sessions).where(and(eq(sessions.accountId, id), others));
      await queries.delete(emailChanges).where(eq(emailChanges.accountId, id));
      await queries.delete(signInChallenges).where(eq(signInChallenges.accountId, id));
      await queries.delete(deviceRequests).where(eq(deviceRequests.accountId, id));
      await queries
        .update(apiTokens)
        .set({ revokedAt: clock.now() })
        .where(and(eq(apiTokens.accountId, id), isNull(apiTokens.revokedAt)));
    },
  };
}
