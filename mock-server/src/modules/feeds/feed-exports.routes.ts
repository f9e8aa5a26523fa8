import type { FeedItem, Import } from '@grt/sdk/contract';
import { csvColumns } from '../../core/csv-columns.ts';
import { fileByKeys, fileInBatches } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { FeedParts } from './feed-parts.ts';
import { scopeOf } from './feed-requests.ts';
import { foundFeed } from './records/feed-domain.ts';
import { importOf, itemOf, type ItemRow } from './records/feed-view.ts';
import type { ImportRow } from './records/feed-select.ts';

/** What is in a feed, and how it came there, as files. */
export function feedExports(parts: FeedParts): Handlers<'feeds.exportItems' | 'feeds.exportImports'> {
  const { feeds, items, imports, audit } = parts;
  const named = ({ id, feedName }: { id: number; feedName: string }, what: string) => ({
    subject: { type: 'feed', id, label: feedName },
    filename: `feed-${String(id)}-${what}.csv`,
  });
  return {
    async 'feeds.exportItems'({ path, query, ...request }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(request.principal)));
      const filter = { search: query.search, isEnabled: query.is_enabled };
      const body = fileByKeys<ItemRow, string>(itemColumns.head, (page) => items.rows(feed.id, filter, page), {
        keyOf: ({ externalId }) => externalId,
        lineOf: (row) => itemColumns.lineOf(itemLineOf(row, feed.urlParameters)),
      });
      return await exportedFile(audit, request, { ...named(feed, 'items'), action: 'feeds.exportItems', query, body });
    },
    async 'feeds.exportImports'({ path, query, ...request }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(request.principal)));
      const body = fileInBatches(importColumns.head, await imports.idsOf(feed.id, query), async (batch) =>
        (await imports.some(batch)).map((run) => importColumns.lineOf(importLineOf(run))),
      );
      const file = { ...named(feed, 'imports'), body };
      return await exportedFile(audit, request, { ...file, action: 'feeds.exportImports', query });
    },
  };
}

const itemColumns = csvColumns<FeedItem & { readonly off_by: readonly string[] }>([
  'external_id',
  'title',
  'url',
  'thumbnail_url',
  'embed_code',
  'embed_url',
  'video_url',
  'preview_url',
  'thumbnails',
  'description',
  'duration',
  'tags',
  'categories',
  'performers',
  'studio',
  'published_at',
  'expires_at',
  'views',
  'rating',
  'language',
  'quality',
  'status',
  'is_enabled',
  'off_by',
  'served_views',
  'served_clicks',
  'created_at',
  'updated_at',
]);

function itemLineOf(row: ItemRow, urlParameters: string | null) {
  return { ...itemOf(row, urlParameters), off_by: row.switchedOffBy.map(({ feed_name }) => feed_name) };
}

type ImportLine = Import & Import['counts'];

const importColumns = csvColumns<ImportLine>([
  'id',
  'state',
  'source_name',
  'size_bytes',
  'rows',
  'items',
  'added',
  'changed',
  'unchanged',
  'removed',
  'rejected',
  'repeated',
  'repeats_import_id',
  'hold_reason',
  'error',
  'created_by',
  'created_at',
  'started_at',
  'finished_at',
]);

function importLineOf(row: ImportRow): ImportLine {
  const run = importOf(row);
  return { ...run, ...run.counts };
}
