import { and, desc, eq, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { FeedDuplicate } from '@grt/sdk/contract';
import type { Database } from '../../../core/database/database.ts';
import { isOnPage } from '../../../core/database/on-page.ts';
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
      const file = lastFileOf(sql`${id}`);
      const shared: Readonly<Record<FeedTrait, SQL<boolean>>> = {
        url: sql`${feeds.feedUrl} = ${feedUrl}`,
        file: sql`${lastFileOf(feeds.id)} = ${file}`,
        name: sql`(${domains.domainName} = ${domainName} and lower(${feeds.feedName}) = lower(${feedName}))`,
      };
      // A look at an index for each, whatever the statistics say: with these conditions alone, all feeds could be read.
      const candidates = sql`select id from ${feeds} where feed_url = ${feedUrl}
        union select feed_id from ${imports} where sha256 = ${file}
        union select id from ${feeds} where domain_id = any(array(select id from ${domains} where domain_name = ${domainName}))`;
      const rows = await database
        .current()
        .select({ feed: feeds, companyName: clients.companyName, domainName: domains.domainName, shared })
        .from(feeds)
        .innerJoin(clients, eq(clients.id, feeds.clientId))
        .innerJoin(domains, eq(domains.id, feeds.domainId))
        .where(
          and(isOnPage(feeds.id, candidates), or(...Object.values(shared)), ne(feeds.id, id), isNull(feeds.deletedAt)),
        )
        .orderBy(desc(feeds.createdAt), desc(feeds.id))
        .limit(50);
      return rows.map(({ shared: each, ...row }) => {
        return Object.assign(row, { matchedOn: traits.filter((trait) => each[trait]) });
      });
    },
  };
}

/** SHA-256 of the last file that a feed was sent or fetched; null without one. */
const lastFileOf = (feedId: SQLWrapper): SQL =>
  sql`(select sha256 from ${imports} last where last.feed_id = ${feedId} and last.sha256 is not null
    order by last.id desc limit 1)`;
