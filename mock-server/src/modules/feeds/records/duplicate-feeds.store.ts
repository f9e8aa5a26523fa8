import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { FeedDuplicate } from '@grt/sdk/contract';
import type { Database } from '../../../core/database/database.ts';
import { clients } from '../../../tables/clients.tables.ts';
import { domains } from '../../../tables/domains.tables.ts';
import { feeds } from '../../../tables/feeds.tables.ts';
import { imports } from '../../../tables/imports.tables.ts';
import type { FeedRow } from './feed-select.ts';

/** What two feeds can share. */
export type FeedTrait = FeedDuplicate['matched_on'][number];

export interface DuplicateFeed {
  readonly feed: FeedRow;
  readonly companyName: string;
  readonly domainName: string;
  readonly matchedOn: FeedTrait[];
}

export interface DuplicateFeedStore {
  /** Other feeds of any client that share the URL, the last file, or the name on a domain of the same name: the newest
   * first, at most 50. */
  find(
    feed: Pick<FeedRow, 'id' | 'feedUrl' | 'feedName'> & { readonly domainName: string },
  ): Promise<readonly DuplicateFeed[]>;
}

const traits = ['url', 'file', 'name'] as const satisfies readonly FeedTrait[];

export function createDuplicateFeedStore(database: Database): DuplicateFeedStore {
  return {
    async find({ id, feedUrl, feedName, domainName }) {
      const idsOf: Readonly<Record<FeedTrait, SQL>> = {
        url: sql`select id from ${feeds} where feed_url = ${feedUrl}`,
        file: withFile(await lastFileOf(database, id)),
        name: sql`select feeds.id from ${domains} join ${feeds} on feeds.domain_id = domains.id
          where domains.domain_name = ${domainName} and lower(feeds.feed_name) = lower(${feedName})`,
      };
      // A look at an index for each trait: with "or" in one condition, all feeds could be read.
      const some = sql`${feeds.id} in (${sql.join(
        traits.map((trait) => idsOf[trait]),
        sql` union `,
      )})`;
      const shares = (trait: FeedTrait) => sql<boolean>`${feeds.id} in (${idsOf[trait]})`;
      const rows = await database
        .current()
        .select({
          feed: feeds,
          companyName: clients.companyName,
          domainName: domains.domainName,
          shared: { url: shares('url'), file: shares('file'), name: shares('name') },
        })
        .from(feeds)
        .innerJoin(clients, eq(clients.id, feeds.clientId))
        .innerJoin(domains, eq(domains.id, feeds.domainId))
        .where(and(some, ne(feeds.id, id), isNull(feeds.deletedAt)))
        .orderBy(desc(feeds.createdAt), desc(feeds.id))
        .limit(50);
      return rows.map(({ shared, ...row }) => {
        return Object.assign(row, { matchedOn: traits.filter((trait) => shared[trait]) });
      });
    },
  };
}

/** SHA-256 of the last file that a feed was sent or fetched; null without one. */
async function lastFileOf(database: Database, feedId: number): Promise<string | null> {
  const [last] = await database
    .current()
    .select({ sha256: imports.sha256 })
    .from(imports)
    .where(and(eq(imports.feedId, feedId), sql`${imports.sha256} is not null`))
    .orderBy(desc(imports.id))
    .limit(1);
  return last?.sha256 ?? null;
}

/** The feeds whose last file it is. */
const withFile = (sha256: string | null): SQL =>
  sql`select one.feed_id from ${imports} one where one.sha256 = ${sha256} and not exists (
    select 1 from ${imports} later where later.feed_id = one.feed_id and later.id > one.id and later.sha256 <> one.sha256)`;
