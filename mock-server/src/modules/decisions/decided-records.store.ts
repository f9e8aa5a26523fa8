import { and, count, desc, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReviewHistory } from '@grt/sdk/contract';
import type { Database } from '../../core/database/database.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { registrations } from '../../tables/registrations.tables.ts';
import type { ReviewedKind } from './decisions.rules.ts';

/** A record, with the earlier ones that are the same thing, the newest first. */
export interface DecidedRecords {
  readonly records: readonly { readonly id: number; readonly isDeleted: boolean }[];
  readonly others: ReviewHistory['others'];
}

export interface DecidedRecordStore {
  /** Undefined if there is no such record, or it was deleted. */
  find(kind: ReviewedKind, id: number): Promise<DecidedRecords | undefined>;
}

/** Earlier records that are looked at, with the record itself. */
const most = 50;

interface Narrowed {
  /** That it is the same thing, also if it was deleted. */
  readonly isSame: SQL | undefined;
  /** That it is of the same client or applicant. */
  readonly isOfSame: SQL | undefined;
}

interface KindTable {
  readonly table: typeof registrations | typeof domains | typeof feeds;
  readonly id: AnyPgColumn;
  readonly status: AnyPgColumn;
  /** Where nothing is deleted, left out. */
  readonly deletedAt?: AnyPgColumn;
  /** Undefined without such a record. */
  readonly narrow: (database: Database, id: number) => Promise<Narrowed | undefined>;
}

const kinds: Readonly<Record<ReviewedKind, KindTable>> = {
  registration: {
    table: registrations,
    id: registrations.id,
    status: registrations.status,
    async narrow(database, id) {
      const [row] = await database.current().select().from(registrations).where(eq(registrations.id, id));
      const isSame = row && eq(registrations.emailKey, row.emailKey);
      return isSame && { isSame, isOfSame: isSame };
    },
  },
  domain: {
    table: domains,
    id: domains.id,
    status: domains.status,
    deletedAt: domains.deletedAt,
    async narrow(database, id) {
      const [row] = await database
        .current()
        .select()
        .from(domains)
        .where(and(eq(domains.id, id), isNull(domains.deletedAt)));
      if (!row) return undefined;
      const isOfSame = eq(domains.clientId, row.clientId);
      return { isOfSame, isSame: and(isOfSame, eq(domains.domainName, row.domainName)) };
    },
  },
  feed: {
    table: feeds,
    id: feeds.id,
    status: feeds.reviewStatus,
    deletedAt: feeds.deletedAt,
    async narrow(database, id) {
      const [row] = await database
        .current()
        .select()
        .from(feeds)
        .where(and(eq(feeds.id, id), isNull(feeds.deletedAt)));
      if (!row) return undefined;
      const isSameUrl =
        row.isFetched && row.feedUrl !== null ? and(feeds.isFetched, eq(feeds.feedUrl, row.feedUrl)) : undefined;
      const isSameName = sql`lower(${feeds.feedName}) = lower(${row.feedName})`;
      return {
        isOfSame: eq(feeds.clientId, row.clientId),
        isSame: and(eq(feeds.clientId, row.clientId), eq(feeds.domainId, row.domainId), or(isSameName, isSameUrl)),
      };
    },
  },
};

export function createDecidedRecordStore(database: Database): DecidedRecordStore {
  return {
    async find(kind, id) {
      const { narrow, ...of } = kinds[kind];
      const narrowed = await narrow(database, id);
      if (!narrowed) return undefined;
      const records = await database
        .current()
        .select({
          id: of.id,
          isDeleted: of.deletedAt ? sql<boolean>`${of.deletedAt} is not null` : sql<boolean>`false`,
        })
        .from(of.table)
        .where(and(narrowed.isSame, lte(of.id, id)))
        .orderBy(desc(of.id))
        .limit(most);
      return {
        records,
        others: await countOthers(database, of, { id, ...narrowed }),
      };
    },
  };
}

async function countOthers(
  database: Database,
  { table, id, status, deletedAt }: Omit<KindTable, 'narrow'>,
  not: Narrowed & { readonly id: number },
): Promise<ReviewHistory['others']> {
  const rows = await database
    .current()
    .select({ status, count: count() })
    .from(table)
    .where(and(not.isOfSame, ne(id, not.id), deletedAt && isNull(deletedAt)))
    .groupBy(status);
  const of = (wanted: string) => rows.find((row) => row.status === wanted)?.count ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') };
}
