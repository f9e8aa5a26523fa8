import { and, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { biddingDays, budgetMails } from '../../tables/bidding.tables.ts';
import { domains } from '../../tables/domains.tables.ts';

/** What a budget mail reports. */
export type BudgetMailKind = 'spent' | 'mostly_spent';

/** A day that a mail could report. Money is micro-dollars. */
export interface SpentDay {
  readonly domainId: number;
  readonly domainName: string;
  readonly clientId: number;
  readonly dayStart: Date;
  readonly dayEnd: Date;
  readonly spentMicros: number;
  readonly budgetMicros: number;
  readonly kind: BudgetMailKind;
}

/** The budget mails that were sent, by domain and day. */
export interface BudgetMailStore {
  /** Current days with 80 % or all of the budget spent that no mail has reported yet. After the mail about all of it,
   * none about 80 % follows. */
  due(at: Date): Promise<SpentDay[]>;
  /** Marks a mail as sent, in the transaction that sends it. @returns false if it already was. */
  mark(day: SpentDay, at: Date): Promise<boolean>;
}

export function createBudgetMailStore(database: Database): BudgetMailStore {
  return {
    async due(at) {
      // As budgetOn of day-budget.rules.ts.
      const budgetMicros = sql<number>`case when ${biddingDays.budgetShare} >= 1 then ${domains.budgetMicros}
        else floor(${domains.budgetMicros} * ${biddingDays.budgetShare} / 10000) * 10000 end`.mapWith(Number);
      const mostly = gte(biddingDays.spentMicros, sql`0.8 * ${budgetMicros}`);
      const isSpent = sql<boolean>`${biddingDays.exhaustedAt} is not null`;
      const kind = sql<BudgetMailKind>`case when ${isSpent} then 'spent' else 'mostly_spent' end`;
      return database
        .current()
        .select({
          domainId: domains.id,
          domainName: domains.domainName,
          clientId: domains.clientId,
          dayStart: biddingDays.dayStart,
          dayEnd: biddingDays.dayEnd,
          spentMicros: biddingDays.spentMicros,
          budgetMicros,
          kind,
        })
        .from(biddingDays)
        .innerJoin(domains, eq(domains.id, biddingDays.domainId))
        .leftJoin(
          budgetMails,
          and(
            eq(budgetMails.domainId, biddingDays.domainId),
            eq(budgetMails.dayStart, biddingDays.dayStart),
            or(eq(budgetMails.kind, 'spent'), sql`${budgetMails.kind} = ${kind}`),
          ),
        )
        .where(
          and(
            lte(biddingDays.dayStart, at),
            gt(biddingDays.dayEnd, at),
            gt(biddingDays.spentMicros, 0),
            gt(domains.budgetMicros, 0), // set to 0, it was not spent: someone stopped the domain
            or(isSpent, mostly),
            eq(domains.status, 'approved'),
            eq(domains.biddingStatus, 'active'),
            isNull(domains.deletedAt),
            isNull(budgetMails.domainId),
          ),
        )
        .orderBy(domains.id);
    },
    async mark({ domainId, dayStart, kind }, sentAt) {
      const rows = await database
        .current()
        .insert(budgetMails)
        .values({ domainId, dayStart, kind, sentAt })
        .onConflictDoNothing()
        .returning();
      return rows.length > 0;
    },
  };
}
