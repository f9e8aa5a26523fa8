import { isDeepStrictEqual } from 'node:util';
import { foundFeed, holdFeedDomain, requireDomain } from './feed-domain.ts';
import type { FeedFieldChanges } from '../../tables/feeds.tables.ts';
import type { FeedParts, FeedRequest } from './feed-parts.ts';
import type { FeedRecord, FeedRow } from './feed-select.ts';
import { fetchChanges } from './fetch.rules.ts';
import { changeFeed, type FeedState } from './feeds.rules.ts';
import type { FeedChange } from './feeds.store.ts';
import { requireNoImport } from './import-start.ts';

/** The job that looks anew at which items the removal lists of a domain name. */
export const settleJob = 'feeds.settle-removals';

export interface SettlePayload {
  readonly clientId: number;
  readonly domainId: number;
}

export interface FeedChangeOrder {
  readonly id: number;
  readonly changes: FeedFieldChanges;
  /** What a new file sets, when there is one. */
  readonly file?: Partial<FeedRow> | undefined;
}

/** Changes a feed by its rule, in one transaction with its audit entry.
 * @throws Refusal 404; 409 or 422 as the rule says, and 409 when domain or type change while an import is not finished. */
export function applyFeedChange(
  parts: FeedParts,
  { id, changes, file }: FeedChangeOrder,
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
    const context = { at: clock.now(), domain, hasNewFile: file !== undefined };
    const rule = (record: FeedRecord) => ({
      ...changeFeed(feedStateOf(record), changes, context),
      ...fetchChanges(record.feed, changes, context),
      ...file,
    });
    const change = foundFeed(await feeds.update(id, rule, scope));
    const subject = { type: 'feed', id, label: change.after.feed.feedName };
    await audit.record({ action, actor, subject, ...difference(change) });
    if (moves || turns) await settleAround(parts, change);
    return change;
  });
}

/** What the rules have to know of a feed. */
export function feedStateOf({ feed, reviewer }: FeedRecord): FeedState {
  return { ...feed, reviewer };
}

/** Has the items of a client's feeds for a domain looked at again. */
export async function settleRemovals({ queue }: Pick<FeedParts, 'queue'>, payload: SettlePayload): Promise<void> {
  await queue.enqueue(settleJob, payload);
}

async function settleAround(parts: FeedParts, { before, after }: FeedChange): Promise<void> {
  const { clientId } = after.feed;
  for (const domainId of new Set([before.feed.domainId, after.feed.domainId]))
    await settleRemovals(parts, { clientId, domainId });
}

const audited = [
  'feedName',
  'feedDescription',
  'feedUrl',
  'isFetched',
  'refreshIntervalMinutes',
  'feedType',
  'category',
  'domainId',
  'reading',
  'urlParameters',
  'isActive',
  'reviewStatus',
  'sourceFormat',
  'mapping',
] as const satisfies readonly (keyof FeedRow)[];

function difference({ before, after }: FeedChange) {
  const changed = audited.filter((name) => !isDeepStrictEqual(before.feed[name], after.feed[name]));
  const pick = (feed: FeedRow) => Object.fromEntries(changed.map((name) => [name, feed[name]]));
  return { before: pick(before.feed), after: pick(after.feed) };
}
