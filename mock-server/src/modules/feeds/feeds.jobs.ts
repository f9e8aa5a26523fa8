import { feedFetch } from '@grt/sdk/contract';
import { eraseFeed, eraseJob, settleDomain } from './feed-removal.commands.ts';
import type { ErasePayload } from './feed-removal.commands.ts';
import { settleJob } from './feed-change.commands.ts';
import type { SettlePayload } from './feed-change.commands.ts';
import type { FeedParts } from './feed-parts.ts';
import { FetchFailure } from '../../core/outbound/fetch-failure.ts';
import { waitAfterAttempt } from './fetching/fetch.rules.ts';
import { fetchJob, startDueFetches } from './fetching/fetch-start.commands.ts';
import { runFetch } from './fetching/fetch-run.ts';
import { failedOnOurSide, failImport } from './imports/import-failure.ts';
import { importsAtOnce } from './imports/feed-reader.ts';
import { runImport } from './imports/import-run.ts';
import type { ImportPayload } from './imports/import-run.ts';
import type { ImportRow } from './records/feed-select.ts';
import { enqueueImport, importJob } from './imports/import-start.ts';
import { isWorkedOn } from './imports/import-states.rules.ts';

const hourMs = 3_600_000;
/** Feeds that are fetched at the same time, and those of one client among them: most of that time is spent waiting for
 * hosts. */
const fetchesAtOnce = 6;
const fetchesPerClient = 2;
/** How long it is remembered that a fetch found nothing new. */
const unchangedKnownDays = 7;
/** How long an expired upload is remembered, so that its mapping is answered with 410. */
const uploadsKnownDays = 30;

/** Defines how this module's jobs are handled, and when it cleans up. Call this before the queue starts. */
export function defineFeedJobs(parts: FeedParts): void {
  const { queue } = parts;
  queue.define<ImportPayload>(importJob, {
    queue: 'imports',
    concurrency: importsAtOnce,
    perOwner: 1,
    handler: (job, context) => runImport(parts, job, context),
  });
  queue.define<ImportPayload>(fetchJob, {
    queue: 'imports',
    concurrency: fetchesAtOnce,
    perOwner: fetchesPerClient,
    maxAttempts: 1 + feedFetch.retryAfterMs.length,
    backoffMs: (attempt, error) => waitAfterAttempt(attempt, error instanceof FetchFailure ? error.waitMs : 0),
    handler: (job, context) => runFetch(parts, job, context),
  });
  queue.define<ErasePayload>(eraseJob, {
    queue: 'imports',
    handler: ({ payload }, context) => eraseFeed(parts, payload, context),
  });
  queue.define<SettlePayload>(settleJob, {
    queue: 'imports',
    handler: ({ payload }, context) => settleDomain(parts, payload, context),
  });
  queue.schedule('feeds:refresh', '*/5 * * * *', 'UTC', async () => {
    const started = await startDueFetches(parts);
    return `Started fetching ${String(started)} feeds`;
  });
  queue.schedule('feeds:tidy', '17 * * * *', 'UTC', async ({ now }) => {
    const dropped = await parts.fetchedImports.dropExpired();
    await parts.fetchedImports.pruneUnchanged(new Date(now.getTime() - unchangedKnownDays * 24 * hourMs));
    const files = await removeExpiredUploads(parts);
    const known = await parts.uploads.prune(new Date(now.getTime() - uploadsKnownDays * 24 * hourMs));
    const ended = await endAbandonedImports(parts, now);
    return `Removed the files of ${String(files)} uploads and ${String(known)} old uploads, discarded ${String(dropped)} imports that were never mapped, ended ${String(ended)} abandoned imports`;
  });
}

async function removeExpiredUploads({ uploads, files }: FeedParts): Promise<number> {
  const expired = await uploads.expired();
  for (const { id, fileId } of expired) {
    if (fileId !== null) await files.remove(fileId);
    await uploads.forgetFile(id);
  }
  return expired.length;
}

/** An import whose job was given up, because it kept ending the process, is marked as failed; what it has changed in
 * the items is reverted first, by another job. */
async function endAbandonedImports(parts: FeedParts, now: Date): Promise<number> {
  let ended = 0;
  for (const { id } of await parts.imports.atWork(new Date(now.getTime() - hourMs)))
    if (await endIfAbandoned(parts, id)) ended += 1;
  return ended;
}

/** Locks the import and looks at it again: since it was found, its job may have ended and a person may have decided.
 * @returns whether it was abandoned. */
function endIfAbandoned(parts: FeedParts, id: number): Promise<boolean> {
  const { database, imports, queue } = parts;
  return database.transaction(async () => {
    const run = await imports.lock(id);
    if (!run || !isWorkedOn(run.state)) return false;
    const job = run.jobId === null ? undefined : await queue.job(run.jobId);
    if (job?.state === 'queued' || job?.state === 'active') return false;
    const isApplied = run.phase === 'applying' && run.appliedRows > 0;
    if (isApplied || run.phase === 'reverting') await takeBackAgain(parts, run);
    else await failImport(parts, id, failedOnOurSide);
    return true;
  });
}

async function takeBackAgain({ feeds, imports, queue }: FeedParts, run: ImportRow): Promise<void> {
  if (run.phase === 'applying') await imports.move(run.id, 'takeBack', { error: failedOnOurSide });
  const record = await feeds.find(run.feedId);
  await enqueueImport({ imports, queue }, run, record?.feed ?? { clientId: 0 });
}
