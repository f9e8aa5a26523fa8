import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { PageWindow } from '../../core/pagination.ts';
import { domains } from '../../tables/domains.tables.ts';
import type { BiddingTerms } from './bid-update.rules.ts';
import { bidChanges, biddingEdits } from '../../tables/bidding.tables.ts';

/** A change of bid or budget, with the name of its domain. */
export interface BidChangeRecord {
  readonly change: typeof bidChanges.$inferSelect;
  readonly domainName: string;
}

/** A change to store. */
export interface BidEdit {
  readonly domainId: number;
  readonly before: BiddingTerms;
  readonly after: BiddingTerms;
  readonly reason: string;
  /** Username. */
  readonly by: string;
}

export interface BidStore {
  /** Sets bid, budget and status, increments the version, and records who did it. Call within a transaction that has
   * locked the domain.
   * @param keep - whether it becomes a history entry. */
  set(edit: BidEdit, keep: boolean): Promise<void>;
  /** Who changed the bidding last, and when; undefined if no one did. */
  lastEdit(domainId: number): Promise<{ readonly updatedBy: string; readonly updatedAt: Date } | undefined>;
  /** Changes of a domain, or of all domains of a client, latest first. */
  history(
    of: { readonly domainId: number } | { readonly clientId: number },
    page: PageWindow,
  ): Promise<{ rows: BidChangeRecord[]; total: number }>;
}

export function createBidStore(database: Database, clock: Clock): BidStore {
  return {
    async set({ domainId, before, after, reason, by }, keep) {
      const queries = database.current();
      const now = clock.now();
      const [row] = await queries
        .select({ version: domains.biddingVersion })
        .from(domains)
        .where(eq(domains.id, domainId));
      await queries
        .update(domains)
        .set({ ...after, biddingVersion: (row?.version ?? 0) + 1, updatedAt: now })
        .where(eq(domains.id, domainId));
      await queries
        .insert(biddingEdits)
        .values({ domainId, updatedBy: by, updatedAt: now })
        .onConflictDoUpdate({ target: biddingEdits.domainId, set: { updatedBy: by, updatedAt: now } });
      if (!keep) return;
      await queries.insert(bidChanges).values({
        domainId,
        oldBidMicros: before.bidMicros,
        newBidMicros: after.bidMicros,
        oldBudgetMicros: before.budgetMicros,
        newBudgetMicros: after.budgetMicros,
        changeReason: reason,
        changedBy: by,
        createdAt: now,
      });
    },
    async lastEdit(domainId) {
      const [row] = await database.current().select().from(biddingEdits).where(eq(biddingEdits.domainId, domainId));
      return row;
    },
    async history(of, { offset, limit }) {
      const where: SQL = 'domainId' in of ? eq(bidChanges.domainId, of.domainId) : eq(domains.clientId, of.clientId);
      const queries = database.current();
      const rows = await queries
        .select({ change: bidChanges, domainName: domains.domainName })
        .from(bidChanges)
        .innerJoin(domains, eq(domains.id, bidChanges.domainId))
        .where(where)
        .orderBy(desc(bidChanges.id))
        .offset(offset)
        .limit(limit);
      const [total] = await queries
        .select({ total: count() })
        .from(bidChanges)
        .innerJoin(domains, eq(domains.id, bidChanges.domainId))
        .where(where);
      return { rows, total: total?.total ?? 0 };
    },
  };
}
