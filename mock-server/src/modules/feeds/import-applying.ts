import type { JobContext } from '../../core/queue/job.ts';
import type { FeedRow, ImportRow } from './feed-select.ts';
import { saveStep, sliceRows } from './import-step.ts';
import type { ImportParts } from './import-step.ts';

/** Where reading ends and applying begins on the scale of progress. */
const fromPercent = 50;

/** Second half of an import: brings the staged rows into the items, in the order of their ids. The last id that was
 * brought in is saved together with its slice, so that an interrupted run goes on behind it and nothing is counted twice.
 *
 * insert_update adds and changes items and never deletes any. A removal list (`disabled`) keeps its ids as items of its
 * own that are switched off, and switches off the items with these ids in all feeds of the same client for the same
 * domain; they stay off, also those that come later, until the list is taken back or deleted. It does so at once: to
 * wait for its review would keep showing what its owner wants gone.
 * @see decisions §7 */
export async function applyStaged(
  parts: ImportParts,
  start: ImportRow,
  feed: FeedRow,
  context: JobContext,
): Promise<void> {
  for (let row = start; ;) {
    context.signal.throwIfAborted();
    const next = await applySlice(parts, row, feed, context);
    if (!next) return;
    row = next;
  }
}

async function applySlice(
  parts: ImportParts,
  row: ImportRow,
  feed: FeedRow,
  context: JobContext,
): Promise<ImportRow | undefined> {
  return parts.database.transaction(async () => {
    const ids = await parts.staging.nextIds(row.id, row.appliedUpTo, sliceRows);
    const last = ids.at(-1);
    if (last === undefined) return undefined;
    const neighbours = await parts.items.holdDomain(feed);
    const { added, changed, removed } = await parts.items.apply({ importId: row.id, feedId: feed.id, neighbours }, ids);
    const counts = {
      ...row.counts,
      added: row.counts.added + added,
      changed: row.counts.changed + changed,
      unchanged: row.counts.unchanged + ids.length - added - changed,
      removed: row.counts.removed + removed,
    };
    const done = counts.added + counts.changed + counts.unchanged;
    const percent = fromPercent + Math.floor((99 - fromPercent) * Math.min(1, done / Math.max(1, counts.items)));
    const changes = { counts, percent, appliedUpTo: last };
    await saveStep(parts, context, row.id, changes);
    return { ...row, ...changes };
  });
}

/** Takes an import back: the items that it changed are again what they were before, in slices like those of applying. */
export async function revertApplied(
  parts: ImportParts,
  start: ImportRow,
  feed: FeedRow,
  context: JobContext,
): Promise<void> {
  for (let appliedUpTo = start.appliedUpTo; ;) {
    context.signal.throwIfAborted();
    const after = appliedUpTo;
    const last = await parts.database.transaction(async () => {
      const ids = await parts.items.changedIds(start.id, after, sliceRows);
      const lastId = ids.at(-1);
      if (lastId === undefined) return undefined;
      const neighbours = await parts.items.holdDomain(feed);
      await parts.items.revert({ importId: start.id, feedId: feed.id, neighbours }, ids);
      await saveStep(parts, context, start.id, { appliedUpTo: lastId });
      return lastId;
    });
    if (last === undefined) return;
    appliedUpTo = last;
  }
}
