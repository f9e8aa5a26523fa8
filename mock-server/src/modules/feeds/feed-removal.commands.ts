import type { JobContext } from '../../core/queue/job.ts';
import { settleRemovals } from './feed-change.commands.ts';
import type { SettlePayload } from './feed-change.commands.ts';
import { foundFeed } from './records/feed-domain.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedRequest } from './records/record-parts.ts';
import { ownerOf } from './imports/import-start.ts';
import { inSlices, sliceRows } from './imports/import-step.ts';
import { countAhead, saveCounts } from './imports/item-counting.ts';
import type { Neighbors } from './imports/item-target.ts';

/** The job that deletes what belonged to a deleted feed. */
export const eraseJob = 'feeds.erase';

export interface ErasePayload {
  readonly feedId: number;
  readonly clientId: number;
  readonly domainId: number;
  readonly isRemovalList: boolean;
}

/** Deletes a feed: it is gone immediately, any import of it ends, and its items follow in a job, since there may be
 * many.
 * @throws Refusal 404 */
export async function removeFeed(parts: FeedParts, id: number, { action, actor, scope }: FeedRequest): Promise<void> {
  const { database, feeds, imports, queue, clock, audit } = parts;
  return database.transaction(async () => {
    const { feed } = foundFeed(await feeds.remove(id, scope));
    const unfinished = await imports.unfinishedOf(id);
    if (unfinished) await imports.move(unfinished.id, 'drop', { finishedAt: clock.now() });
    const { clientId, domainId } = feed;
    const payload: ErasePayload = { feedId: id, clientId, domainId, isRemovalList: feed.feedType === 'disabled' };
    await queue.enqueue(eraseJob, payload, { owner: ownerOf(feed) });
    const before = { review_status: feed.reviewStatus, is_active: feed.isActive, total_items: feed.totalItems };
    await audit.record({
      action,
      actor,
      subject: { type: 'feed', id, label: feed.feedName },
      before,
      after: { deleted: true },
    });
  });
}

/** Deletes the items, the imports with what they kept, and the files of a deleted feed. What a removal list had
 * switched off is checked again afterward. Repeating it after an interruption does the rest. */
export async function eraseFeed(
  parts: FeedParts,
  payload: ErasePayload,
  context: JobContext,
): Promise<{ imports: number }> {
  const { items, imports, uploads, files } = parts;
  const { feedId, clientId, domainId, isRemovalList } = payload;
  await inSlices(context, (limit) => items.erase(feedId, limit));
  const ids = await imports.idsOf(feedId);
  for (const id of ids) await inSlices(context, (limit) => items.forgetChanges(id, limit));
  const kept = (await imports.withFile(feedId)).flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
  for (const fileId of [...kept, ...(await uploads.filesOfFeed(feedId))]) await files.remove(fileId);
  await uploads.removeOfFeed(feedId);
  await imports.removeOfFeed(feedId);
  if (isRemovalList) await settleRemovals(parts, { clientId, domainId });
  return { imports: ids.length };
}

/** Rechecks every item of a client's feeds for a domain: whether a removal list names it, and whether its feed is still
 * of the same type. In slices; repeating it after an interruption gives the same result. */
export async function settleDomain(
  parts: FeedParts,
  { clientId, domainId }: SettlePayload,
  context: JobContext,
): Promise<void> {
  const { database, items } = parts;
  const { signal, giveWay } = context;
  const around = () => items.holdDomain({ id: 0, clientId, domainId });
  const feedsAmong = ({ listIds, feedIds }: Neighbors) => [...listIds, ...feedIds];
  for (const feedId of feedsAmong(await database.transaction(around))) {
    for (let after: string | null = null; ;) {
      signal.throwIfAborted();
      const from: string | null = after;
      const last: string | undefined = await database.transaction(async () =>
        items.settle(feedId, await around(), { after: from, limit: sliceRows }),
      );
      if (last === undefined) break;
      after = last;
      await giveWay();
    }
  }
  const toCount = { around, feedsAmong };
  const counted = await countAhead(parts, toCount, context);
  await database.transaction(() => saveCounts(parts, toCount, counted));
}
