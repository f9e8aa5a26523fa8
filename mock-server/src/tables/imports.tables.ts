import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeedAccounting, FirstItem, KeptMapping, SourceFormat, SwitchedOff } from '@grt/sdk/contract';
import { moment } from '../core/database/columns.ts';
import { feeds, type ReadingChoices } from './feeds.tables.ts';

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

/** Where a feed's rows come from, and how they are read. */
export interface SourceFields {
  readonly feedUrl: string | null;
  readonly isFetched: boolean;
  readonly refreshIntervalMinutes: number | null;
  readonly sourceFormat: SourceFormat | null;
  readonly reading: ReadingChoices;
  readonly mapping: KeptMapping | null;
  readonly mappingColumns: string[] | null;
}

/** A new file or URL of a feed. */
export interface NewSource {
  /** What the feed is set to when the new source takes effect. */
  readonly fields: Partial<SourceFields>;
  /** The approved feed as it was until then. */
  readonly replaced?: ReplacedSource;
}

/** What an approved feed was before a new source took effect: the source, and the approval, with times as ISO 8601. */
export interface ReplacedSource {
  readonly at: string;
  readonly source: SourceFields;
  readonly isActive: boolean;
  readonly reviewNotes: string | null;
  readonly reviewedAt: string | null;
  readonly reviewedBy: number | null;
  readonly submittedAt: string;
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
        'in_review',
        'done',
        'unchanged',
        'failed',
        'dropped',
        'rolled_back',
      ],
    }).notNull(),
    /** reading: the file is read and checked; applying: its rows are written to the items; reverting: the items get
     * their previous values back. Null before and after, and while a person must decide. */
    phase: text({ enum: ['reading', 'applying', 'reverting'] }),
    sourceName: text('source_name'),
    /** The feed's type when it started. */
    feedType: text('feed_type', { enum: ['insert_update', 'disabled'] }).notNull(),
    fileId: text('file_id'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    sha256: text(),
    /** The host's validators for a fetched file, so that it is not sent again. */
    etag: text(),
    lastModified: text('last_modified'),
    reading: jsonb().$type<ReadingChoices>().notNull(),
    mapping: jsonb().$type<KeptMapping>(),
    uploadId: text('upload_id'),
    /** Null: it comes from the source that the feed has. */
    newSource: jsonb('new_source').$type<NewSource>(),
    /** Of a new source while a person must decide: what its file begins with, for the reviewer. */
    firstItems: jsonb('first_items').$type<FirstItem[]>(),
    /** The job that works on it. */
    jobId: bigint('job_id', { mode: 'number' }),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    rowsRead: integer('rows_read').notNull().default(0),
    percent: integer().notNull().default(0),
    /** Good rows of the file written so far: where an interrupted import continues. */
    appliedRows: integer('applied_rows').notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull(),
    /** Of its rows, those that removal lists kept off when they were brought in, with the lists' names at that time. */
    switchedOff: jsonb('switched_off').$type<SwitchedOff[]>().notNull().default([]),
    warnings: jsonb().$type<CountByCode[]>().notNull(),
    errorsByCode: jsonb('errors_by_code').$type<CountByCode[]>().notNull(),
    /** What became of the file's values. Null unless it has been read to the end. */
    accounting: jsonb().$type<FeedAccounting>(),
    /** For an unchanged one, the earlier import of the same content, whose rejected rows and warnings are its own. */
    repeatsImportId: integer('repeats_import_id'),
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
    index('imports_sha256').using('hash', table.sha256),
    index('imports_file')
      .on(table.fileId)
      .where(sql`${table.fileId} is not null`),
    uniqueIndex('imports_one_at_a_time')
      .on(table.feedId)
      .where(sql`${table.state} in ('queued', 'fetching', 'running', 'held', 'in_review')`),
  ],
);

/** Feeds that an administrator must decide on: those that are pending, and those with a new version in review. A look at
 * an index for each. */
export const awaitsReview = sql`${feeds.id} in (select ${feeds.id} from ${feeds} where ${feeds.reviewStatus} = 'pending'
  union all select ${imports.feedId} from ${imports} where ${imports.state} = 'in_review')`;

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
  (table) => [index('import_errors_import').on(table.importId, table.severity, table.line, table.id)],
);
