import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { emailLinkHours, setupLinkDays } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { insertRows } from '../../core/database/insert-rows.ts';
import { hashToken, randomToken, type Random } from '../../core/ids.ts';
import { clients } from '../../tables/clients.tables.ts';
import type { AccountWithClient } from './accounts.store.ts';
import { accounts, mailedLinks } from '../../tables/accounts.tables.ts';

export type LinkKind = (typeof mailedLinks.$inferSelect)['kind'];
export type MailedLink = typeof mailedLinks.$inferSelect;

const hourMs = 3_600_000;
const defaultLifeMs: Readonly<Record<LinkKind, number>> = {
  setup: setupLinkDays * 24 * hourMs,
  password_reset: hourMs,
  email_current: emailLinkHours * hourMs,
  email_new: emailLinkHours * hourMs,
};
const prefixes: Readonly<Record<LinkKind, string>> = {
  setup: 'grt_setup_',
  password_reset: 'grt_reset_',
  email_current: 'grt_email_',
  email_new: 'grt_email_',
};

export interface MailedLinkStore {
  /** A new link for the account; older ones of its kind stop working. The token is revealed only here.
   * @param lifeMs - by default 7 days for a setup, an hour for a new password, and a day for a changed address. */
  create(kind: LinkKind, accountId: number, lifeMs?: number): Promise<{ token: string }>;
  /** The same for several accounts. @returns their tokens, in the order of the accounts */
  createAll(kind: LinkKind, accountIds: readonly number[]): Promise<readonly string[]>;
  /** Open links of this kind stop working. */
  end(kind: LinkKind, accountId: number): Promise<void>;
  find(kind: LinkKind, token: string): Promise<({ link: MailedLink } & AccountWithClient) | undefined>;
  /** Which of the tokens belong to accounts of clients, whether or not they still work. */
  ofClients(tokens: readonly string[]): Promise<ReadonlySet<string>>;
  /** Uses up the link. False when someone else just did. */
  use(id: number): Promise<boolean>;
}

function isOpen(kind: LinkKind, accountIds: readonly number[]) {
  return and(
    sql`${mailedLinks.accountId} = any(${sql.param([...accountIds])}::integer[])`,
    eq(mailedLinks.kind, kind),
    isNull(mailedLinks.usedAt),
    isNull(mailedLinks.supersededAt),
  );
}

export function createMailedLinkStore(database: Database, clock: Clock, random: Random): MailedLinkStore {
  const create = creating(database, clock, random);
  return {
    async end(kind, accountId) {
      await database
        .current()
        .update(mailedLinks)
        .set({ supersededAt: clock.now() })
        .where(isOpen(kind, [accountId]));
    },
    async create(kind, accountId, lifeMs) {
      const [token] = await create(kind, [accountId], lifeMs);
      if (token === undefined) throw new Error('A link was not created');
      return { token };
    },
    createAll: (kind, accountIds) => create(kind, accountIds),
    async find(kind, token) {
      const [row] = await database
        .current()
        .select({ link: mailedLinks, account: accounts, client: clients })
        .from(mailedLinks)
        .innerJoin(accounts, eq(accounts.id, mailedLinks.accountId))
        .leftJoin(clients, eq(clients.id, accounts.clientId))
        .where(and(eq(mailedLinks.kind, kind), eq(mailedLinks.tokenHash, hashToken(token))));
      return row;
    },
    async ofClients(tokens) {
      const hashes = new Map(tokens.map((token) => [hashToken(token), token]));
      if (hashes.size === 0) return new Set();
      const rows = await database
        .current()
        .select({ tokenHash: mailedLinks.tokenHash })
        .from(mailedLinks)
        .innerJoin(accounts, eq(accounts.id, mailedLinks.accountId))
        .where(and(inArray(mailedLinks.tokenHash, [...hashes.keys()]), eq(accounts.role, 'client')));
      return new Set(rows.map(({ tokenHash }) => hashes.get(tokenHash) ?? ''));
    },
    async use(id) {
      const used = await database
        .current()
        .update(mailedLinks)
        .set({ usedAt: clock.now() })
        .where(and(eq(mailedLinks.id, id), isNull(mailedLinks.usedAt), isNull(mailedLinks.supersededAt)))
        .returning({ id: mailedLinks.id });
      return used.length === 1;
    },
  };
}

function creating(database: Database, clock: Clock, random: Random) {
  return async (
    kind: LinkKind,
    accountIds: readonly number[],
    lifeMs = defaultLifeMs[kind],
  ): Promise<readonly string[]> => {
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + lifeMs);
    const tokens = accountIds.map((accountId) => {
      const token = randomToken(random, { prefix: prefixes[kind] });
      return { accountId, token, tokenHash: hashToken(token) };
    });
    // One statement, so that there is never a moment with two open links, or none.
    const first = sql`with ended as (update ${mailedLinks} set superseded_at = ${createdAt.toISOString()}
      where ${isOpen(kind, accountIds)})`;
    const rows = tokens.map(({ accountId, tokenHash }) => ({ kind, accountId, tokenHash, createdAt, expiresAt }));
    await insertRows(database.current(), mailedLinks, rows, { first });
    return tokens.map(({ token }) => token);
  };
}
