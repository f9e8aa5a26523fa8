import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { idColumn, moment, whole } from '../core/database/columns.ts';
import { domains } from './domains.tables.ts';
import { items } from './items.tables.ts';

/** Changes to bids and budgets, as a chain: the old values of each are the new values of the previous one. Money is in
 * micro-dollars.
 * Entries are only ever added. */
export const bidChanges = pgTable(
  'bid_changes',
  {
    id: idColumn(),
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    oldBidMicros: whole('old_bid_micros').notNull(),
    newBidMicros: whole('new_bid_micros').notNull(),
    oldBudgetMicros: whole('old_budget_micros').notNull(),
    newBudgetMicros: whole('new_budget_micros').notNull(),
    changeReason: text('change_reason').notNull(),
    /** Username. */
    changedBy: text('changed_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('bid_changes_domain').on(table.domainId, table.id)],
);

/** Who last changed a domain's bidding. */
export const biddingEdits = pgTable('bidding_edits', {
  domainId: integer('domain_id')
    .primaryKey()
    .references(() => domains.id),
  updatedBy: text('updated_by').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** The totals of a domain for one of its days. Money is in micro-dollars. */
export const biddingDays = pgTable(
  'bidding_days',
  {
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    dayStart: moment('day_start').notNull(),
    dayEnd: moment('day_end').notNull(),
    timezone: text().notNull(),
    spentMicros: whole('spent_micros').notNull(),
    /** Charged clicks, and repeat clicks by the same visitor, which are not charged. */
    clicks: integer().notNull(),
    repeats: integer().notNull(),
    /** The part of the daily budget that the day has, above 0 and at most 1: less than 1 on the first day after a
     * timezone change. */
    budgetShare: doublePrecision('budget_share').notNull().default(1),
    /** The highest budget in effect during the day. */
    peakBudgetMicros: whole('peak_budget_micros').notNull(),
    /** When the budget stopped covering another click. */
    exhaustedAt: moment('exhausted_at'),
    /** The market's opportunities while bidding was running, and those of them during which it could serve. */
    opportunities: whole('opportunities').notNull(),
    servableOpportunities: whole('servable_opportunities').notNull(),
    /** Up to when the market has processed the domain. */
    advancedTo: moment('advanced_to').notNull(),
  },
  // Besides these, bidding_days_apart (migration 0000): no two days of a domain overlap. drizzle-kit has no words for it.
  (table) => [
    primaryKey({ columns: [table.domainId, table.dayStart] }),
    index('bidding_days_start').on(table.dayStart),
    check('bidding_days_share', sql`${table.budgetShare} > 0 and ${table.budgetShare} <= 1`),
    check('bidding_days_order', sql`${table.dayStart} < ${table.dayEnd}`),
    check(
      'bidding_days_hard_cap',
      sql`${table.spentMicros} >= 0 and ${table.spentMicros} <= ${table.peakBudgetMicros}`,
    ),
  ],
);

/** The moments from which a day's plan was recomputed. */
export const pacingAnchors = pgTable(
  'pacing_anchors',
  {
    domainId: integer('domain_id').notNull(),
    dayStart: moment('day_start').notNull(),
    at: moment('at').notNull(),
    spentMicros: whole('spent_micros').notNull(),
    budgetMicros: whole('budget_micros').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domainId, table.dayStart, table.at] })],
);

/** Who has clicked on a domain during its current day. Rows of past days are removed. */
export const dayVisitors = pgTable(
  'day_visitors',
  {
    domainId: integer('domain_id').notNull(),
    dayStart: moment('day_start').notNull(),
    /** The visitor's number, up to 2^53. */
    visitor: whole('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domainId, table.dayStart, table.visitor] }),
    index('day_visitors_day').on(table.dayStart),
  ],
);

/** The ledger: views, clicks, and charges by domain, UTC hour, feed, country, and source. An hour belongs to one day of
 * its domain, because days start at full hours. */
export const clickHours = pgTable(
  'click_hours',
  {
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    startsAt: moment('starts_at').notNull(),
    feedId: integer('feed_id').notNull(),
    /** ISO 3166-1 code. */
    country: text().notNull(),
    /** Who visited: people, or the simulated market. */
    source: text({ enum: ['visit', 'simulated'] }).notNull(),
    clientId: integer('client_id').notNull(),
    views: whole('views').notNull(),
    /** All clicks, and the charged ones. */
    clicks: whole('clicks').notNull(),
    uniqueClicks: whole('unique_clicks').notNull(),
    spentMicros: whole('spent_micros').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domainId, table.startsAt, table.feedId, table.country, table.source] }),
    index('click_hours_client').on(table.clientId, table.startsAt),
    index('click_hours_starts').on(table.startsAt),
    check('click_hours_source', sql`${table.source} in ('visit', 'simulated')`),
  ],
);

/** The journal of people's clicks: each charged click, and each correction of one. A trigger (migration) refuses any change
 * of an entry, so that what was charged, and what was taken back by whom and why, can always be told. */
export const clickEntries = pgTable(
  'click_entries',
  {
    id: idColumn(),
    /** Of a correction, the click that it takes back; at most one correction for each. */
    corrects: whole('corrects').references((): AnyPgColumn => clickEntries.id),
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    dayStart: moment('day_start').notNull(),
    clickedAt: moment('clicked_at').notNull(),
    feedId: integer('feed_id').notNull(),
    /** ISO 3166-1 code. */
    country: text().notNull(),
    visitor: whole('visitor').notNull(),
    /** Negative for a correction. */
    amountMicros: whole('amount_micros').notNull(),
    reason: text(),
    /** Username. */
    madeBy: text('made_by'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('click_entries_domain').on(table.domainId, table.id),
    unique('click_entries_corrected_once').on(table.corrects),
    check(
      'click_entries_kind',
      sql`(${table.corrects} is null) = (${table.amountMicros} >= 0) and (${table.corrects} is null) = (${table.reason} is null)`,
    ),
  ],
);

/** The figures of the market by company, as they were at full hours: what clients get of the market is made of them, an hour
 * late. */
export const marketReleases = pgTable('market_releases', {
  takenAt: moment('taken_at').primaryKey(),
  owners: jsonb().$type<OwnerFigures[]>().notNull(),
});

interface OwnerFigures {
  readonly clientId: number;
  readonly domains: number;
  readonly budgetMicros: number;
  readonly spentMicros: number;
  readonly daySpentMicros: number;
  readonly efficiency: number;
  readonly behind: number;
  readonly ahead: number;
  /** Bid and daily budget of each domain. */
  readonly offers?: readonly (readonly [number, number])[] | undefined;
  /** By which factor amounts may be off where they are rounded. */
  readonly offBy?: number | undefined;
}

/** The mails about a spent budget: at most one of a kind for each domain and day. */
export const budgetMails = pgTable(
  'budget_mails',
  {
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    dayStart: moment('day_start').notNull(),
    kind: text({ enum: ['spent', 'mostly_spent'] }).notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.domainId, table.dayStart, table.kind] })],
);

/** How often the items of feeds were shown and clicked on. */
export const itemTraffic = pgTable('item_traffic', {
  itemId: bigint('item_id', { mode: 'number' })
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  views: whole('views').notNull(),
  clicks: whole('clicks').notNull(),
});
