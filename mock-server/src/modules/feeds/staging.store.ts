import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FeedItem, RowProblem } from '@grt/sdk/feeds';
import type { Database } from '../../core/database/database.ts';
import { unnest } from '../../core/database/unnest.ts';
import { isEnabledStatus } from './feeds.rules.ts';
import { importErrors, stagedItems } from './feeds.tables.ts';
import type { ItemDetails } from './feeds.tables.ts';

/** A good row on its way to the items. */
export interface StagedRow {
  readonly line: number;
  readonly item: FeedItem;
}

/** A row whose id came again further down. */
export interface RepeatedRow {
  readonly externalId: string;
  readonly line: number;
  /** The line that wins. */
  readonly laterLine: number;
}

export type StagedItemRow = typeof stagedItems.$inferSelect;

/** Rows of an import between the file and the items, and what was found wrong with the others. */
export interface StagingStore {
  /** Adds rows; of rows with the same id the last one stays. @returns those that did not stay. */
  stage(
    importId: number,
    rows: readonly StagedRow[],
    settings: { readonly isRemovalList: boolean },
  ): Promise<RepeatedRow[]>;
  keepProblems(importId: number, problems: readonly RowProblem[]): Promise<void>;
  /** Forgets the last kept warnings, as many as are named. */
  dropLastWarnings(importId: number, count: number): Promise<void>;
  /** The next ids that are not brought in yet, in the order of their bytes. */
  nextIds(importId: number, after: string | null, limit: number): Promise<string[]>;
  /** Forgets up to `limit` staged rows. @returns how many there were. */
  clear(importId: number, limit: number): Promise<number>;
  clearProblems(importId: number): Promise<void>;
}

/** What is kept of a value, in characters. */
const longestValue = 200;

export function createStagingStore(database: Database): StagingStore {
  return {
    stage: (importId, rows, settings) => stage(database, { importId, rows, ...settings }),
    async keepProblems(importId, problems) {
      if (problems.length === 0) return;
      const rows = problems.map((problem) => ({
        ...problem,
        importId,
        value: problem.value?.slice(0, longestValue).toWellFormed() ?? null,
      }));
      await database.current().insert(importErrors).values(rows);
    },
    async dropLastWarnings(importId, count) {
      const isWarning = and(eq(importErrors.importId, importId), eq(importErrors.severity, 'warning'));
      const last = database.current().select({ id: importErrors.id }).from(importErrors).where(isWarning);
      const chosen = last.orderBy(sql`${importErrors.line} desc, ${importErrors.id} desc`).limit(count);
      await database.current().delete(importErrors).where(inArray(importErrors.id, chosen));
    },
    async nextIds(importId, after, limit) {
      const further = after === null ? undefined : sql`${stagedItems.externalId} > ${after}`;
      const rows = await database
        .current()
        .select({ id: stagedItems.externalId })
        .from(stagedItems)
        .where(and(eq(stagedItems.importId, importId), further))
        .orderBy(stagedItems.externalId)
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    async clear(importId, limit) {
      const cleared = await database.current()
        .execute(sql`delete from staged_items where import_id = ${importId} and external_id in
        (select external_id from staged_items where import_id = ${importId} limit ${limit})`);
      return cleared.rowCount ?? 0;
    },
    async clearProblems(importId) {
      await database.current().delete(importErrors).where(eq(importErrors.importId, importId));
    },
  };
}

interface Staging {
  readonly importId: number;
  readonly rows: readonly StagedRow[];
  readonly isRemovalList: boolean;
}

async function stage(database: Database, { importId, rows, isRemovalList }: Staging): Promise<RepeatedRow[]> {
  if (rows.length === 0) return [];
  const repeated: RepeatedRow[] = [];
  const last = new Map<string, StagedRow>();
  for (const row of rows) {
    const externalId = row.item.external_id;
    const earlier = last.get(externalId);
    if (earlier) repeated.push({ externalId, line: earlier.line, laterLine: row.line });
    last.set(externalId, row);
  }
  const known = await linesOf(database, importId, [...last.keys()]);
  const firstHere = new Map(rows.toReversed().map(({ item, line }) => [item.external_id, line]));
  for (const [externalId, line] of known) {
    repeated.push({ externalId, line, laterLine: firstHere.get(externalId) ?? line });
  }
  const values = [...last.values()].map((row) => stagedItemOf(row, isRemovalList));
  await database.current().execute(sql`insert into staged_items
    (import_id, external_id, line, title, thumbnail_url, url, details, content_hash, is_enabled)
    select ${importId}, external_id, line, title, thumbnail_url, url, details, content_hash, is_enabled
    from ${unnest(values, {
      external_id: ['text', (row) => row.externalId],
      line: ['integer', (row) => row.line],
      title: ['text', (row) => row.title],
      thumbnail_url: ['text', (row) => row.thumbnailUrl],
      url: ['text', (row) => row.url],
      details: ['jsonb', (row) => row.details],
      content_hash: ['text', (row) => row.contentHash],
      is_enabled: ['boolean', (row) => row.isEnabled],
    })}
    on conflict (import_id, external_id) do update set line = excluded.line, title = excluded.title,
      thumbnail_url = excluded.thumbnail_url, url = excluded.url, details = excluded.details,
      content_hash = excluded.content_hash, is_enabled = excluded.is_enabled`);
  return repeated.sort((one, other) => one.line - other.line);
}

async function linesOf(database: Database, importId: number, ids: readonly string[]): Promise<[string, number][]> {
  const rows = await database
    .current()
    .select({ externalId: stagedItems.externalId, line: stagedItems.line })
    .from(stagedItems)
    .where(
      and(eq(stagedItems.importId, importId), sql`${stagedItems.externalId} = any(${sql.param([...ids])}::text[])`),
    );
  return rows.map(({ externalId, line }) => [externalId, line]);
}

/** What of an item is stored, and a hash by which an import sees whether it changed. */
export function stagedItemOf({ line, item }: StagedRow, isRemovalList: boolean): Omit<StagedItemRow, 'importId'> {
  const details = detailsOf(item);
  const isEnabled = !isRemovalList && isEnabledStatus(item.status);
  const content = { title: item.title, thumbnailUrl: item.thumbnail_url, url: item.url, details, isEnabled };
  const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { externalId: item.external_id, line, contentHash, ...content };
}

/** Only what is there, so that a field that the platform learns later does not change what is stored of old ones. */
function detailsOf(item: FeedItem): ItemDetails {
  const { external_id: _id, title: _title, thumbnail_url: _thumbnail, url: _url, ...rest } = item;
  const given = Object.entries(rest).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  );
  return Object.fromEntries(given.sort(([one], [other]) => (one < other ? -1 : 1))) as ItemDetails;
}
