import { and, eq, isNull, sql } from 'drizzle-orm';
import { sameInIndex } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/database.ts';
import { accounts, emailChanges, mailedLinks } from '../../tables/accounts.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { feeds } from '../../tables/feeds.tables.ts';
import { registrations } from '../../tables/registrations.tables.ts';
import { clients } from '../../tables/clients.tables.ts';

export type ClientRow = typeof clients.$inferSelect;
type Contact = typeof accounts.$inferSelect;

/** A client with what is shown along with it. */
export interface ClientRecord {
  readonly client: ClientRow;
  readonly contact: Pick<
    Contact,
    'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'phone' | 'jobTitle' | 'lastLoginAt'
  > & { readonly isSetUp: boolean; readonly hasSecondFactor: boolean };
  /** A new address that waits to be confirmed, or has expired. */
  readonly emailChange: typeof emailChanges.$inferSelect | null;
  readonly feedCount: number;
  /** Active and approved, of a client that is active: those of others are hidden. */
  readonly activeFeeds: number;
  readonly domainCount: number;
  /** The application that it came from. */
  readonly registrationId: number | null;
  /** When the latest setup link that can still be used expires. */
  readonly setupExpiresAt: Date | null;
}

/** The one query behind every list of clients: counts are looked up by index, for the rows of the page only. */
export function selectClients(database: Pick<Database, 'current'>) {
  const queries = database.current();
  // The contact of a client is its first account, as in AccountStore.findOfClient.
  const contact = queries
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone: accounts.phone,
      jobTitle: accounts.jobTitle,
      lastLoginAt: accounts.lastLoginAt,
      isSetUp: sql<boolean>`${accounts.passwordHash} is not null`.as('is_set_up'),
      hasSecondFactor: sql<boolean>`${accounts.secondFactorAt} is not null`.as('has_second_factor'),
    })
    .from(accounts)
    .where(sameInIndex(accounts.clientId, clients.id))
    .orderBy(accounts.clientId, accounts.id)
    .limit(1)
    .as('contact');
  const ownFeeds = feedsOf(queries);
  return queries
    .select({
      client: clients,
      contact: {
        id: contact.id,
        username: contact.username,
        email: contact.email,
        firstName: contact.firstName,
        lastName: contact.lastName,
        phone: contact.phone,
        jobTitle: contact.jobTitle,
        lastLoginAt: contact.lastLoginAt,
        isSetUp: contact.isSetUp,
        hasSecondFactor: contact.hasSecondFactor,
      },
      emailChange: emailChanges,
      feedCount: ownFeeds.all,
      activeFeeds: sql<number>`case when ${clients.status} = 'active' then ${ownFeeds.served} else 0 end`,
      // The filter keeps plans from reading the index of all domains that are not deleted for each client.
      domainCount: sql<number>`(select (count(*) filter (where ${domains.deletedAt} is null))::integer from ${domains}
        where ${sameInIndex(domains.clientId, clients.id)})`,
      registrationId: sql<number | null>`(select min(${registrations.id}) from ${registrations}
        where ${registrations.clientId} = ${clients.id})`,
      setupExpiresAt: sql<Date | null>`(select max(${mailedLinks.expiresAt}) from ${mailedLinks}
        where ${mailedLinks.accountId} = ${contact.id} and ${mailedLinks.kind} = 'setup'
        and ${mailedLinks.usedAt} is null and ${mailedLinks.supersededAt} is null)`.mapWith(mailedLinks.expiresAt),
    })
    .from(clients)
    .innerJoinLateral(contact, sql`true`)
    .innerJoinLateral(ownFeeds, sql`true`)
    .leftJoin(emailChanges, eq(emailChanges.accountId, contact.id))
    .$dynamic();
}

/** Once for both counts: with the condition of the second one, a plan may read all approved feeds for each client. */
function feedsOf(queries: ReturnType<Database['current']>) {
  return queries
    .select({
      all: sql<number>`count(*)::integer`.as('all_feeds'),
      served:
        sql<number>`(count(*) filter (where ${feeds.isActive} and ${feeds.reviewStatus} = 'approved'))::integer`.as(
          'served_feeds',
        ),
    })
    .from(feeds)
    .where(and(sameInIndex(feeds.clientId, clients.id), isNull(feeds.deletedAt)))
    .as('own_feeds');
}
