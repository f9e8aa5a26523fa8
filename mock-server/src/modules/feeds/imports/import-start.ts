import { isDeepStrictEqual } from 'node:util';
import type { KeptMapping } from '@grt/sdk/contract';
import { constraintOf } from '../../../core/database/constraint.ts';
import type { Queue } from '../../../core/queue/queue.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import type { ReadingChoices } from '../../../tables/feeds.tables.ts';
import type { SourceFields } from '../../../tables/imports.tables.ts';
import type { ImportPayload } from './import-run.ts';
import type { ImportStore } from './imports.store.ts';

/** The job that works on imports. */
export const importJob = 'feeds.import';

/** A file that is kept, and how it becomes items. */
export interface ImportSource {
  readonly fileId: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** With the record path and the encoding that were found. */
  readonly reading: ReadingChoices;
  readonly mapping: KeptMapping;
}

export interface ImportStart {
  readonly feed: Pick<FeedRow, 'id' | 'clientId' | 'feedName' | 'feedType'>;
  readonly source: ImportSource;
  /** The feed's items are already what this file says. */
  readonly isUnchanged: ImportRow | undefined;
  readonly uploadId?: string | undefined;
  /** What the file sets in a feed that has another one. */
  readonly newSource?: Partial<SourceFields>;
  /** Username of the sender. */
  readonly createdBy: string | null;
}

export interface ImportStarter {
  readonly imports: ImportStore;
  readonly queue: Queue;
}

/** Starts an import with its job, in the caller's transaction. The same file with the same mapping is not imported
 * again.
 * @throws Refusal 409 while another import of the feed is not finished. */
export async function startImport({ imports, queue }: ImportStarter, start: ImportStart): Promise<ImportRow> {
  const { feed, source, isUnchanged: same, uploadId = null, newSource, createdBy } = start;
  const { fileId, fileName, sizeBytes, sha256, reading, mapping } = source;
  const values = {
    feedId: feed.id,
    feedType: feed.feedType,
    fileId,
    sourceName: fileName,
    sizeBytes,
    sha256,
    reading,
    mapping,
    uploadId,
    newSource: newSource && !same ? { fields: newSource } : null,
    createdBy,
  };
  if (same) return imports.insertUnchanged(values, same);
  try {
    return await enqueueImport({ imports, queue }, await imports.insert(values), feed);
  } catch (error) {
    if (constraintOf(error)?.constraint === 'imports_one_at_a_time') throw stillRunning(feed.feedName);
    throw error;
  }
}

/** The owner of a client's jobs: clients take turns. */
export function ownerOf({ clientId }: Pick<FeedRow, 'clientId'>): string {
  return `client ${String(clientId)}`;
}

/** Gives an import a new job, in the caller's transaction. An earlier one that has not ended does nothing to it from
 * then on: a job may be at its very end when a person decides, or begin again afterward because its worker was lost.
 * @param feed - the feed that it is for. */
export async function enqueueImport(
  { imports, queue }: ImportStarter,
  row: ImportRow,
  feed: Pick<FeedRow, 'clientId'>,
): Promise<ImportRow> {
  const payload: ImportPayload = { importId: row.id, feedId: row.feedId };
  const { id: jobId } = await queue.enqueue(importJob, payload, { owner: ownerOf(feed) });
  await imports.update(row.id, { jobId });
  return { ...row, jobId };
}

/** A mapping is kept with the feed, and offered again for a file with the same columns. */
export function keptMapping({ mapping }: Pick<ImportSource, 'mapping'>, columns: readonly string[], now: Date) {
  return { mapping, mappingColumns: [...columns], mappingUpdatedAt: now };
}

/** An earlier import of a feed, when a file says the same as that import did. */
export function sameAs(
  previous: ImportRow | undefined,
  {
    sha256,
    mapping,
    reading,
    feedType,
  }: Pick<ImportSource, 'sha256' | 'mapping' | 'reading'> & Pick<FeedRow, 'feedType'>,
): ImportRow | undefined {
  if (previous?.sha256 !== sha256 || previous.feedType !== feedType) return undefined;
  return isDeepStrictEqual({ mapping: previous.mapping, reading: previous.reading }, { mapping, reading })
    ? previous
    : undefined;
}

/** An import that is not finished needs its feed for itself. */
export function requireNoImport({ feedName }: Pick<FeedRow, 'feedName'>, unfinished: ImportRow | undefined): void {
  if (!unfinished) return;
  const { id: import_id, state } = unfinished;
  if (state !== 'held' && state !== 'in_review') throw stillRunning(feedName);
  const reason =
    state === 'held'
      ? `An import of ${feedName} is on hold. Please accept or discard it first.`
      : `A new version of ${feedName} is in review. Please wait for the decision, or discard the version first.`;
  throw new Refusal(409, reason, { current: { import_id, state } });
}

export function stillRunning(feedName: string): Refusal {
  return new Refusal(409, `An import of ${feedName} is running. Please wait until it finishes.`, {
    code: 'import_running',
  });
}
