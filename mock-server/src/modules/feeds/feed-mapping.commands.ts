import type { ColumnMapping } from '@grt/sdk/contract';
import type { Changes } from '../../core/database/changes.ts';
import type { FeedParts } from './feed-parts.ts';
import { requireMapping } from './imports/feed-analysis.ts';
import { foundFeed } from './records/feed-domain.ts';
import type { FeedRow } from './records/feed-select.ts';
import type { FeedRequest } from './records/record-parts.ts';

/** Keeps a mapping with a feed: it is offered again for a file with the same columns.
 * @throws Refusal 404; 422 on `mapping` unless it can be used for the columns that the feed is known to have. */
export function saveMapping(
  parts: FeedParts,
  id: number,
  mapping: ColumnMapping,
  request: FeedRequest,
): Promise<FeedRow> {
  return changeMapping(parts, { id, request }, (feed) => {
    requireMapping(mapping, feed.mappingColumns ?? undefined, feed.feedType);
    const mappingColumns = feed.mappingColumns ?? Object.keys(mapping);
    return { mapping, mappingColumns, mappingUpdatedAt: parts.clock.now() };
  });
}

/** Forgets the mapping of a feed. @throws Refusal 404 */
export function removeMapping(parts: FeedParts, id: number, request: FeedRequest): Promise<FeedRow> {
  const nothing = { mapping: null, mappingColumns: null, mappingUpdatedAt: null };
  return changeMapping(parts, { id, request }, () => nothing);
}

function changeMapping(
  { database, feeds, audit }: FeedParts,
  { id, request: { action, actor, scope } }: { readonly id: number; readonly request: FeedRequest },
  values: (feed: FeedRow) => Changes<FeedRow>,
): Promise<FeedRow> {
  return database.transaction(async () => {
    const { before, after } = foundFeed(await feeds.update(id, ({ feed }) => values(feed), scope));
    const subject = { type: 'feed', id, label: after.feed.feedName };
    const mappings = { before: { mapping: before.feed.mapping }, after: { mapping: after.feed.mapping } };
    await audit.record({ action, actor, subject, ...mappings });
    return after.feed;
  });
}
