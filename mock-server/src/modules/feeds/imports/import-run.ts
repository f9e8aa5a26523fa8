import { importsKept } from '@grt/sdk/contract';
import { isNoRoom } from '../../../core/no-room.ts';
import { GaveWayError, LostJobError } from '../../../core/queue/job.ts';
import type { Job, JobContext } from '../../../core/queue/job.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import { importFinished } from '../records/feeds.events.ts';
import { afterGoodRun } from '../records/feed-runs.rules.ts';
import { failedOnOurSide, failImport } from './import-failure.ts';
import { applyRows, revertApplied } from './import-applying.ts';
import { readAndCheck, type ReadingParts } from './import-reading.ts';
import { prepareAgain } from './import-source.ts';
import { hasEnded } from './import-states.rules.ts';
import { putBack } from './new-source.ts';
import { ImportEnded, ImportFailure, inSlices, moveOn } from './import-step.ts';
import { countAhead, countedByImport, saveCounts } from './item-counting.ts';
import { PreparedRows } from './prepared-rows.ts';

/** What the job of an import is about. */
export interface ImportPayload {
  readonly importId: number;
  /** For whoever looks at the job; a job that an earlier version left has none. */
  readonly feedId?: number;
}

type ImportJob = Pick<Job<ImportPayload>, 'id' | 'payload' | 'attempt' | 'maxAttempts'>;

/** An import that a worker has started on. */
interface Run {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly context: JobContext;
}

/** Works on an import from wherever it is: it may have been interrupted anywhere, by a stop or a crash, and still ends
 * in the same state.
 * @returns the state that it is left in.
 * @see import-states.rules.ts for the states and the transitions between them */
export async function runImport(parts: ReadingParts, job: ImportJob, context: JobContext): Promise<{ state: string }> {
  const { importId } = job.payload;
  try {
    await work(parts, job, context);
  } catch (error) {
    const reason = reasonToEnd(error, job, context);
    if (reason !== undefined) await endInFailure(parts, job, reason, context);
    if (!(error instanceof ImportFailure || error instanceof ImportEnded)) throw error;
  }
  const row = await parts.imports.find(importId);
  if (row && hasEnded(row.state)) await tidyUp(parts, row, context);
  return { state: row?.state ?? 'gone' };
}

/** Why an import cannot continue; undefined when another attempt may, or when a person ended it. */
function reasonToEnd(error: unknown, { attempt, maxAttempts }: ImportJob, { signal }: JobContext): string | undefined {
  if (error instanceof ImportFailure) return error.message;
  const isLost = [LostJobError, GaveWayError, ImportEnded].some((kind) => error instanceof kind) || signal.aborted;
  return !isLost && !isNoRoom(error) && attempt >= maxAttempts ? failedOnOurSide : undefined;
}

/** What is done in each phase. The first two continue into the next one. */
const phases: Readonly<Record<NonNullable<ImportRow['phase']>, (parts: ReadingParts, run: Run) => Promise<void>>> = {
  reading: (parts, run) =>
    withPreparedRows(parts, async (prepared) => {
      if ((await readAndCheck(parts, { ...run, prepared })) === 'apply') await apply(parts, run, prepared);
    }),
  applying: (parts, run) =>
    withPreparedRows(parts, async (prepared) => {
      await prepareAgain(parts, { ...run, signal: run.context.signal }, prepared);
      await apply(parts, run, prepared);
    }),
  async reverting(parts, { row, feed, context }) {
    await revertApplied(parts, row, feed, context);
    if (row.error === null) await finish(parts, { row, feed, context }, 'finishRollBack');
    else await finishInFailure(parts, { row, feed, context }, row.error);
  },
};

async function work(parts: ReadingParts, job: ImportJob, context: JobContext): Promise<void> {
  const begun = await begin(parts, job);
  if (begun) await phases[begun.row.phase ?? 'reading'](parts, { ...begun, context });
}

async function withPreparedRows(
  { files }: ReadingParts,
  bringIn: (prepared: PreparedRows) => Promise<void>,
): Promise<void> {
  const prepared = await PreparedRows.open(files);
  try {
    await bringIn(prepared);
  } finally {
    await prepared.close();
  }
}

async function apply(parts: ReadingParts, { row: { id }, feed, context }: Run, prepared: PreparedRows): Promise<void> {
  const row = await parts.imports.find(id);
  if (row?.phase !== 'applying') return; // its feed was deleted meanwhile
  await applyRows(parts, { row, feed, context }, prepared);
  await finish(parts, { row, feed, context }, 'finish');
}

/** Ends an import that cannot continue, with the items as they were before it. */
async function endInFailure(parts: ReadingParts, job: ImportJob, message: string, context: JobContext): Promise<void> {
  const { importId } = job.payload;
  const row = await parts.imports.find(importId);
  if (row?.jobId !== job.id) return;
  if (row.phase === 'reverting') return; // begins again within the hour: it must be all or nothing
  if (row.phase !== 'applying' || row.appliedRows === 0) return failImport(parts, importId, message);
  if (await parts.imports.move(importId, 'takeBack', { error: message.slice(0, 1000) }))
    await work(parts, job, context);
}

/** Starts on an import: a queued one begins, a running one continues. Undefined when there is nothing left to do, or
 * when a later job is to do it. */
function begin(
  { database, imports, feeds, clock }: ReadingParts,
  { id, payload: { importId } }: ImportJob,
): Promise<Omit<Run, 'context'> | undefined> {
  return database.transaction(async () => {
    const found = await imports.lock(importId);
    if (found?.jobId !== id || (found.state !== 'queued' && found.state !== 'running')) return undefined;
    const record = await feeds.find(found.feedId);
    if (!record) {
      await imports.move(importId, 'drop', { finishedAt: clock.now() });
      return undefined;
    }
    const { phase, startedAt } = found;
    const row = await imports.move(importId, 'begin', {
      phase: phase ?? 'reading',
      startedAt: startedAt ?? clock.now(),
    });
    return row && { row, feed: record.feed };
  });
}

async function finish(
  parts: ReadingParts,
  { row, feed, context }: Run,
  move: 'finish' | 'finishRollBack',
): Promise<void> {
  const { database, feeds, clock, webhookEvents } = parts;
  const toCount = countedByImport(parts, feed);
  const counted = await countAhead(parts, toCount, context);
  await database.transaction(async () => {
    await saveCounts(parts, toCount, counted);
    if (move === 'finishRollBack') await putBack(parts, row);
    const change = await feeds.update(feed.id, (found) => afterGoodRun(found.feed, clock.now()));
    const ended = await moveOn(parts, { row, context }, move, { finishedAt: clock.now() });
    const state = move === 'finish' ? 'done' : 'rolled_back';
    if (change) await webhookEvents.record(importFinished(change.after, { ...ended, state }));
  });
  await database.analyzeChanged();
}

async function finishInFailure(
  parts: ReadingParts,
  { row: { id, counts }, feed, context }: Run,
  message: string,
): Promise<void> {
  const { database, imports } = parts;
  const toCount = countedByImport(parts, feed);
  const counted = await countAhead(parts, toCount, context);
  await database.transaction(async () => {
    await saveCounts(parts, toCount, counted);
    const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0 };
    await imports.updateRunning(id, { counts: { ...counts, ...nothing }, appliedRows: 0, switchedOff: [] });
  });
  await failImport(parts, id, message);
}

/** Removes what is no longer needed once an import has ended: the files, errors and undo records of the feed's older
 * imports. Those of the last ten are kept. */
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
