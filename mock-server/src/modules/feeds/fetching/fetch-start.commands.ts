import { constraintOf } from '../../../core/database/constraint.ts';
import { invalid, Refusal } from '../../../core/refusal.ts';
import type { FeedFields } from '../../../tables/feeds.tables.ts';
import type { SourceFields } from '../../../tables/imports.tables.ts';
import { fieldsInAudit } from '../records/feed-audit.ts';
import { foundFeed, requireDomain } from '../records/feed-domain.ts';
import type { FeedRequest } from '../records/record-parts.ts';
import type { FetchingParts } from './fetching-parts.ts';
import type { FeedRecord, FeedRow, ImportRow } from '../records/feed-select.ts';
import { nextRefresh } from '../records/feed-runs.rules.ts';
import { underReview } from '../records/feeds.rules.ts';
import type { ImportPayload } from '../imports/import-run.ts';
import { ownerOf, requireNoImport, stillRunning } from '../imports/import-start.ts';

/** The job that fetches a feed. */
export const fetchJob = 'feeds.fetch';

interface FetchStart {
  readonly feed: FeedRow;
  /** A new URL that the feed gets when the rows from there are applied. */
  readonly newSource?: Partial<SourceFields> | undefined;
  /** Username; null when the schedule requests it. */
  readonly createdBy: string | null;
}

/** Starts an import that fetches its file, in the caller's transaction. An import waiting for a mapping is replaced.
 * @throws Refusal 409 while another import of the feed is not finished. */
export async function startFetch(
  { imports, fetchedImports, queue }: FetchingParts,
  { feed, newSource, createdBy }: FetchStart,
): Promise<ImportRow> {
  await fetchedImports.dropUnmapped(feed.id);
  const { feedUrl, reading } = { ...feed, ...newSource };
  try {
    const row = await imports.insert({
      feedId: feed.id,
      feedType: feed.feedType,
      sourceName: feedUrl,
      fileId: null,
      sizeBytes: null,
      sha256: null,
      reading,
      mapping: null,
      uploadId: null,
      newSource: newSource ? { fields: newSource } : null,
      createdBy,
    });
    const payload: ImportPayload = { importId: row.id, feedId: feed.id };
    const { id: jobId } = await queue.enqueue(fetchJob, payload, { owner: ownerOf(feed) });
    await imports.update(row.id, { jobId });
    return { ...row, jobId };
  } catch (error) {
    if (constraintOf(error)?.constraint === 'imports_one_at_a_time') throw stillRunning(feed.feedName);
    throw error;
  }
}

export interface NewUrlFeed {
  readonly clientId: number;
  readonly fields: FeedFields;
  readonly refreshIntervalMinutes: number | null;
}

/** A new feed that is fetched from a URL, with the import that fetches it for the first time.
 * @throws Refusal 422 for a field, an address that must not be fetched, or a domain that accepts no feeds. */
export async function addUrlFeed(
  parts: FetchingParts,
  { clientId, fields, refreshIntervalMinutes }: NewUrlFeed,
  { action, actor }: FeedRequest,
): Promise<{ readonly feed: FeedRecord; readonly run: ImportRow }> {
  const { database, feeds, domains, clock, audit } = parts;
  requireFetchable(parts, fields.feedUrl);
  await requireInterval(parts, refreshIntervalMinutes);
  return database.transaction(async () => {
    const { domainId: wanted, ...rest } = fields;
    const { id: domainId, domainName } = await requireDomain(domains, clientId, wanted);
    const now = clock.now();
    const feed = await feeds.insert({
      ...rest,
      ...underReview(now),
      clientId,
      domainId,
      isFetched: true,
      refreshIntervalMinutes,
      nextRefreshAt: nextRefresh(refreshIntervalMinutes, now),
    });
    const run = await startFetch(parts, { feed, createdBy: actor.principal?.username ?? null });
    const after = { ...fieldsInAudit(feed), domain: domainName };
    await audit.record({ action, actor, subject: { type: 'feed', id: feed.id, label: feed.feedName }, after });
    return { feed: foundFeed(await feeds.find(feed.id)), run };
  });
}

/** Fetches a feed now: from its new URL, while the columns of that one wait for a mapping.
 * @throws Refusal 404; 409 for an uploaded feed, and while an import is not finished. */
export async function refreshFeed(
  parts: FetchingParts,
  id: number,
  { action, actor, scope }: FeedRequest,
): Promise<ImportRow> {
  const { database, feeds, imports, audit } = parts;
  return database.transaction(async () => {
    const { feed, lastImport } = foundFeed(await feeds.find(id, scope));
    const newSource = lastImport?.state === 'needs_mapping' ? lastImport.newSource?.fields : undefined;
    if (!feed.isFetched && !newSource)
      throw new Refusal(
        409,
        `${feed.feedName} was uploaded as a file. Upload a new file, or set a URL to fetch it from.`,
      );
    requireNoImport(feed, await imports.unfinishedOf(id));
    const run = await startFetch(parts, { feed, newSource, createdBy: actor.principal?.username ?? null });
    await audit.record({
      action,
      actor,
      subject: { type: 'feed', id, label: feed.feedName },
      after: { import_id: run.id },
    });
    return run;
  });
}

/** @throws Refusal 422 on `feed_url` for an address that must not be fetched, as far as is known at this point. */
export function requireFetchable({ fetcher }: Pick<FetchingParts, 'fetcher'>, feedUrl: string | null): void {
  const refusal = fetcher.refusal(feedUrl ?? '');
  if (refusal !== undefined) throw invalid({ feed_url: [refusal] });
}

/** @throws Refusal 422 for an interval shorter than the platform's minimum. */
export async function requireInterval(
  { settings }: Pick<FetchingParts, 'settings'>,
  minutes: number | null | undefined,
): Promise<void> {
  const { feed_refresh_min_minutes: least } = await settings.read();
  if (minutes === null || minutes === undefined || minutes >= least) return;
  const message = `Feeds can be fetched at most every ${least.toLocaleString('en-US')} minutes. Please enter ${least.toLocaleString('en-US')} to 10,080 minutes`;
  throw invalid({ refresh_interval_minutes: [message] });
}

/** The maximum number of feeds that one run of the schedule starts to fetch. */
const startedAtOnce = 200;

/** Starts fetching the feeds that are due. @returns how many. */
export async function startDueFetches(parts: FetchingParts): Promise<number> {
  const { database, feeds, fetchedImports, clock } = parts;
  const due = await fetchedImports.dueFeeds(startedAtOnce);
  let started = 0;
  for (const id of due) {
    started += await database.transaction(async () => {
      const moveOn = ({ feed }: FeedRecord) => ({
        nextRefreshAt: nextRefresh(feed.refreshIntervalMinutes, clock.now()),
      });
      const change = await feeds.update(id, moveOn);
      // Someone may have started a fetch or deleted the feed meanwhile.
      if (!change || (await parts.imports.unfinishedOf(id))) return 0;
      await startFetch(parts, { feed: change.after.feed, createdBy: null });
      return 1;
    });
  }
  return started;
}
