import { and, asc, count, desc, eq, gt, ilike, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { byName } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like.ts';
import type { PageWindow } from '../../core/pagination.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { biddingDays } from '../../tables/bidding.tables.ts';

export interface BiddingFilter {
  readonly clientId?: number | undefined;
  /** In the name of the domain or of its company. */
  readonly search?: string | undefined;
  readonly status?: 'pending' | 'approved' | 'rejected' | undefined;
  /** Approved domains with this bidding status. */
  readonly biddingStatus?: 'active' | 'paused' | undefined;
  /** Highest spend today first, unless stated otherwise. */
  readonly sort?:
    | 'current_spend'
    | 'bid_amount'
    | 'daily_budget'
    | 'clicks_today'
    | 'domain_name'
    | 'company_name'
    | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

/** Numbers of the domains on a page, in order, and how many there are. Today's figures are as of `at`. */
export async function listBiddingDomains(
  database: Pick<Database, 'current'>,
  filter: BiddingFilter,
  { at, page }: { at: Date; page: PageWindow },
): Promise<{ ids: number[]; total: number }> {
  const where = and(...conditions(filter));
  const isToday = and(eq(biddingDays.domainId, domains.id), lte(biddingDays.dayStart, at), gt(biddingDays.dayEnd, at));
  const rows = await database
    .current()
    .select({ id: domains.id })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .leftJoin(biddingDays, isToday)
    .where(where)
    .orderBy(...ordering(filter))
    .offset(page.offset)
    .limit(page.limit);
  const [total] = await database
    .current()
    .select({ total: count() })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(where);
  return { ids: rows.map(({ id }) => id), total: total?.total ?? 0 };
}

function conditions({ clientId, search, status, biddingStatus }: BiddingFilter): (SQL | undefined)[] {
  const pattern = search === undefined ? undefined : likePattern(search.trim());
  return [
    isNull(domains.deletedAt),
    clientId === undefined ? undefined : eq(domains.clientId, clientId),
    status === undefined ? undefined : eq(domains.status, status),
    biddingStatus === undefined
      ? undefined
      : and(eq(domains.status, 'approved'), eq(domains.biddingStatus, biddingStatus)),
    pattern === undefined ? undefined : or(ilike(domains.domainName, pattern), ilike(clients.companyName, pattern)),
  ];
}

function ordering({ sort = 'current_spend', order }: BiddingFilter): SQL[] {
  const isByText = sort === 'domain_name' || sort === 'company_name';
  const direction = (order ?? (isByText ? 'asc' : 'desc')) === 'asc' ? asc : desc;
  const by = {
    current_spend: sql`coalesce(${biddingDays.spentMicros}, 0)`,
    clicks_today: sql`coalesce(${biddingDays.clicks}, 0)`,
    bid_amount: domains.bidMicros,
    daily_budget: domains.budgetMicros,
    domain_name: byName(domains.domainName),
    company_name: byName(clients.companyName),
  }[sort];
  return [direction(by), asc(domains.id)];
}
