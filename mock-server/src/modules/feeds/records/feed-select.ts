import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SwitchedOff } from '@grt/sdk/contract';
import type { Database } from '../../../core/database/database.ts';
import { accounts } from '../../../tables/accounts.tables.ts';
import { clients } from '../../../tables/clients.tables.ts';
import { domains } from '../../../tables/domains.tables.ts';
import { feeds } from '../../../tables/feeds.tables.ts';
import { imports } from '../../../tables/imports.tables.ts';

export type FeedRow = typeof feeds.$inferSelect;
export type ImportRow = typeof imports.$inferSelect;

/** A feed with everything that is shown about it. */
export interface FeedRecord {
  readonly feed: FeedRow;
  readonly domain: Pick<typeof domains.$inferSelect, 'domainName' | 'status' | 'deletedAt'>;
  readonly companyName: string;
  /** The client's contact; null when there is no longer one. */
  readonly contact: { readonly firstName: string; readonly lastName: string } | null;
  readonly lastImport: ImportRow | null;
  /** What removal lists keep off, with their present names. */
  readonly switchedOff: SwitchedOff[];
  /** Username of the reviewer. */
  readonly reviewer: string | null;
  /** Username of the assignee. */
  readonly assignee: string | null;
}

const reviewers = alias(accounts, 'reviewers');
const assignees = alias(accounts, 'assignees');

const switchedOff = sql<SwitchedOff[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'feed_id', list.id, 'feed_name', list.feed_name, 'items', off -> 'items') order by list.id), '[]'::jsonb)
  from jsonb_array_elements(${feeds.switchedOff}) off join feeds list on list.id = (off ->> 'feed_id')::integer)`;

/** The one query behind every list of feeds, whatever the number of its rows. */
export function selectFeeds(database: Pick<Database, 'current'>) {
  // The contact of a client is its first account, as in AccountStore.findOfClient.
  const contact = database
    .current()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.clientId, feeds.clientId))
    .orderBy(accounts.id)
    .limit(1)
    .as('contact');
  return database
    .current()
    .select({
      feed: feeds,
      domain: { domainName: domains.domainName, status: domains.status, deletedAt: domains.deletedAt },
      companyName: clients.companyName,
      contact: { firstName: contact.firstName, lastName: contact.lastName },
      lastImport: imports,
      switchedOff,
      reviewer: reviewers.username,
      assignee: assignees.username,
    })
    .from(feeds)
    .innerJoin(domains, eq(domains.id, feeds.domainId))
    .innerJoin(clients, eq(clients.id, feeds.clientId))
    .leftJoinLateral(contact, sql`true`)
    .leftJoin(imports, eq(imports.id, feeds.lastImportId))
    .leftJoin(reviewers, eq(reviewers.id, feeds.reviewedBy))
    .leftJoin(assignees, eq(assignees.id, feeds.reviewAdminId))
    .$dynamic();
}
