import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { sameInIndex } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { platformSettings } from '../../tables/settings.tables.ts';
import { microsOf } from '../../basics/money.rules.ts';
import { defaultSettings } from '../settings/settings.rules.ts';
import type { DomainFacts, ServingFeed } from './domain-facts.rules.ts';

/** Approved domains whose bidding is switched on, of active clients. */
export const isOpen = sql`${domains.deletedAt} is null and ${domains.status} = 'approved'
  and ${domains.biddingStatus} = 'active' and ${clients.status} = 'active'`;

const defaultFloorMicros = microsOf(defaultSettings.floor_price);

type FeedRow = ServingFeed & { readonly since: number };

const activeFeeds = sql`${sameInIndex(feeds.domainId, domains.id)} and ${feeds.isActive} and ${feeds.reviewStatus} = 'approved'
  and ${feeds.feedType} = 'insert_update' and ${feeds.deletedAt} is null`;

/** Reads the facts of the domains that meet the condition, by their number, in one query. */
export async function factsOf(database: Pick<Database, 'current'>, where: SQL | undefined): Promise<DomainFacts[]> {
  const rows = await database
    .current()
    .select({
      domain: domains,
      client: clients,
      feeds: sql<
        FeedRow[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', ${feeds.id}, 'items', ${feeds.totalItems},
        'since', extract(epoch from coalesce(${feeds.reviewedAt}, ${feeds.createdAt})) * 1000) order by ${feeds.id}), '[]')
        from ${feeds} where ${activeFeeds})`,
      floorMicros: sql<number>`coalesce((select ${platformSettings.floorMicros} from ${platformSettings}), ${defaultFloorMicros})::float8`,
    })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(where)
    .orderBy(asc(domains.id));
  return rows.map(({ domain, client, feeds: active, floorMicros }) => {
    const serving = active.filter(({ items }) => items > 0);
    return {
      id: domain.id,
      domainName: domain.domainName,
      clientId: client.id,
      companyName: client.companyName,
      status: domain.status,
      version: domain.biddingVersion,
      zone: client,
      isClientActive: client.status === 'active',
      isApproved: domain.status === 'approved' && domain.deletedAt === null,
      isBiddingActive: domain.biddingStatus === 'active',
      bidMicros: domain.bidMicros,
      budgetMicros: domain.budgetMicros,
      floorMicros,
      feeds: serving.map(({ id, items }) => ({ id, items })),
      activeFeeds: active.length,
      hasFeed: serving.length > 0,
      servableFromMs: Math.max(domain.reviewedAt?.getTime() ?? 0, Math.min(...serving.map(({ since }) => since))),
    };
  });
}
