import { importsKept } from '@grt/sdk/contract';
import { LostJobError } from '../../core/queue/job.ts';
import type { Job, JobContext } from '../../core/queue/job.ts';
import type { FeedRow, ImportRow } from './feed-select.ts';
import { afterGoodRun } from './fetch.rules.ts';
import { failedOnOurSide, failImport } from './import-failure.ts';
import { applyRows, revertApplied } from './import-applying.ts';
import { readAndCheck, type ReadingParts, type ReadingRun } from './import-reading.ts';
import { prepareAgain } from './import-source.ts';
import { ImportEnded, ImportFailure, inSlices, takingBack } from './import-step.ts';
import { PreparedRows } from './prepared-rows.ts';

/** What the job of an import is about. */
export interface ImportPayload {
  readonly importId: number;
}

/** Works on an import from wherever it stands: it may have been interrupted anywhere, by a stop or a crash, and ends in
 * the same state all the same.
 * @returns the state it is left in. */
export async function runImport(
  parts: ReadingParts,
  job: Pick<Job<ImportPayload>, 'payload' | 'attempt' | 'maxAttempts'>,
  context: JobContext,
): Promise<{ state: string }> {
  const { importId } = job.payload;
  try {
    await work(parts, importId, context);
  } catch (error) {
    if (error instanceof ImportFailure) await endInFailure(parts, importId, error.message, context);
    else if (!(error instanceof ImportEnded)) {
      const isLost = context.signal.aborted || error instanceof LostJobError;
      if (!isLost && job.attempt >= job.maxAttempts) await endInFailure(parts, importId, failedOnOurSide, context);
      throw error;
    }
  }
  const row = await parts.imports.find(importId);
  if (row && !['queued', 'running', 'held'].includes(row.state)) await tidyUp(parts, row, context);
  return { state: row?.state ?? 'gone' };
}

async function work(parts: ReadingParts, importId: number, context: JobContext): Promise<void> {
  const begun = await begin(parts, importId);
  if (!begun) return;
  const { row, feed } = begun;
  if (row.phase === 'reverting') {
    await revertApplied(parts, row, feed, context);
    if (row.error === null) await finish(parts, { row, feed, state: 'rolled_back' });
    else await finishInFailure(parts, row, feed, row.error);
    return;
  }
  const prepared = await PreparedRows.open(parts.files, feed.feedType === 'disabled');
  try {
    await bringIn(parts, { row, feed, context, prepared });
  } finally {
    await prepared.close();
  }
}

async function bringIn(parts: ReadingParts, run: ReadingRun): Promise<void> {
  const { row, feed, context, prepared } = run;
  if (row.phase === 'applying') await prepareAgain(parts, { row, feed, signal: context.signal }, prepared);
  else if ((await readAndCheck(parts, run)) === 'held') return;
  const read = await parts.imports.find(row.id);
  if (read?.phase !== 'applying') return; // its feed was deleted meanwhile
  await applyRows(parts, { row: read, feed, context }, prepared);
  await finish(parts, { row: read, feed, state: 'done' });
}

/** Ends an import that cannot go on: with the items as they were before it. */
async function endInFailure(
  parts: ReadingParts,
  importId: number,
  message: string,
  context: JobContext,
): Promise<void> {
  const row = await parts.imports.find(importId);
  if (row?.phase === 'reverting') return; // begins again within the hour: it has to be all or nothing
  if (row?.phase !== 'applying' || row.appliedRows === 0) return failImport(parts, importId, message);
  if (await parts.imports.update(importId, takingBack(message), ['running'])) await work(parts, importId, context);
}

/** Takes an import up: a queued one begins, a running one goes on. Undefined when there is nothing to do any more. */
function begin(
  { database, imports, feeds, clock }: ReadingParts,
  importId: number,
): Promise<{ row: ImportRow; feed: FeedRow } | undefined> {
  return database.transaction(async () => {
    const row = await imports.lock(importId);
    if (!row || (row.state !== 'queued' && row.state !== 'running')) return undefined;
    const record = await feeds.find(row.feedId);
    if (!record) {
      await imports.update(row.id, { state: 'dropped', phase: null, finishedAt: clock.now() });
      return undefined;
    }
    const changes = {
      state: 'running',
      phase: row.phase ?? 'reading',
      startedAt: row.startedAt ?? clock.now(),
    } as const;
    await imports.update(row.id, changes);
    return { row: { ...row, ...changes }, feed: record.feed };
  });
}

interface End {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly state: 'done' | 'rolled_back';
}

async function finish(
  { database, imports, items, feeds, clock }: ReadingParts,
  { row, feed, state }: End,
): Promise<void> {
  await database.transaction(async () => {
    const { isRemovalList, feedIds } = await items.holdDomain(feed);
    await feeds.update(feed.id, (found) => afterGoodRun(found.feed, clock.now()));
    await items.countInto(isRemovalList ? [feed.id, ...feedIds] : [feed.id]);
    const changes = { state, phase: null, percent: 100, error: null, finishedAt: clock.now() };
    if (!(await imports.update(row.id, changes, ['running']))) throw new ImportEnded('The import was ended meanwhile');
  });
  await database.analyze('items', ['id', 'feed_id', 'external_id', 'is_enabled', 'is_removed']);
}

async function finishInFailure(
  parts: ReadingParts,
  { id, counts }: ImportRow,
  feed: FeedRow,
  message: string,
): Promise<void> {
  const { database, imports, items } = parts;
  await database.transaction(async () => {
    const { isRemovalList, feedIds } = await items.holdDomain(feed);
    await items.countInto(isRemovalList ? [feed.id, ...feedIds] : [feed.id]);
    const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0 };
    await imports.update(id, { counts: { ...counts, ...nothing }, appliedRows: 0 }, ['running']);
  });
  await failImport(parts, id, message);
}

/** What is needed no more when an import has ended: of older imports of the feed their files, their errors, and what they
 * could be taken back by. Kept are those of the last ten. */
async function tidyUp(parts: ReadingParts, { feedId }: ImportRow, context: JobContext): Promise<void> {
  const { database, imports, items, problems, files } = parts;
  const last = await imports.lastDone(feedId);
  const old = (await imports.withFile(feedId)).slice(importsKept).filter((row) => row.id !== last?.id);
  for (const row of old) {
    await inSlices(context, (limit) => items.forgetChanges(row.id, limit));
    await database.transaction(async () => {
      await problems.clear(row.id);
      await imports.update(row.id, { fileId: null });
    });
    if (row.fileId !== null && !(await imports.isFileNeeded(row.fileId))) await files.remove(row.fileId);
  }
}
