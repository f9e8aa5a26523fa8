import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { anywhereIn, byName, moment, oneOf, whole } from '../core/database/columns.ts';

/** The companies behind client accounts. */
export const clients = pgTable(
  'clients',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    companyName: text('company_name').notNull(),
    website: text(),
    country: text(),
    state: text(),
    status: text({ enum: ['pending', 'active', 'suspended', 'inactive'] }).notNull(),
    /** Why it was suspended, and when its status last changed. */
    statusReason: text('status_reason'),
    statusChangedAt: moment('status_changed_at'),
    /** Username of whoever changed it; null when the client did so by setting up the account. */
    statusChangedBy: text('status_changed_by'),
    subscriptionPlan: text('subscription_plan').notNull().default('Standard'),
    /** The total charged, in micro-dollars: duplicated from the ledger so that lists can sort by it. */
    revenueMicros: whole('revenue_micros').notNull().default(0),
    timezone: text().notNull(),
    /** Since when the timezone has been in effect, if it replaced another one during a day that was not over yet. */
    timezoneFrom: moment('timezone_from'),
    /** When the client itself last changed the timezone. */
    zoneChangedAt: moment('zone_changed_at'),
    /** A changed timezone applies from the next midnight of the current one (docs/specification/decisions.md §8). */
    pendingTimezone: text('pending_timezone'),
    pendingTimezoneFrom: moment('pending_timezone_from'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('clients_created').on(table.createdAt, table.id),
    index('clients_status').on(table.status, table.createdAt),
    index('clients_revenue').on(table.revenueMicros, table.id),
    index('clients_company').on(byName(table.companyName), table.id),
    index('clients_name').on(companyKey(table.companyName)),
    index('clients_website').on(hostKey(table.website)),
    index('clients_search').using('gin', anywhereIn(table.companyName)),
    oneOf('clients_status_known', table.status, ['pending', 'active', 'suspended', 'inactive']),
  ],
);

/** A company's name as duplicates are found by it: without regard to case, white space, and punctuation. Null if nothing is
 * left of it. */
export function companyKey(name: SQLWrapper): SQL<string | null> {
  return sql`nullif(regexp_replace(lower(${name}), '[[:space:][:punct:]]+', '', 'g'), '')`;
}

/** The host of a stored website without www, as duplicates are found by it. */
export function hostKey(website: SQLWrapper): SQL<string | null> {
  return sql`substring(lower(${website}) from '^https?://(?:www[.])?([^/:?#]+)')`;
}
