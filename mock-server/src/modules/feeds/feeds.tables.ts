import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../../core/database/columns.ts';
import type { ColumnMapping, MappingAnalysis } from '@grt/sdk/contract';
import type { FeedFieldChanges, FeedFields, ReadingChoices } from './feed-form.rules.ts';
import { accounts } from '../accounts/accounts.tables.ts';
import { clients } from '../clients/clients.tables.ts';
import { domains } from '../domains/domains.tables.ts';

/** Text in the order of its bytes, whatever the order of the database is: imports go through ids in this order, on every
 * database alike, and an index helps. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

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
    /** Since when it waits for its review. */
    submittedAt: moment('submitted_at').notNull(),
    reviewAdminId: integer('review_admin_id').references(() => accounts.id),
    views: bigint({ mode: 'number' }).notNull().default(0),
    clicks: bigint({ mode: 'number' }).notNull().default(0),
    totalItems: integer('total_items').notNull().default(0),
    refreshIntervalMinutes: integer('refresh_interval_minutes'),
    nextRefreshAt: moment('next_refresh_at'),
    /** Runs of a fetched feed that failed since the last one that did not. */
    failedRuns: integer('failed_runs').notNull().default(0),
    lastError: text('last_error'),
    lastImportId: integer('last_import_id'),
    mapping: jsonb().$type<ColumnMapping>(),
    mappingColumns: jsonb('mapping_columns').$type<string[]>(),
    mappingUpdatedAt: moment('mapping_updated_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('feeds_client').on(table.clientId, table.createdAt, table.id),
    index('feeds_domain').on(table.domainId),
    index('feeds_created').on(table.createdAt, table.id),
    index('feeds_review').on(table.reviewStatus, table.submittedAt, table.id),
    index('feeds_next_refresh').on(table.nextRefreshAt),
    oneOf('feeds_type_known', table.feedType, ['insert_update', 'disabled']),
    oneOf('feeds_review_known', table.reviewStatus, ['pending', 'approved', 'rejected']),
  ],
);

/** Files whose columns have to be mapped: kept for 24 hours. */
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
    /** Null when the time is over and the file is removed. */
    fileId: text('file_id'),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** The fields of the form as they were checked: of a new feed, or what changes in the one that gets the file. */
    form: jsonb().$type<UploadForm>().notNull(),
    analysis: jsonb().$type<MappingAnalysis>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The import that came of it: a mapping that is sent twice imports once. */
    importId: integer('import_id'),
  },
  (table) => [
    index('feed_uploads_expires').on(table.expiresAt),
    index('feed_uploads_feed').on(table.feedId),
    index('feed_uploads_file').on(table.fileId),
  ],
);

export type UploadForm =
  | { readonly kind: 'new'; readonly fields: FeedFields }
  | { readonly kind: 'change'; readonly changes: FeedFieldChanges }
  /** The platform fetched the file for an import that stands already. */
  | { readonly kind: 'fetched' };

export interface ImportCounts {
  rows: number;
  items: number;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  rejected: number;
  repeated: number;
}

export interface CountByCode {
  code: string;
  count: number;
  message: string;
}

/** Runs that bring a source's rows into a feed's items. */
export const imports = pgTable(
  'imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id),
    state: text({
      enum: [
        'queued',
        'fetching',
        'needs_mapping',
        'running',
        'held',
        'done',
        'unchanged',
        'failed',
        'dropped',
        'rolled_back',
      ],
    }).notNull(),
    /** reading: the file is read and checked; applying: its rows are brought into the items; reverting: the items
     * get back what they were before. Null before and after, and while it is held. */
    phase: text({ enum: ['reading', 'applying', 'reverting'] }),
    sourceName: text('source_name'),
    /** What the feed was when it began. */
    feedType: text('feed_type', { enum: ['insert_update', 'disabled'] }).notNull(),
    fileId: text('file_id'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    sha256: text(),
    /** What the host said about a fetched file, so that it is not sent again. */
    etag: text(),
    lastModified: text('last_modified'),
    reading: jsonb().$type<ReadingChoices>().notNull(),
    mapping: jsonb().$type<ColumnMapping>(),
    uploadId: text('upload_id'),
    /** The job that works on it. */
    jobId: bigint('job_id', { mode: 'number' }),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    rowsRead: integer('rows_read').notNull().default(0),
    percent: integer().notNull().default(0),
    /** Good rows of the file that were brought in: where an interrupted import goes on. */
    appliedRows: integer('applied_rows').notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull(),
    warnings: jsonb().$type<CountByCode[]>().notNull(),
    errorsByCode: jsonb('errors_by_code').$type<CountByCode[]>().notNull(),
    holdReason: text('hold_reason'),
    error: text(),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('imports_feed').on(table.feedId, table.id),
    index('imports_state').on(table.state),
    index('imports_file')
      .on(table.fileId)
      .where(sql`${table.fileId} is not null`),
    uniqueIndex('imports_one_at_a_time')
      .on(table.feedId)
      .where(sql`${table.state} in ('queued', 'fetching', 'running', 'held')`),
  ],
);

/** What was refused or noticed in an import: the first 1,000 (contract, ImportError). */
export const importErrors = pgTable(
  'import_errors',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer(),
    column: text(),
    field: text(),
    severity: text({ enum: ['error', 'warning'] }).notNull(),
    code: text().notNull(),
    message: text().notNull(),
    value: text(),
  },
  (table) => [index('import_errors_import').on(table.importId, table.line, table.id)],
);

/** The fields of an item that no list sorts or filters by. Absent ones are null or empty on the wire. */
export interface ItemDetails {
  embed_code?: string;
  embed_url?: string;
  video_url?: string;
  preview_url?: string;
  thumbnails?: string[];
  description?: string;
  duration?: number;
  tags?: string[];
  categories?: string[];
  performers?: string[];
  studio?: string;
  published_at?: string;
  expires_at?: string;
  views?: number;
  rating?: number;
  language?: string;
  quality?: string;
  status?: string;
}

/** The videos of a feed; of a removal list (`disabled`) the ids that it names. An item is shown as switched on when it is
 * enabled and not removed. */
export const items = pgTable(
  'items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id),
    externalId: orderedText('external_id').notNull(),
    title: text(),
    thumbnailUrl: text('thumbnail_url'),
    url: text(),
    details: jsonb().$type<ItemDetails>().notNull(),
    contentHash: text('content_hash').notNull(),
    /** As its own source says. Never for the ids of a removal list. */
    isEnabled: boolean('is_enabled').notNull(),
    /** A removal list of the same client for the same domain names its id. */
    isRemoved: boolean('is_removed').notNull().default(false),
    /** The import that wrote it last. */
    importId: integer('import_id').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('items_once_per_feed').on(table.feedId, table.externalId)],
);

/** How an item was before an import changed it, for taking the import back. What an import has added needs no such row. */
export const itemChanges = pgTable(
  'item_changes',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    externalId: orderedText('external_id').notNull(),
    before: jsonb().$type<ItemBefore>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.externalId] })],
);

/** What a change of an item can be taken back to: its columns, by their names in the database. */
export interface ItemBefore {
  title: string | null;
  thumbnail_url: string | null;
  url: string | null;
  details: ItemDetails;
  content_hash: string;
  is_enabled: boolean;
  import_id: number;
}
