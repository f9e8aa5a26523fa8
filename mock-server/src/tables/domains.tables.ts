import type { SiteCheck } from '@grt/sdk/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { anywhereIn, moment, oneOf } from '../core/database/columns.ts';
import { accounts } from './accounts.tables.ts';
import { clients } from './clients.tables.ts';

/** Domains that clients register. Deletion is soft: the ledger stays (docs/specification/decisions.md §6). Money is in
 * micro-dollars. */
export const domains = pgTable(
  'domains',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    /** Normalized: lower case, no www., ASCII. */
    domainName: text('domain_name').notNull(),
    domainUrl: text('domain_url'),
    dmcaComplianceUrl: text('dmca_compliance_url').notNull(),
    contentRemovalEmail: text('content_removal_email').notNull(),
    /** What was found at the page of the policy; null until someone asks. */
    policyCheck: jsonb('policy_check').$type<SiteCheck>(),
    status: text({ enum: ['pending', 'approved', 'rejected'] }).notNull(),
    adminNotes: text('admin_notes'),
    reviewedAt: moment('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => accounts.id),
    assignedTo: integer('assigned_to').references(() => accounts.id),
    bidMicros: bigint('bid_micros', { mode: 'number' }).notNull().default(0),
    budgetMicros: bigint('budget_micros', { mode: 'number' }).notNull().default(0),
    biddingStatus: text('bidding_status', { enum: ['active', 'paused'] })
      .notNull()
      .default('paused'),
    /** Counts changes to the bid, budget, and status, so that the second of two people editing at once finds out. */
    biddingVersion: integer('bidding_version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('domains_once_per_client')
      .on(table.clientId, table.domainName)
      .where(sql`${table.deletedAt} is null and ${table.status} <> 'rejected'`),
    index('domains_name').on(table.domainName),
    index('domains_created')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('domains_client').on(table.clientId, table.createdAt, table.id),
    index('domains_status').on(table.status, table.createdAt, table.id),
    index('domains_assigned')
      .on(table.assignedTo, table.createdAt, table.id)
      .where(sql`${table.assignedTo} is not null`),
    index('domains_search').using('gin', anywhereIn(table.domainName)),
    oneOf('domains_status_known', table.status, ['pending', 'approved', 'rejected']),
    oneOf('domains_bidding_status_known', table.biddingStatus, ['active', 'paused']),
    check('domains_money', sql`${table.bidMicros} >= 0 and ${table.budgetMicros} >= 0`),
  ],
);
