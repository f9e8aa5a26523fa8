import { countryName } from '@grt/sdk/contract';
import { and, eq, gte, isNotNull, lt, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { clickHours } from '../../tables/bidding.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { nothing, type LedgerGroup, type LedgerSums } from './analytics-rows.rules.ts';

/** Which part of the ledger. Moments in milliseconds since 1970. */
export interface LedgerFilter {
  readonly startMs: number;
  readonly endMs: number;
  readonly clientId?: number | undefined;
  readonly domainId?: number | undefined;
  readonly feedId?: number | undefined;
  /** ISO 3166-1 code, upper case. */
  readonly country?: string | undefined;
}

/** Groups that are not times. */
export type LedgerGrouping = 'domain' | 'feed' | 'country' | 'client';

export interface AnalyticsStore {
  /** Sums by the start of their hour; hours without traffic are left out. */
  byHour(filter: LedgerFilter): Promise<Map<number, LedgerSums>>;
  /** Sums of everything that matches. */
  total(filter: LedgerFilter): Promise<LedgerSums>;
  by(group: LedgerGrouping, filter: LedgerFilter): Promise<LedgerGroup[]>;
  /** Sums by pairs of two kinds. */
  byTwo(group: LedgerGrouping, split: LedgerGrouping, filter: LedgerFilter): Promise<LedgerGroup[]>;
}

const sums = {
  views: sumOf(clickHours.views),
  clicks: sumOf(clickHours.clicks),
  uniqueClicks: sumOf(clickHours.uniqueClicks),
  spentMicros: sumOf(clickHours.spentMicros),
  hasVisits: sql<boolean>`coalesce(bool_or(${clickHours.source} = 'visit'), false)`,
  hasSimulated: sql<boolean>`coalesce(bool_or(${clickHours.source} = 'simulated'), false)`,
};

/** A query for each group that is not a time. */
function groupQueries(database: Pick<Database, 'current'>) {
  return {
    async domain(where: SQL | undefined): Promise<LedgerGroup[]> {
      const rows = await database
        .current()
        .select({ id: domains.id, label: domains.domainName, clientId: domains.clientId, ...sums })
        .from(clickHours)
        .innerJoin(domains, eq(domains.id, clickHours.domainId))
        .where(where)
        .groupBy(domains.id);
      return rows.map(({ id, clientId, ...row }) => withKey(id, row, { domain_id: id, client_id: clientId }));
    },
    async feed(where: SQL | undefined): Promise<LedgerGroup[]> {
      const rows = await database
        .current()
        .select({ id: feeds.id, label: feeds.feedName, clientId: feeds.clientId, domainId: feeds.domainId, ...sums })
        .from(clickHours)
        .innerJoin(feeds, eq(feeds.id, clickHours.feedId))
        .where(where)
        .groupBy(feeds.id);
      return rows.map(({ id, clientId, domainId, ...row }) =>
        withKey(id, row, { feed_id: id, domain_id: domainId, client_id: clientId }),
      );
    },
    async client(where: SQL | undefined): Promise<LedgerGroup[]> {
      const rows = await database
        .current()
        .select({ id: clients.id, label: clients.companyName, ...sums })
        .from(clickHours)
        .innerJoin(clients, eq(clients.id, clickHours.clientId))
        .where(where)
        .groupBy(clients.id);
      return rows.map(({ id, ...row }) => withKey(id, row, { client_id: id }));
    },
    async country(where: SQL | undefined): Promise<LedgerGroup[]> {
      const rows = await database
        .current()
        .select({ country: clickHours.country, ...sums })
        .from(clickHours)
        .where(where)
        .groupBy(clickHours.country);
      return rows.map(({ country, ...row }) => withKey(country, { label: countryName(country), ...row }, { country }));
    },
  };
}

export function createAnalyticsStore(database: Pick<Database, 'current'>): AnalyticsStore {
  const groups = groupQueries(database);
  return {
    async byHour(filter) {
      const rows = await database
        .current()
        .select({ startsAt: clickHours.startsAt, ...sums })
        .from(clickHours)
        .where(conditions(filter))
        .groupBy(clickHours.startsAt);
      return new Map(rows.map(({ startsAt, ...row }) => [startsAt.getTime(), row]));
    },
    async total(filter) {
      const [row] = await database.current().select(sums).from(clickHours).where(conditions(filter));
      return row ?? nothing;
    },
    by: (group, filter) => groups[group](conditions(filter)),
    async byTwo(group, split, filter) {
      const [one, other] = [groupColumns[group], groupColumns[split]];
      const where = and(conditions(filter), isNotNull(one), isNotNull(other));
      const [wholes, parts] = [await groups[group](where), await groups[split](where)];
      const [wholeOf, partOf] = [byKey(wholes), byKey(parts)];
      const rows = await database
        .current()
        .select({ one: sql<number | string>`${one}`, other: sql<number | string>`${other}`, ...sums })
        .from(clickHours)
        .where(where)
        .groupBy(one, other);
      return rows.flatMap(({ one: key, other: partKey, ...row }) => {
        const [whole, part] = [wholeOf.get(String(key)), partOf.get(String(partKey))];
        if (!whole || !part) return [];
        const about = { ...part.about, ...whole.about };
        return [{ ...row, key: `${whole.key}:${part.key}`, label: whole.label, splitLabel: part.label, about }];
      });
    },
  };
}

const groupColumns = {
  domain: clickHours.domainId,
  feed: clickHours.feedId,
  country: clickHours.country,
  client: clickHours.clientId,
} as const;

const byKey = (groups: readonly LedgerGroup[]) => new Map(groups.map((group) => [group.key, group]));

/** A sum; nothing where there are no rows. */
function sumOf(column: AnyColumn): SQL<number> {
  return sql<number>`coalesce(sum(${column}), 0)::float8`;
}

function conditions({ startMs, endMs, clientId, domainId, feedId, country }: LedgerFilter): SQL | undefined {
  return and(
    gte(clickHours.startsAt, new Date(startMs)),
    lt(clickHours.startsAt, new Date(endMs)),
    clientId === undefined ? undefined : eq(clickHours.clientId, clientId),
    domainId === undefined ? undefined : eq(clickHours.domainId, domainId),
    feedId === undefined ? undefined : eq(clickHours.feedId, feedId),
    country === undefined ? undefined : eq(clickHours.country, country),
  );
}

function withKey(
  key: number | string,
  row: LedgerSums & { readonly label: string },
  about: LedgerGroup['about'],
): LedgerGroup {
  return Object.assign({ key: String(key), ...(about === undefined ? {} : { about }) }, row);
}
