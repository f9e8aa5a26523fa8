import type { JobContext } from '../../../core/queue/job.ts';
import type { OffByList } from '../../../tables/feeds.tables.ts';
import type { ImportParts } from './import-step.ts';
import type { ItemCounts } from './item-counts.store.ts';
import type { Neighbors } from './item-target.ts';

type CountingParts = Pick<ImportParts, 'database' | 'items'>;
type Surrounded = Pick<JobContext, 'signal' | 'giveWay'>;

/** Rows that one statement counts. It only reads, so there may be more of them than in a step that writes. */
export const countedRows = 5000;

/** The same if what removal lists keep off has to be looked up. */
export const countedRowsBesideLists = 1000;

/** Feeds of a client for one domain whose items are to be counted. */
export interface ToCount {
  readonly around: () => Promise<Neighbors>;
  readonly feedsAmong: (neighbors: Neighbors) => readonly number[];
}

/** What the feeds have, and at which state of the domain's feeds. */
export interface CountedItems {
  readonly state: string;
  readonly counts: ReadonlyMap<number, ItemCounts>;
}

/** What an import changes: its feed, and for a removal list all feeds of the domain. */
export function countedByImport(
  { items }: Pick<CountingParts, 'items'>,
  feed: { readonly id: number; readonly clientId: number; readonly domainId: number },
): ToCount {
  return {
    around: () => items.holdDomain(feed),
    feedsAmong: ({ isRemovalList, feedIds }) => (isRemovalList ? [feed.id, ...feedIds] : [feed.id]),
  };
}

/** Counts items some at a time, so that nobody waits for the count of a large feed. */
export async function countAhead(parts: CountingParts, toCount: ToCount, context: Surrounded): Promise<CountedItems> {
  const neighbors = await parts.database.transaction(toCount.around);
  const counts = new Map<number, ItemCounts>();
  for (const id of toCount.feedsAmong(neighbors)) counts.set(id, await countFeed(parts, id, neighbors, context));
  return { state: neighbors.state, counts };
}

/** Saves what was counted, in the transaction that ends the work. If anything else was counted into one of the domain's
 * feeds meanwhile, such as by the import of a removal list, they are counted again, in one statement. */
export async function saveCounts({ items }: Pick<CountingParts, 'items'>, toCount: ToCount, counted: CountedItems) {
  const neighbors = await toCount.around();
  if (neighbors.state === counted.state) await items.saveCounts(counted.counts);
  else await items.countAll(toCount.feedsAmong(neighbors));
}

async function countFeed(
  { items }: Pick<CountingParts, 'items'>,
  feedId: number,
  { listIds }: Neighbors,
  { signal, giveWay }: Surrounded,
): Promise<ItemCounts> {
  const limit = listIds.length === 0 ? countedRows : countedRowsBesideLists;
  let counted: ItemCounts = { on: 0, off: [] };
  for (let after: string | undefined; ;) {
    signal.throwIfAborted();
    const next = await items.countNext(feedId, { listIds, after, limit });
    counted = { on: counted.on + next.on, off: addedUp(counted.off, next.off) };
    if (next.last === undefined) return counted;
    after = next.last;
    await giveWay();
  }
}

function addedUp(some: readonly OffByList[], more: readonly OffByList[]): readonly OffByList[] {
  const byList = new Map(some.map(({ feed_id, items }) => [feed_id, items]));
  for (const { feed_id, items } of more) byList.set(feed_id, items + (byList.get(feed_id) ?? 0));
  return [...byList].sort(([one], [other]) => one - other).map(([feed_id, items]) => ({ feed_id, items }));
}
