import { isDeepStrictEqual } from 'node:util';
import { feedFileMaxBytes } from '@grt/sdk/contract';
import type { FeedAnalysis } from '@grt/sdk/feeds';
import type { ReceivedFile } from '../../../core/files/file-store.ts';
import { isNoRoom } from '../../../core/no-room.ts';
import { LostJobError } from '../../../core/queue/job.ts';
import type { Job, JobContext } from '../../../core/queue/job.ts';
import { Refusal } from '../../../core/refusal.ts';
import { analyzeFile, mappingAnalysisOf, pinned, type SentFile } from '../imports/feed-analysis.ts';
import type { FetchingParts } from './fetching-parts.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import { noRoomFor } from '../records/storage-room.ts';
import { FetchFailure } from '../../../core/outbound/fetch-failure.ts';
import { afterGoodRun } from '../records/feed-runs.rules.ts';
import { mappingFor, wouldReadTheSame } from './fetch.rules.ts';
import { repeating } from '../imports/import-counts.ts';
import { failImport, tellThatItWaits } from '../imports/import-failure.ts';
import type { ImportPayload } from '../imports/import-run.ts';
import { enqueueImport, sameAs } from '../imports/import-start.ts';
import { ImportEnded, ImportFailure, moveOn } from '../imports/import-step.ts';
import { withFound } from '../records/new-source.rules.ts';
import type { Validators } from '../../../core/outbound/url-fetcher.ts';

/** An import that fetches its file. */
interface Fetch {
  readonly row: ImportRow;
  /** With its new URL, if that is what is fetched. */
  readonly feed: FeedRow;
  /** The import that the feed's items come from. */
  readonly last: ImportRow | undefined;
  readonly context: JobContext;
}

/** Fetches the file of an import and hands it on: to the job that reads it, or to a person who maps its columns.
 * Temporary failures are retried; in between, the feed says what went wrong.
 * @returns the state that the import is left in. */
export async function runFetch(
  parts: FetchingParts,
  job: Pick<Job<ImportPayload>, 'payload' | 'attempt' | 'maxAttempts'>,
  context: JobContext,
): Promise<{ state: string }> {
  const { importId } = job.payload;
  const isLastAttempt = job.attempt >= job.maxAttempts;
  try {
    const begun = await begin(parts, importId);
    if (begun) await fetchAndHandOn(parts, { ...begun, context });
  } catch (error) {
    if (error instanceof FetchFailure && error.isPassing && !isLastAttempt) {
      await waitForNextAttempt(parts, importId, error.message);
      throw error;
    }
    if (error instanceof FetchFailure || error instanceof ImportFailure) {
      await failImport(parts, importId, error.message);
    } else if (!(error instanceof ImportEnded)) {
      const isLost = context.signal.aborted || error instanceof LostJobError || isNoRoom(error);
      if (isLastAttempt && !isLost)
        await failImport(parts, importId, 'Something went wrong on our side. Please fetch the feed again.');
      throw error;
    }
  }
  return { state: (await parts.imports.find(importId))?.state ?? 'gone' };
}

/** Starts or resumes an import, even one whose fetch was interrupted. Undefined when there is nothing left to fetch. */
async function begin(
  { database, imports, feeds, clock }: FetchingParts,
  importId: number,
): Promise<Omit<Fetch, 'context'> | undefined> {
  return database.transaction(async () => {
    const row = await imports.lock(importId);
    if (!row || row.fileId !== null || (row.state !== 'queued' && row.state !== 'fetching')) return undefined;
    const record = await feeds.find(row.feedId);
    if (!record) {
      await imports.move(row.id, 'drop', { finishedAt: clock.now() });
      return undefined;
    }
    const begun = await imports.move(row.id, 'fetch', { startedAt: row.startedAt ?? clock.now() });
    const feed = { ...record.feed, ...row.newSource?.fields };
    return begun && { row: begun, feed, last: await imports.lastDone(row.feedId) };
  });
}

async function waitForNextAttempt(
  { database, imports, feeds }: FetchingParts,
  importId: number,
  message: string,
): Promise<void> {
  await database.transaction(async () => {
    const row = await imports.find(importId);
    if (row && (await imports.move(importId, 'retryFetch')))
      await feeds.update(row.feedId, () => ({ lastError: message }));
  });
}

async function fetchAndHandOn(parts: FetchingParts, fetch: Fetch): Promise<void> {
  const { row, feed, last, context } = fetch;
  const isComparable = last !== undefined && row.newSource === null && wouldReadTheSame(feed, last);
  const known = isComparable && (last.etag !== null || last.lastModified !== null) ? last : undefined;
  const fetched = await parts.fetcher.fetch(feed.feedUrl ?? '', {
    signal: context.signal,
    ...(known ? { known } : {}),
  });
  if (fetched.kind === 'unchanged') {
    await endUnchanged(parts, fetch);
    return;
  }
  const file = await parts.files.receive(fetched.chunks, { maxBytes: feedFileMaxBytes });
  try {
    const fault = await noRoomFor(parts, fetch.feed.clientId, file.sizeBytes);
    if (fault !== undefined) throw new FetchFailure(fault, { isPassing: false });
    await handOn(parts, fetch, { file, validators: fetched.validators });
  } finally {
    await file.discard(); // unless it has already been kept
  }
}

interface FetchedFile {
  readonly file: ReceivedFile;
  readonly validators: Validators;
}

async function handOn(parts: FetchingParts, fetch: Fetch, { file, validators }: FetchedFile): Promise<void> {
  const { row, feed, last } = fetch;
  const fileName = nameIn(feed.feedUrl ?? '');
  const { reading: choices, feedType } = feed;
  const analysis = await analyzed(parts, { file, fileName, reading: choices, feedType });
  const mapping = mappingFor(feed, analysis, last !== undefined && last.sourceName === feed.feedUrl);
  if (mapping === undefined) {
    await askForMapping(parts, fetch, { file, validators, analysis, fileName });
    return;
  }
  const reading = pinned(feed.reading, analysis.feed_info);
  const source = { sha256: file.sha256, mapping, reading, feedType: feed.feedType };
  // Content that a person has dropped or rolled back is not imported again automatically.
  const turnedDown = row.createdBy === null ? await parts.fetchedImports.lastDecided(feed.id) : undefined;
  // A new URL is reviewed whatever it has now: it may have something else later.
  if (row.newSource === null && (sameAs(last, source) ?? sameAs(turnedDown, source))) {
    await endUnchanged(parts, fetch, validators);
    return;
  }
  const { id: fileId, sizeBytes, sha256 } = await file.keep();
  await parts.database.transaction(async () => {
    const now = parts.clock.now();
    const { etag, lastModified } = validators;
    const changes = { fileId, sizeBytes, sha256, mapping, reading, etag, lastModified };
    const found = { sourceFormat: analysis.feed_info.source_format, mapping, mappingColumns: [...analysis.columns] };
    const { newSource } = row;
    const moved = { ...changes, ...(newSource && { newSource: withFound(newSource, found) }) };
    const queued = await moveOn(parts, fetch, 'takeFile', moved);
    if (!newSource)
      await parts.feeds.update(feed.id, ({ feed: { mapping: kept, mappingUpdatedAt } }) => ({
        ...found,
        mappingUpdatedAt: isDeepStrictEqual(kept, mapping) ? mappingUpdatedAt : now,
      }));
    await enqueueImport(parts, queued, feed);
  });
}

/** @throws ImportFailure if the file is not a feed */
async function analyzed(parts: FetchingParts, file: SentFile): Promise<FeedAnalysis> {
  try {
    return await analyzeFile(parts, file);
  } catch (error) {
    if (error instanceof Refusal) throw new ImportFailure(error.message, { cause: error });
    throw error;
  }
}

/** The feed already has this content. The host's latest validators are kept for the next time. */
async function endUnchanged(parts: FetchingParts, fetch: Fetch, validators?: Validators): Promise<void> {
  const { imports, feeds, database, clock } = parts;
  const { feed, last } = fetch;
  await database.transaction(async () => {
    const ended = { ...(last ? repeating(last) : {}), finishedAt: clock.now() };
    await moveOn(parts, fetch, 'endUnchanged', ended);
    if (last && validators)
      await imports.update(last.id, { etag: validators.etag, lastModified: validators.lastModified });
    await feeds.update(feed.id, (found) => afterGoodRun(found.feed, clock.now()));
  });
}

interface Unmapped extends FetchedFile {
  readonly analysis: FeedAnalysis;
  readonly fileName: string;
}

/** Keeps the file for the person who maps its columns. */
async function askForMapping(parts: FetchingParts, fetch: Fetch, unmapped: Unmapped): Promise<void> {
  const { database, uploads, accounts, feeds } = parts;
  const { row, feed } = fetch;
  const { file, validators, analysis, fileName } = unmapped;
  const accountId = (await accounts.findOfClient(feed.clientId))?.account.id;
  if (accountId === undefined) throw new Error('A feed needs a client with an account');
  const { id: fileId, sizeBytes, sha256 } = await file.keep();
  await database.transaction(async () => {
    const { feedName, urlParameters, mapping: savedMapping } = feed;
    const context = { feedName, fileName, urlParameters, savedMapping };
    const upload = await uploads.insert({
      clientId: feed.clientId,
      accountId,
      feedId: feed.id,
      fileId,
      fileName,
      sizeBytes,
      sha256,
      form: { kind: 'fetched' },
      analysis: (known) => mappingAnalysisOf(analysis, { upload: known, ...context }),
    });
    const { etag, lastModified } = validators;
    await moveOn(parts, fetch, 'askForMapping', { uploadId: upload.id, sizeBytes, sha256, etag, lastModified });
    const found = row.newSource ? {} : { sourceFormat: analysis.feed_info.source_format };
    await feeds.update(feed.id, () => ({ lastError: null, ...found }));
    const reason = 'The columns of the fetched file must be mapped.';
    await tellThatItWaits(parts, row, { reason, byMail: row.createdBy === null });
  });
}

/** The last part of a URL's path, as the name of its file. */
function nameIn(url: string): string {
  const { pathname, hostname } = new URL(url);
  return (pathname.split('/').findLast((part) => part !== '') ?? hostname).slice(0, 255);
}
