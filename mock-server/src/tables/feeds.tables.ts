import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { anywhereIn, moment, oneOf } from '../core/database/columns.ts';
import type { KeptMapping, FeedCategory, FeedType, MappingAnalysis } from '@grt/sdk/contract';
import { accounts } from './accounts.tables.ts';
import { clients } from './clients.tables.ts';
import { domains } from './domains.tables.ts';

/** Feeds of clients. */
export const feeds = pgTable(
  'feeds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id),
    feedName: text('feed_name').notNull(),
    feedDescription: text('feed_description'),
    feedUrl: text('feed_url'),
    /** Whether it is fetched from its URL. False: it came as a file, and the URL is a note. */
    isFetched: boolean('is_fetched').notNull().default(false),
    feedType: text('feed_type', { enum: ['insert_update', 'disabled'] }).notNull(),
    sourceFormat: text('source_format', { enum: ['csv', 'json', 'xml', 'rss', 'txt'] }),
    category: text({ enum: ['girls', 'guys', 'trans'] }),
    reading: jsonb().$type<ReadingChoices>().notNull(),
    urlParameters: text('url_parameters'),
    isActive: boolean('is_active').notNull(),
    reviewStatus: text('review_status', { enum: ['pending', 'approved', 'rejected'] }).notNull(),
    reviewNotes: text('review_notes'),
    reviewedAt: moment('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => accounts.id),
    /** When it, or its new version, was submitted for review. */
    submittedAt: moment('submitted_at').notNull(),
    reviewAdminId: integer('review_admin_id').references(() => accounts.id),
    views: bigint({ mode: 'number' }).notNull().default(0),
    clicks: bigint({ mode: 'number' }).notNull().default(0),
    totalItems: integer('total_items').notNull().default(0),
    /** Items that removal lists keep off. */
    switchedOff: jsonb('switched_off').$type<OffByList[]>().notNull().default([]),
    refreshIntervalMinutes: integer('refresh_interval_minutes'),
    nextRefreshAt: moment('next_refresh_at'),
    /** Failed runs of a fetched feed since its last success. */
    failedRuns: integer('failed_runs').notNull().default(0),
    lastError: text('last_error'),
    lastImportId: integer('last_import_id'),
    mapping: jsonb().$type<KeptMapping>(),
    mappingColumns: jsonb('mapping_columns').$type<string[]>(),
    mappingUpdatedAt: moment('mapping_updated_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('feeds_client').on(table.clientId, table.createdAt, table.id),
    index('feeds_domain').on(table.domainId),
    index('feeds_url').using('hash', table.feedUrl),
    index('feeds_created').on(table.createdAt, table.id),
    index('feeds_review').on(table.reviewStatus, table.submittedAt, table.id),
    index('feeds_assigned')
      .on(table.reviewAdminId, table.submittedAt, table.id)
      .where(sql`${table.reviewAdminId} is not null`),
    index('feeds_next_refresh').on(table.nextRefreshAt),
    index('feeds_search').using('gin', anywhereIn(table.feedName), anywhereIn(table.feedUrl)),
    oneOf('feeds_type_known', table.feedType, ['insert_update', 'disabled']),
    oneOf('feeds_review_known', table.reviewStatus, ['pending', 'approved', 'rejected']),
  ],
);

/** Files whose columns must be mapped: kept for 24 hours. */
export const feedUploads = pgTable(
  'feed_uploads',
  {
    id: text().primaryKey(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The feed that gets a new file; null for a new feed. */
    feedId: integer('feed_id').references(() => feeds.id),
    /** Null once it has expired and the file is removed. */
    fileId: text('file_id'),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** The fields of the form as they were checked: of a new feed, or what changes in the one that gets the file. */
    form: jsonb().$type<UploadForm>().notNull(),
    analysis: jsonb().$type<MappingAnalysis>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The import that it became: sending a mapping twice imports once. */
    importId: integer('import_id'),
  },
  (table) => [
    index('feed_uploads_expires').on(table.expiresAt),
    index('feed_uploads_feed').on(table.feedId),
    index('feed_uploads_file').on(table.fileId),
  ],
);

/** How many items a removal list keeps off. */
export interface OffByList {
  readonly feed_id: number;
  readonly items: number;
}

/** How to read a source. What is absent is detected from the content. */
export interface ReadingChoices {
  /** One character. */
  readonly delimiter: string;
  /** One character, or empty: no quoting. */
  readonly quote_char: string;
  readonly lazy_quotes: boolean | 'exact';
  readonly has_header_row: boolean;
  /** Line of the header row, from 1; null: it is found. */
  readonly header_row?: number | null;
  readonly record_path?: string;
  readonly encoding?: string;
}

/** What a form says about a feed, apart from its file. */
export interface FeedFields {
  readonly feedName: string;
  readonly feedDescription: string | null;
  readonly category: FeedCategory | null;
  readonly feedType: FeedType;
  /** Undefined: the client's only approved domain. */
  readonly domainId: number | undefined;
  /** Where it is fetched from; for a file, a note on where it comes from. */
  readonly feedUrl: string | null;
  readonly reading: ReadingChoices;
  readonly urlParameters: string | null;
}

/** What a form changes in a feed; what it omits is absent. */
export interface FeedFieldChanges extends Partial<Omit<FeedFields, 'reading' | 'domainId'>> {
  readonly domainId?: number;
  readonly reading?: Partial<ReadingChoices>;
  readonly isActive?: boolean;
  readonly refreshIntervalMinutes?: number | null;
}

export type UploadForm =
  | { readonly kind: 'new'; readonly fields: FeedFields }
  | { readonly kind: 'change'; readonly changes: FeedFieldChanges }
  /** The platform fetched the file for an import that already exists. */
  | { readonly kind: 'fetched' };
