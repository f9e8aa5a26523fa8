import { and, eq, gt, inArray } from 'drizzle-orm';
import { emailLinkHours } from '@grt/sdk/contract';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { emailChanges, type accounts } from '../../tables/accounts.tables.ts';

export type EmailChange = typeof emailChanges.$inferSelect;
type Account = typeof accounts.$inferSelect;

/** New addresses that wait to be confirmed. */
export interface EmailChangeStore {
  /** Locked until the transaction ends, so that of two confirmations the second one sees the first. */
  hold(accountId: number): Promise<EmailChange | undefined>;
  /** Of these accounts, by account. */
  of(accountIds: readonly number[]): Promise<ReadonlyMap<number, EmailChange>>;
  /** Starts a change, in place of an earlier one. */
  start(change: Pick<EmailChange, 'accountId' | 'email' | 'requestedBy'>): Promise<void>;
  markConfirmed(accountId: number, side: 'current' | 'new'): Promise<void>;
  /** True when there was one that had not expired. */
  end(accountId: number): Promise<boolean>;
}

/** Mails the links for a new address, within a transaction; the address in effect stays. Whether another account uses the
 * new one is told only to its mailbox.
 * @see docs/specification/decisions.md §14 */
export type StartEmailChange = (account: Account, wish: Pick<EmailChange, 'email' | 'requestedBy'>) => Promise<void>;

const lifeMs = emailLinkHours * 3_600_000;

export function createEmailChangeStore(database: Database, clock: Clock): EmailChangeStore {
  const isOpen = (accountId: number) =>
    and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, clock.now()));
  return {
    async hold(accountId) {
      const [row] = await database.current().select().from(emailChanges).where(isOpen(accountId)).for('update');
      return row;
    },
    async of(accountIds) {
      if (accountIds.length === 0) return new Map();
      const rows = await database
        .current()
        .select()
        .from(emailChanges)
        .where(and(inArray(emailChanges.accountId, [...accountIds]), gt(emailChanges.expiresAt, clock.now())));
      return new Map(rows.map((row) => [row.accountId, row]));
    },
    async start(change) {
      const requestedAt = clock.now();
      const values = {
        ...change,
        requestedAt,
        expiresAt: new Date(requestedAt.getTime() + lifeMs),
        currentConfirmedAt: null,
        newConfirmedAt: null,
      };
      await database
        .current()
        .insert(emailChanges)
        .values(values)
        .onConflictDoUpdate({ target: emailChanges.accountId, set: values });
    },
    async markConfirmed(accountId, side) {
      const at = clock.now();
      await database
        .current()
        .update(emailChanges)
        .set(side === 'new' ? { newConfirmedAt: at } : { currentConfirmedAt: at })
        .where(eq(emailChanges.accountId, accountId));
    },
    async end(accountId) {
      const ended = await database
        .current()
        .delete(emailChanges)
        .where(eq(emailChanges.accountId, accountId))
        .returning();
      return ended.some(({ expiresAt }) => expiresAt > clock.now());
    },
  };
}
