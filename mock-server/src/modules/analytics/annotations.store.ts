import type { AnalyticsAnnotation } from '@grt/sdk/contract';
import { and, desc, eq, gte, inArray, lt, ne, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { dollarsOf } from '../../basics/money.rules.ts';
import { bidChanges } from '../../tables/bidding.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import type { Annotations } from './analytics-rows.rules.ts';
import type { LedgerFilter } from './analytics.store.ts';

/** As many as the contract allows in a reply. */
const mostAnnotations = 100;

export const noAnnotations: Annotations = { latest: [], total: 0 };

/** The changed bids and budgets, and the approved feeds, of one client; none of all clients together. */
export async function annotationsOf(database: Pick<Database, 'current'>, filter: LedgerFilter): Promise<Annotations> {
  if (filter.clientId === undefined) return noAnnotations;
  const [changes, approvals] = await Promise.all([
    changesOf(database, filter.clientId, filter),
    approvalsOf(database, filter.clientId, filter),
  ]);
  const latest = [...changes, ...approvals]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, mostAnnotations)
    .map(({ total: _total, ...annotation }) => annotation);
  return { latest, total: (changes[0]?.total ?? 0) + (approvals[0]?.total ?? 0) };
}

/** Each with how many of its kind there are. */
type Counted = AnalyticsAnnotation & { readonly total: number };

const total = sql<number>`count(*) over ()`.mapWith(Number);

async function changesOf(
  database: Pick<Database, 'current'>,
  clientId: number,
  { domainId, feedId, ...range }: LedgerFilter,
): Promise<Counted[]> {
  const ofFeed = () =>
    database
      .current()
      .select({ id: feeds.domainId })
      .from(feeds)
      .where(eq(feeds.id, feedId ?? 0));
  const rows = await database
    .current()
    .select({ change: bidChanges, domainName: domains.domainName, total })
    .from(bidChanges)
    .innerJoin(domains, eq(domains.id, bidChanges.domainId))
    .where(
      and(
        eq(domains.clientId, clientId),
        domainId === undefined ? undefined : eq(domains.id, domainId),
        feedId === undefined ? undefined : inArray(domains.id, ofFeed()),
        // Switching bidding on and off is in the history, too.
        or(
          ne(bidChanges.oldBidMicros, bidChanges.newBidMicros),
          ne(bidChanges.oldBudgetMicros, bidChanges.newBudgetMicros),
        ),
        within(bidChanges.createdAt, range),
      ),
    )
    .orderBy(desc(bidChanges.createdAt), desc(bidChanges.id))
    .limit(mostAnnotations);
  return rows.map(({ change, domainName, total: count }) => ({
    at: change.createdAt.toISOString(),
    kind: 'bidding_changed',
    domain_id: change.domainId,
    domain_name: domainName,
    feed_id: null,
    feed_name: null,
    old_bid: dollarsOf(change.oldBidMicros),
    new_bid: dollarsOf(change.newBidMicros),
    old_budget: dollarsOf(change.oldBudgetMicros),
    new_budget: dollarsOf(change.newBudgetMicros),
    total: count,
  }));
}

async function approvalsOf(
  database: Pick<Database, 'current'>,
  clientId: number,
  { domainId, feedId, ...range }: LedgerFilter,
): Promise<Counted[]> {
  const rows = await database
    .current()
    .select({
      id: feeds.id,
      name: feeds.feedName,
      // Selected by the range, so it has one.
      at: sql<Date>`${feeds.reviewedAt}`.mapWith(feeds.reviewedAt),
      domainId: feeds.domainId,
      domainName: domains.domainName,
      total,
    })
    .from(feeds)
    .innerJoin(domains, eq(domains.id, feeds.domainId))
    .where(
      and(
        eq(feeds.clientId, clientId),
        eq(feeds.reviewStatus, 'approved'),
        domainId === undefined ? undefined : eq(feeds.domainId, domainId),
        feedId === undefined ? undefined : eq(feeds.id, feedId),
        within(feeds.reviewedAt, range),
      ),
    )
    .orderBy(desc(feeds.reviewedAt), desc(feeds.id))
    .limit(mostAnnotations);
  return rows.map(({ id, name, at, domainId: ofDomain, domainName, total: count }) => ({
    at: at.toISOString(),
    kind: 'feed_approved',
    domain_id: ofDomain,
    domain_name: domainName,
    feed_id: id,
    feed_name: name,
    old_bid: null,
    new_bid: null,
    old_budget: null,
    new_budget: null,
    total: count,
  }));
}

function within(column: AnyColumn, { startMs, endMs }: Pick<LedgerFilter, 'startMs' | 'endMs'>): SQL | undefined {
  return and(gte(column, new Date(startMs)), lt(column, new Date(endMs)));
}
