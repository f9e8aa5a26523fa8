import { and, asc, count, desc, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { inOrder } from '../../../core/database/in-order.ts';
import type { PageWindow } from '../../../core/pagination.ts';
import type { ImportRow } from '../records/feed-select.ts';
import type { ImportErrorRow } from '../records/feed-view.ts';
import { feeds, feedUploads } from '../../../tables/feeds.tables.ts';
import { importErrors, imports } from '../../../tables/imports.tables.ts';
import { noCounts, repeating } from './import-counts.ts';
import { importMoves, unfinishedStates, workedOnStates, type ImportMove } from './import-states.rules.ts';

/** An import that begins, or that ends immediately because the feed already has this content. */
export type NewImport = Pick<
  typeof imports.$inferInsert,
  | 'feedId'
  | 'feedType'
  | 'sourceName'
  | 'fileId'
  | 'sizeBytes'
  | 'sha256'
  | 'reading'
  | 'mapping'
  | 'uploadId'
  | 'newSource'
  | 'createdBy'
>;

export interface ErrorFilter {
  readonly severity?: ImportErrorRow['severity'] | undefined;
  readonly code?: string | undefined;
}

/** An import, as far as its rejected rows and warnings depend on it. */
type ErrorsOf = Pick<ImportRow, 'id' | 'repeatsImportId'>;

/** What may change in an import besides its state. */
export type ImportChanges = Partial<Omit<ImportRow, 'id' | 'state'>>;

export interface ImportOrder {
  /** `created_at` by default. */
  readonly sort?: 'created_at' | 'rows' | 'rejected' | undefined;
  /** `desc` by default. */
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface ImportStore {
  /** Starts an import as the feed's last one.
   * @throws an error with the constraint imports_one_at_a_time while another one is not finished. */
  insert(values: NewImport): Promise<ImportRow>;
  /** Notes that the feed was sent what it already has from an earlier import. */
  insertUnchanged(values: NewImport, earlier: ImportRow): Promise<ImportRow>;
  find(id: number): Promise<ImportRow | undefined>;
  /** Reads an import and keeps everyone else from changing it until the transaction ends. */
  lock(id: number): Promise<ImportRow | undefined>;
  /** Moves an import to its next state, with its other changes. Undefined, with nothing changed, unless it is in a
   * state that the move leaves. */
  move(id: number, move: ImportMove, changes?: ImportChanges): Promise<ImportRow | undefined>;
  /** Changes what an import says about itself, in any state. */
  update(id: number, changes: ImportChanges): Promise<void>;
  /** The same, but only while it is running; otherwise false. */
  updateRunning(id: number, changes: ImportChanges): Promise<boolean>;
  list(feedId: number, ordering: ImportOrder, page: PageWindow): Promise<{ rows: ImportRow[]; total: number }>;
  /** The import that the items of a feed come from: the last one that is done and was not rolled back. */
  lastDone(feedId: number): Promise<ImportRow | undefined>;
  unfinishedOf(feedId: number): Promise<ImportRow | undefined>;
  /** Imports that a job should be working on, begun before `time`. */
  atWork(time: Date): Promise<ImportRow[]>;
  /** Rejected rows and warnings of an import, or of the earlier one that it repeats. */
  errors(run: ErrorsOf, filter: ErrorFilter, page: PageWindow): Promise<{ rows: ImportErrorRow[]; total: number }>;
  /** Imports of a feed that still have a file, newest first. */
  withFile(feedId: number): Promise<ImportRow[]>;
  /** Every import of a feed, in the order of the list. */
  idsOf(feedId: number, ordering?: ImportOrder): Promise<number[]>;
  /** Some imports, in the order of the ids; those that are gone are left out. */
  some(ids: readonly number[]): Promise<ImportRow[]>;
  /** Forgets the imports of a deleted feed with their errors. */
  removeOfFeed(feedId: number): Promise<void>;
  /** Whether an import, or an upload that can still be mapped, needs this file. */
  isFileNeeded(fileId: string): Promise<boolean>;
}

export function createImportStore(database: Database, clock: Clock): ImportStore {
  return { ...changing(database, clock), ...finding(database), ...listing(database), ...filesOf(database, clock) };
}

type Changing = 'insert' | 'insertUnchanged' | 'lock' | 'move' | 'update' | 'updateRunning' | 'removeOfFeed';

function changing(database: Database, clock: Clock): Pick<ImportStore, Changing> {
  const insert = async (values: typeof imports.$inferInsert): Promise<ImportRow> => {
    const queries = database.current();
    const [row] = await queries.insert(imports).values(values).returning();
    if (!row) throw new Error('The database returned no row for a new import');
    await queries.update(feeds).set({ lastImportId: row.id }).where(eq(feeds.id, row.feedId));
    return row;
  };
  const fresh = { warnings: [], errorsByCode: [] };
  return {
    insert: (values) => insert({ ...values, ...fresh, state: 'queued', counts: noCounts, createdAt: clock.now() }),
    insertUnchanged: (values, earlier) => {
      const now = clock.now();
      const times = { createdAt: now, startedAt: now, finishedAt: now };
      return insert({ ...values, ...repeating(earlier), ...times, fileId: null, state: 'unchanged', percent: 100 });
    },
    async lock(id) {
      const [row] = await database.current().select().from(imports).where(eq(imports.id, id)).for('update');
      return row;
    },
    async move(id, move, changes = {}) {
      const { from, to } = importMoves[move];
      const [moved] = await database
        .current()
        .update(imports)
        .set({ ...to, ...changes })
        .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
        .returning();
      return moved;
    },
    async update(id, changes) {
      await database.current().update(imports).set(changes).where(eq(imports.id, id));
    },
    async updateRunning(id, changes) {
      const changed = await database
        .current()
        .update(imports)
        .set(changes)
        .where(and(eq(imports.id, id), eq(imports.state, 'running')))
        .returning({ id: imports.id });
      return changed.length === 1;
    },
    async removeOfFeed(feedId) {
      await database.current().update(feeds).set({ lastImportId: null }).where(eq(feeds.id, feedId));
      await database.current().delete(imports).where(eq(imports.feedId, feedId));
    },
  };
}

function finding(database: Database): Pick<ImportStore, 'find' | 'lastDone' | 'unfinishedOf'> {
  const selectOne = async (where: SQL | undefined): Promise<ImportRow | undefined> => {
    const [row] = await database.current().select().from(imports).where(where).orderBy(desc(imports.id)).limit(1);
    return row;
  };
  return {
    find: (id) => selectOne(eq(imports.id, id)),
    lastDone: (feedId) => selectOne(and(eq(imports.feedId, feedId), eq(imports.state, 'done'))),
    unfinishedOf: (feedId) => selectOne(and(eq(imports.feedId, feedId), inArray(imports.state, [...unfinishedStates]))),
  };
}

function listing(database: Database): Pick<ImportStore, 'list' | 'errors' | 'atWork' | 'idsOf' | 'some'> {
  return {
    async list(feedId, ordering, { offset, limit }) {
      const ofFeed = eq(imports.feedId, feedId);
      const rows = await database
        .current()
        .select()
        .from(imports)
        .where(ofFeed)
        .orderBy(...orderOf(ordering))
        .offset(offset)
        .limit(limit);
      const [total] = await database.current().select({ total: count() }).from(imports).where(ofFeed);
      return { rows, total: total?.total ?? 0 };
    },
    async errors({ id, repeatsImportId }, { severity, code }, { offset, limit }) {
      const wanted = and(
        eq(importErrors.importId, repeatsImportId ?? id),
        severity === undefined ? undefined : eq(importErrors.severity, severity),
        code === undefined ? undefined : eq(importErrors.code, code),
      );
      const order = [asc(importErrors.severity), asc(importErrors.line), asc(importErrors.id)];
      const rows = await database
        .current()
        .select()
        .from(importErrors)
        .where(wanted)
        .orderBy(...order)
        .offset(offset)
        .limit(limit);
      const [total] = await database.current().select({ total: count() }).from(importErrors).where(wanted);
      return { rows, total: total?.total ?? 0 };
    },
    async atWork(time) {
      const isAtWork = and(inArray(imports.state, [...workedOnStates]), lt(imports.createdAt, time));
      return database.current().select().from(imports).where(isAtWork).orderBy(asc(imports.id)).limit(1000);
    },
    async idsOf(feedId, ordering = {}) {
      const rows = await database
        .current()
        .select({ id: imports.id })
        .from(imports)
        .where(eq(imports.feedId, feedId))
        .orderBy(...orderOf(ordering));
      return rows.map(({ id }) => id);
    },
    async some(ids) {
      const rows = await database
        .current()
        .select()
        .from(imports)
        .where(inArray(imports.id, [...ids]));
      return inOrder(ids, rows, ({ id }) => id);
    },
  };
}

function filesOf(database: Database, clock: Clock): Pick<ImportStore, 'withFile' | 'isFileNeeded'> {
  return {
    async withFile(feedId) {
      const wanted = and(eq(imports.feedId, feedId), isNotNull(imports.fileId));
      return database.current().select().from(imports).where(wanted).orderBy(desc(imports.id));
    },
    async isFileNeeded(fileId) {
      const queries = database.current();
      const [inImport] = await queries
        .select({ id: imports.id })
        .from(imports)
        .where(eq(imports.fileId, fileId))
        .limit(1);
      if (inImport) return true;
      const isOpen = and(
        eq(feedUploads.fileId, fileId),
        sql`${feedUploads.importId} is null`,
        sql`${feedUploads.expiresAt} > ${clock.now()}`,
      );
      const [inUpload] = await queries.select({ id: feedUploads.id }).from(feedUploads).where(isOpen).limit(1);
      return inUpload !== undefined;
    },
  };
}

function orderOf({ sort, order }: ImportOrder): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  return [...(sort === 'rows' || sort === 'rejected' ? [direction(countOf(sort))] : []), direction(imports.id)];
}

const countOf = (name: 'rows' | 'rejected'): SQL => sql`(${imports.counts} ->> ${name})::integer`;
