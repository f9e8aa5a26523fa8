import type { SwitchedOff } from '@grt/sdk/contract';
import type { JobContext } from '../../../core/queue/job.ts';
import type { FeedRow, ImportRow } from '../records/feed-select.ts';
import { asStep, rowsBeside, saveStep, sliceRows } from './import-step.ts';
import type { ImportParts } from './import-step.ts';
import type { PreparedRows, PreparedSlice } from './prepared-rows.ts';

/** Where reading ends and applying begins on the scale of progress. */
const fromPercent = 50;

/** An import that is being applied, as a job. */
interface Applying {
  readonly row: ImportRow;
  readonly feed: FeedRow;
  readonly context: JobContext;
}

/** Second half of an import: brings the rows into the items, a slice in one transaction with the number of rows that
 * are in by then, so that an interrupted run continues after them and nothing is counted twice.
 *
 * insert_update adds and changes items and never deletes any. A removal list (`disabled`) keeps its ids as items of its
 * own that are switched off, and switches off the items with these ids in all feeds of the same client for the same
 * domain; they stay off, including later ones, until the list is rolled back or deleted. It does so immediately:
 * waiting for its review would keep showing what its owner wants gone.
 * @param prepared - all rows of the file.
 * @see docs/specification/decisions.md §7 */
export async function applyRows(
  parts: ImportParts,
  { row: start, feed, context }: Applying,
  prepared: PreparedRows,
): Promise<void> {
  let row = start;
  let limit = sliceRows;
  // Nobody else writes to the feed's items before this import ends, and it brings in each id once.
  const hasEarlier = await parts.items.hasEarlier(feed.id, start.id);
  for await (const slice of prepared.slices(start.appliedRows, () => limit)) {
    context.signal.throwIfAborted();
    row = await applySlice(parts, { row, feed, context, hasEarlier }, slice);
    limit = rowsBeside(await context.giveWay());
  }
}

function applySlice(
  parts: ImportParts,
  { row, feed, context, hasEarlier }: Applying & { readonly hasEarlier: boolean },
  { items, rowsSeen, bytesRead }: PreparedSlice,
): Promise<ImportRow> {
  return parts.database.transaction(async () => {
    const neighbors = await parts.items.holdDomain(feed);
    const target = { importId: row.id, feedId: feed.id, neighbors, hasEarlier };
    const { added, changed, removed, switchedOff } = await parts.items.apply(target, items);
    const counts = {
      ...row.counts,
      added: row.counts.added + added,
      changed: row.counts.changed + changed,
      unchanged: row.counts.unchanged + items.length - added - changed,
      removed: row.counts.removed + removed,
    };
    const share = row.sizeBytes ? Math.min(1, bytesRead / row.sizeBytes) : 0;
    const percent = fromPercent + Math.floor((99 - fromPercent) * share);
    const changes = { counts, percent, appliedRows: rowsSeen, switchedOff: addedUp(row.switchedOff, switchedOff) };
    await saveStep(parts, context, row.id, changes);
    return { ...row, ...changes };
  }, asStep);
}

/** Reverts an import: the items that it changed become what they were before, and those that it added are removed, in
 * slices like those of applying. What a slice has reverted no longer belongs to the import, so an interrupted run
 * continues with the rest. */
export async function revertApplied(
  parts: ImportParts,
  start: ImportRow,
  feed: FeedRow,
  context: JobContext,
): Promise<void> {
  let limit = sliceRows;
  for (;;) {
    context.signal.throwIfAborted();
    const taken = await parts.database.transaction(async () => {
      const ids = await parts.items.writtenBy(start.id, feed.id, limit);
      if (ids.length === 0) return 0;
      const neighbors = await parts.items.holdDomain(feed);
      await parts.items.revert({ importId: start.id, feedId: feed.id, neighbors }, ids);
      await saveStep(parts, context, start.id, { error: start.error }); // asks whether it is still running
      return ids.length;
    }, asStep);
    if (taken === 0) return;
    limit = rowsBeside(await context.giveWay());
  }
}

function addedUp(before: readonly SwitchedOff[], more: readonly SwitchedOff[]): SwitchedOff[] {
  const byList = new Map(before.map((list) => [list.feed_id, list]));
  for (const list of more)
    byList.set(list.feed_id, { ...list, items: list.items + (byList.get(list.feed_id)?.items ?? 0) });
  return [...byList.values()];
}
