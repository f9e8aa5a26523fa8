import { changedFields } from '../../basics/changed-fields.rules.ts';
import type { Changes } from '../../core/database/changes.ts';
import { foundFeed, holdFeedDomain, requireDomain } from './records/feed-domain.ts';
import type { FeedFieldChanges } from '../../tables/feeds.tables.ts';
import type { SourceFields } from '../../tables/imports.tables.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedRequest } from './records/record-parts.ts';
import type { FeedRecord, FeedRow, ImportRow } from './records/feed-select.ts';
import { requireFetchable, requireInterval, startFetch } from './fetching/fetch-start.commands.ts';
import { fetchChanges, isNewUrl } from './fetching/fetch.rules.ts';
import { fieldsInAudit } from './records/feed-audit.ts';
import { changeFeed, type FeedState } from './records/feeds.rules.ts';
import { readingIn, withFound } from './records/new-source.rules.ts';
import type { FeedChange } from './records/feeds.store.ts';
import { ownerOf, requireNoImport } from './imports/import-start.ts';

/** The job that rechecks which items the removal lists of a domain name. */
export const settleJob = 'feeds.settle-removals';

export interface SettlePayload {
  readonly clientId: number;
  readonly domainId: number;
}

export interface FeedChangeOrder {
  readonly id: number;
  readonly changes: FeedFieldChanges;
  /** What a new file sets now, when there is one. */
  readonly file?: Changes<FeedRow> | undefined;
  /** What a new file or URL sets when it takes effect; the audit entry has it now. */
  readonly newSource?: Partial<SourceFields> | undefined;
  /** Of a file that was sent, whether or not it says anything new. */
  readonly fileName?: string;
}

/** Changes a feed by its rule, in one transaction with its audit entry.
 * @throws Refusal 404; 409 or 422 as the rule says, and 409 when domain or type change while an import is not finished.
 */
export function applyFeedChange(
  parts: FeedParts,
  { id, changes, file, newSource, fileName }: FeedChangeOrder,
  request: FeedRequest,
): Promise<FeedChange> {
  const { database, feeds, domains, imports, clock, audit } = parts;
  const { action, actor, scope } = request;
  return database.transaction(async () => {
    const known = foundFeed(await feeds.find(id, scope));
    const { feed } = known;
    const moves = changes.domainId !== undefined && changes.domainId !== feed.domainId;
    const turns = changes.feedType !== undefined && changes.feedType !== feed.feedType;
    if (moves || turns) requireNoImport(feed, await imports.unfinishedOf(id));
    const domain = moves
      ? { domainName: (await requireDomain(domains, feed.clientId, changes.domainId)).domainName, isApproved: true }
      : await holdFeedDomain(domains, { domainId: feed.domainId, domainName: known.domain.domainName });
    const context = { at: clock.now(), domain, hasNewFile: file !== undefined, awaitsSource: newSource !== undefined };
    const rule = (record: FeedRecord) => ({
      ...changeFeed(feedStateOf(record), changes, context),
      ...fetchChanges(record.feed, changes, context),
      ...file,
    });
    const change = foundFeed(await feeds.update(id, rule, scope));
    const subject = { type: 'feed', id, label: change.after.feed.feedName };
    const wanted = { ...change.after.feed, ...newSource };
    const difference = changedFields(fieldsInAudit(change.before.feed), fieldsInAudit(wanted));
    const after = { ...difference.after, ...(fileName === undefined ? {} : { file: fileName }) };
    await audit.record({ action, actor, subject, before: difference.before, after });
    if (moves || turns) await settleAround(parts, change);
    return change;
  });
}

/** Changes a feed without a new file. A new address is fetched immediately, within the same transaction; an approved feed
 * keeps its own until the new one is approved.
 * @throws Refusal as applyFeedChange, 422 on `feed_url`, and 409 for a new address while an import is not finished. */
export async function changeFeedOrAddress(
  parts: FeedParts,
  { id, changes }: { readonly id: number; readonly changes: FeedFieldChanges },
  request: FeedRequest,
): Promise<{ readonly feed: FeedRecord; readonly run: ImportRow | null }> {
  const record = foundFeed(await parts.feeds.find(id, request.scope));
  const known = record.feed;
  if (changes.refreshIntervalMinutes !== known.refreshIntervalMinutes)
    await requireInterval(parts, changes.refreshIntervalMinutes);
  if (!isNewUrl(known, changes))
    return parts.database.transaction(async () => {
      const others = await readWaiting(parts, record, changes);
      return { feed: (await applyFeedChange(parts, { id, changes: others }, request)).after, run: null };
    });
  requireFetchable(parts, changes.feedUrl ?? null);
  return parts.database.transaction(async () => {
    requireNoImport(known, await parts.imports.unfinishedOf(id));
    const createdBy = request.actor.principal?.username ?? null;
    const { now, later } = splitByEffect(known, changes);
    const { after } = await applyFeedChange(parts, { id, changes: now, newSource: later }, request);
    const run = await startFetch(parts, { feed: after.feed, newSource: later, createdBy });
    return { feed: foundFeed(await parts.feeds.find(id)), run };
  });
}

/** While the columns of a new address wait for a mapping, how to read is about that one, not about the feed's own.
 * @returns the other changes. */
async function readWaiting(
  { imports }: FeedParts,
  { feed, lastImport }: FeedRecord,
  changes: FeedFieldChanges,
): Promise<FeedFieldChanges> {
  const { reading, ...others } = changes;
  const newSource = lastImport?.state === 'needs_mapping' ? lastImport.newSource : null;
  if (reading === undefined || !lastImport || !newSource) return changes;
  const known = { reading: { ...feed.reading, ...newSource.fields.reading } };
  await imports.update(lastImport.id, { newSource: withFound(newSource, readingIn(known, reading)) });
  return others;
}

/** What a change with a new address sets now, and what when the rows from there are approved. */
function splitByEffect(feed: FeedRow, changes: FeedFieldChanges) {
  if (feed.reviewStatus !== 'approved') return { now: changes, later: undefined };
  const { feedUrl = null, refreshIntervalMinutes = feed.refreshIntervalMinutes, reading, ...now } = changes;
  const later: Partial<SourceFields> = {
    feedUrl,
    isFetched: true,
    refreshIntervalMinutes,
    ...readingIn(feed, reading),
  };
  return { now, later };
}

/** What the rules need to know about a feed. */
export function feedStateOf({ feed, lastImport, reviewer }: FeedRecord): FeedState {
  return { ...feed, hasVersionInReview: lastImport?.state === 'in_review', reviewer };
}

/** Schedules a recheck of the items of a client's feeds for a domain. */
export async function settleRemovals({ queue }: Pick<FeedParts, 'queue'>, payload: SettlePayload): Promise<void> {
  await queue.enqueue(settleJob, payload, { owner: ownerOf(payload) });
}

async function settleAround(parts: FeedParts, { before, after }: FeedChange): Promise<void> {
  const { clientId } = after.feed;
  for (const domainId of new Set([before.feed.domainId, after.feed.domainId]))
    await settleRemovals(parts, { clientId, domainId });
}
