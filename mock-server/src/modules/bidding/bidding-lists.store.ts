import { and, asc, desc, eq, gt, ilike, isNull, lte, sql, type SQL } from 'drizzle-orm';
import { byName } from '../../core/database/columns.ts';
import { countedPage } from '../../core/database/counted-rows.ts';
import type { Database } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like.ts';
import type { Counted, PageWindow } from '../../core/pagination.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { biddingDays } from '../../tables/bidding.tables.ts';
import { isNamed, namesShownWith } from '../domains/shown-names.store.ts';

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
): Promise<{ ids: number[] } & Counted> {
  const { search, clientId } = filter;
  const shown = search === undefined ? [] : await namesShownWith(database, { search, clientId });
  const where = and(...conditions(filter, shown));
  const { rows, ...counted } = await countedPage(database, {
    window: page,
    isSearch: filter.search !== undefined,
    all: database.current().select({ id: domains.id }).from(domains).where(where),
    read: async (few) =>
      sortable(database, filter, at)
        .where(few === undefined ? where : eq(domains.id, few))
        .orderBy(...ordering(filter))
        .offset(page.offset)
        .limit(page.limit),
  });
  return { ids: rows.map(({ id }) => id), ...counted };
}

/** Their numbers, with what the order needs: a join is paid for each of them, however few are on the page. */
function sortable(database: Pick<Database, 'current'>, { sort = 'current_spend' }: BiddingFilter, at: Date) {
  const numbers = database.current().select({ id: domains.id }).from(domains).$dynamic();
  if (sort === 'company_name') return numbers.innerJoin(clients, eq(clients.id, domains.clientId));
  if (sort !== 'current_spend' && sort !== 'clicks_today') return numbers;
  const isToday = and(eq(biddingDays.domainId, domains.id), lte(biddingDays.dayStart, at), gt(biddingDays.dayEnd, at));
  return numbers.leftJoin(biddingDays, isToday);
}

/** @param shownNames - stored names that the search finds as they are shown */
function conditions(
  { clientId, search, status, biddingStatus }: BiddingFilter,
  shownNames: readonly string[],
): (SQL | undefined)[] {
  return [
    isNull(domains.deletedAt),
    clientId === undefined ? undefined : eq(domains.clientId, clientId),
    status === undefined ? undefined : eq(domains.status, status),
    biddingStatus === undefined
      ? undefined
      : and(eq(domains.status, 'approved'), eq(domains.biddingStatus, biddingStatus)),
    search === undefined ? undefined : matches(likePattern(search.trim()), shownNames),
  ];
}

function matches(pattern: string, shownNames: readonly string[]): SQL {
  return sql`${domains.id} in (select ${domains.id} from ${domains} where ${isNamed(pattern, shownNames)}
    union all select ${domains.id} from ${domains} where ${domains.clientId} in (
      select ${clients.id} from ${clients} where ${ilike(clients.companyName, pattern)}))`;
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
