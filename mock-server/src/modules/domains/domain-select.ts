import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { sameInIndex } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { accounts } from '../../tables/accounts.tables.ts';
import { clients } from '../../tables/clients.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { domains } from '../../tables/domains.tables.ts';

export type DomainRow = typeof domains.$inferSelect;

/** A domain with the names of the people around it. */
export interface DomainRecord {
  readonly domain: DomainRow;
  readonly companyName: string;
  /** The client's contact; null when there is no longer one. */
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string } | null;
  /** Username of the reviewer. */
  readonly reviewer: string | null;
  /** Username of the assignee. */
  readonly assignee: string | null;
  /** Feeds that are switched on: those that deleting the domain pauses. */
  readonly feedCount: number;
}

const reviewers = alias(accounts, 'reviewers');
const assignees = alias(accounts, 'assignees');

/** The contact of a client is its first account, as in AccountStore.findOfClient. */
function contactOf(database: Pick<Database, 'current'>) {
  return database
    .current()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email })
    .from(accounts)
    .where(sameInIndex(accounts.clientId, domains.clientId))
    .orderBy(accounts.clientId, accounts.id)
    .limit(1)
    .as('contact');
}

/** The one query behind every list of domains, whatever the number of its rows. */
export function selectDomains(database: Pick<Database, 'current'>) {
  const contact = contactOf(database);
  const switchedOn = sql<number>`(select count(*)::integer from ${feeds}
    where ${sameInIndex(feeds.domainId, domains.id)} and ${feeds.isActive} and ${feeds.deletedAt} is null)`;
  return database
    .current()
    .select({
      domain: domains,
      companyName: clients.companyName,
      contact: { firstName: contact.firstName, lastName: contact.lastName, email: contact.email },
      reviewer: reviewers.username,
      assignee: assignees.username,
      feedCount: switchedOn,
    })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .leftJoinLateral(contact, sql`true`)
    .leftJoin(reviewers, eq(reviewers.id, domains.reviewedBy))
    .leftJoin(assignees, eq(assignees.id, domains.assignedTo))
    .$dynamic();
}
