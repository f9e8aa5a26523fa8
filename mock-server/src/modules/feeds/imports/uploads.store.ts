import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { uploadIdHours } from '@grt/sdk/contract';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/database/database.ts';
import { randomToken, type Random } from '../../../core/ids.ts';
import { feedUploads } from '../../../tables/feeds.tables.ts';

export type UploadRow = typeof feedUploads.$inferSelect;

export type NewUpload = Omit<
  typeof feedUploads.$inferInsert,
  'id' | 'createdAt' | 'expiresAt' | 'importId' | 'analysis'
> & {
  /** What was found in the file, with whatever the upload itself adds. */
  readonly analysis: (upload: { readonly id: string; readonly expiresAt: Date }) => UploadRow['analysis'];
};

/** Files that wait for the mapping of their columns. */
export interface UploadStore {
  insert(upload: NewUpload): Promise<UploadRow>;
  find(id: string): Promise<UploadRow | undefined>;
  /** Reads an upload and keeps everyone else from it until the transaction ends. */
  lock(id: string): Promise<UploadRow | undefined>;
  /** Notes the import that it became: its file belongs to that now. */
  settle(id: string, importId: number): Promise<void>;
  /** Uploads that no one mapped in time and that still have their file. */
  expired(): Promise<UploadRow[]>;
  /** Notes that the file is removed. The upload itself is remembered for a while, so that it can be reported as
   * expired. */
  forgetFile(id: string): Promise<void>;
  /** Forgets uploads that expired before `time`. */
  prune(time: Date): Promise<number>;
  /** Files of a feed's uploads that no one mapped. */
  filesOfFeed(feedId: number): Promise<string[]>;
  removeOfFeed(feedId: number): Promise<void>;
}

export function createUploadStore(database: Database, clock: Clock, random: Random): UploadStore {
  const current = () => database.current();
  return {
    async insert({ analysis, ...values }) {
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + uploadIdHours * 3_600_000);
      const id = randomToken(random, { prefix: 'up_', sizeBytes: 18 });
      const row = { ...values, id, createdAt, expiresAt, analysis: analysis({ id, expiresAt }) };
      const [inserted] = await current().insert(feedUploads).values(row).returning();
      if (!inserted) throw new Error('The database returned no row for a new upload');
      return inserted;
    },
    async find(id) {
      const [row] = await current().select().from(feedUploads).where(eq(feedUploads.id, id));
      return row;
    },
    async lock(id) {
      const [row] = await current().select().from(feedUploads).where(eq(feedUploads.id, id)).for('update');
      return row;
    },
    async settle(id, importId) {
      await current().update(feedUploads).set({ importId }).where(eq(feedUploads.id, id));
    },
    async expired() {
      const isOver = and(
        lt(feedUploads.expiresAt, clock.now()),
        isNull(feedUploads.importId),
        isNotNull(feedUploads.fileId),
      );
      return current().select().from(feedUploads).where(isOver).orderBy(feedUploads.expiresAt).limit(1000);
    },
    async forgetFile(id) {
      await current().update(feedUploads).set({ fileId: null }).where(eq(feedUploads.id, id));
    },
    async prune(time) {
      const isOld = and(
        lt(feedUploads.expiresAt, time),
        or(isNull(feedUploads.fileId), isNotNull(feedUploads.importId)),
      );
      const gone = await current().delete(feedUploads).where(isOld).returning({ id: feedUploads.id });
      return gone.length;
    },
    async filesOfFeed(feedId) {
      const isOpen = and(eq(feedUploads.feedId, feedId), isNull(feedUploads.importId));
      const files = await current().select({ id: feedUploads.fileId }).from(feedUploads).where(isOpen);
      return files.flatMap(({ id }) => (id === null ? [] : [id]));
    },
    async removeOfFeed(feedId) {
      await current().delete(feedUploads).where(eq(feedUploads.feedId, feedId));
    },
  };
}
