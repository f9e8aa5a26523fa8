import { csvLine, problemsCsvHeader } from '@grt/sdk/feeds';
import { importErrorsKept } from '@grt/sdk/contract';
import type { ColumnMapping, OperationId } from '@grt/sdk/contract';
import type { Handler, RequestOf } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireNoImport } from './import-start.ts';
import { requireMapping } from './feed-analysis.ts';
import { applyFeedChange } from './feed-change.ts';
import { isNewUrl } from './fetch.rules.ts';
import { refreshFeed, requireFetchable, requireInterval, startFetch } from './fetch-start.ts';
import { foundFeed } from './feed-domain.ts';
import { readFeedChanges } from './feed-form.rules.ts';
import type { FeedFieldChanges } from '../../tables/feeds.tables.ts';
import { mapUpload, replaceFile, type Intake } from './feed-intake.ts';
import type { FeedParts, FeedRequest } from './feed-parts.ts';
import { removeFeed } from './feed-removal.ts';
import { feedRequest, scopeOf, type Asking } from './feed-requests.ts';
import type { FeedRecord, FeedRow, ImportRow } from './feed-select.ts';
import { feedOf, importErrorOf, importOf, itemOf, shownImportOf, type ImportErrorRow } from './feed-view.ts';
import { acceptImport, dropImport, requireImport, rollBackImport } from './import-decisions.ts';

type ReplyTo<Id extends OperationId> = ReturnType<Handler<Id>>;

/** A handler of the client's call that serves the administrators' call of the same shape as well. */
type Operation<Id extends OperationId> = (
  request: Pick<RequestOf<Id>, 'path' | 'query' | 'body' | 'files'> & Asking,
) => ReplyTo<Id>;

/** The calls that clients have for their own feeds, and administrators for all: one set of rules. */
export interface FeedOperations {
  readonly show: Operation<'clientFeeds.show'>;
  readonly update: Operation<'clientFeeds.update'>;
  readonly remove: Operation<'clientFeeds.remove'>;
  readonly listItems: Operation<'clientFeeds.listItems'>;
  readonly listImports: Operation<'clientFeeds.listImports'>;
  readonly showImport: Operation<'clientFeeds.showImport'>;
  readonly importErrors: Operation<'clientFeeds.importErrors'>;
  readonly acceptImport: Operation<'clientFeeds.acceptImport'>;
  readonly dropImport: Operation<'clientFeeds.dropImport'>;
  readonly rollbackImport: Operation<'clientFeeds.rollbackImport'>;
  readonly showMapping: Operation<'clientFeeds.showMapping'>;
  readonly saveMapping: Operation<'clientFeeds.saveMapping'>;
  readonly removeMapping: Operation<'clientFeeds.removeMapping'>;
  readonly processMapping: Operation<'clientFeeds.processMapping'>;
  readonly refresh: Operation<'clientFeeds.refresh'>;
}

type Group = 'clientFeeds' | 'adminFeeds';

/** @param group - names the operations in audit entries. */
export function feedOperations(parts: FeedParts, group: Group): FeedOperations {
  return { ...wholeFeeds(parts, group), ...itsImports(parts, group), ...itsMapping(parts, group) };
}

type WholeFeedCalls = 'show' | 'update' | 'remove' | 'listItems' | 'refresh';

function wholeFeeds(parts: FeedParts, group: Group): Pick<FeedOperations, WholeFeedCalls> {
  const { feeds, items } = parts;
  return {
    async show({ path, principal }) {
      return {
        status: 200,
        body: { success: true, data: feedOf(foundFeed(await feeds.find(path.id, scopeOf(principal)))) },
      };
    },
    update: (request) => update(parts, group, request),
    async refresh({ path, ...asking }) {
      const run = await refreshFeed(parts, path.id, feedRequest(`${group}.refresh`, asking));
      return { status: 202, body: { success: true, data: importOf(run) } };
    },
    async remove({ path, ...asking }) {
      await removeFeed(parts, path.id, feedRequest(`${group}.remove`, asking));
      return { status: 200, body: { success: true } };
    },
    async listItems({ path, query, principal }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(principal)));
      const filter = { search: query.search, isEnabled: query.is_enabled };
      const { rows, total } = await items.list(feed.id, filter, windowOf(query));
      const data = rows.map((row) => itemOf(row, feed.urlParameters));
      return { status: 200, body: { success: true, data, meta: metaOf(query, total) } };
    },
  };
}

type Update = Parameters<FeedOperations['update']>[0];

async function update(
  parts: FeedParts,
  group: Group,
  { path, body, files, ...asking }: Update,
): ReplyTo<'clientFeeds.update'> {
  const request = feedRequest(`${group}.update`, asking);
  const changes = readFeedChanges(body);
  if (files.file) {
    const intake = await replaceFile(parts, { id: path.id, changes, file: files.file }, request);
    return { status: 200, body: bodyOf(intake) };
  }
  const { feed, run } = await changeFeedItself(parts, { id: path.id, changes }, request);
  return {
    status: 200,
    body: { success: true, needs_mapping: false, data: feedOf(feed), import: run && importOf(run) },
  };
}

/** Changes a feed without a new file. A new address is fetched at once, within the same transaction.
 * @throws Refusal as applyFeedChange, 422 on `feed_url`, and 409 for a new address while an import is not finished. */
async function changeFeedItself(
  parts: FeedParts,
  { id, changes }: { readonly id: number; readonly changes: FeedFieldChanges },
  request: FeedRequest,
): Promise<{ readonly feed: FeedRecord; readonly run: ImportRow | null }> {
  const { feed: known } = foundFeed(await parts.feeds.find(id, request.scope));
  if (changes.refreshIntervalMinutes !== known.refreshIntervalMinutes)
    await requireInterval(parts, changes.refreshIntervalMinutes);
  if (!isNewUrl(known, changes))
    return { feed: (await applyFeedChange(parts, { id, changes }, request)).after, run: null };
  requireFetchable(parts, changes.feedUrl ?? null);
  return parts.database.transaction(async () => {
    requireNoImport(known, await parts.imports.unfinishedOf(id));
    const { after } = await applyFeedChange(parts, { id, changes }, request);
    const run = await startFetch(parts, after.feed, request.actor.principal?.username ?? null);
    return { feed: foundFeed(await parts.feeds.find(id)), run };
  });
}

/** What came of a file, as it goes over the wire. */
export function bodyOf(intake: Intake) {
  if ('needed' in intake) return { success: true, needs_mapping: true, data: intake.needed } as const;
  return startedBody(intake);
}

export function startedBody({ feed, run }: Exclude<Intake, { needed: unknown }>) {
  return { success: true, needs_mapping: false, data: feedOf(feed), import: importOf(run) } as const;
}

type ImportCalls = 'listImports' | 'showImport' | 'importErrors' | 'acceptImport' | 'dropImport' | 'rollbackImport';

function itsImports(parts: FeedParts, group: Group): Pick<FeedOperations, ImportCalls> {
  const { feeds, imports } = parts;
  const place = (path: { id: number; import_id: number }) => ({ id: path.id, importId: path.import_id });
  return {
    async listImports({ path, query, principal }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(principal)));
      const { rows, total } = await imports.list(feed.id, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(importOf), meta: metaOf(query, total) } };
    },
    async showImport({ path, principal }) {
      const { run } = await requireImport(parts, place(path), { scope: scopeOf(principal) });
      const uploadId = run.state === 'needs_mapping' ? run.uploadId : null;
      const upload = uploadId === null ? undefined : await parts.uploads.find(uploadId);
      return { status: 200, body: { success: true, data: shownImportOf(run, upload?.analysis ?? null) } };
    },
    async importErrors({ path, query, principal }) {
      const { run } = await requireImport(parts, place(path), { scope: scopeOf(principal) });
      if (query.format === 'csv') {
        const { rows } = await imports.errors(run.id, query, { offset: 0, limit: importErrorsKept });
        return {
          status: 200,
          contentType: 'text/csv',
          filename: `import-${String(run.id)}-errors.csv`,
          body: errorsCsv(rows),
        };
      }
      const { rows, total } = await imports.errors(run.id, query, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(importErrorOf), meta: metaOf(query, total) } };
    },
    async acceptImport({ path, ...asking }) {
      const run = await acceptImport(parts, place(path), feedRequest(`${group}.acceptImport`, asking));
      return { status: 200, body: { success: true, data: importOf(run) } };
    },
    async dropImport({ path, ...asking }) {
      const run = await dropImport(parts, place(path), feedRequest(`${group}.dropImport`, asking));
      return { status: 200, body: { success: true, data: importOf(run) } };
    },
    async rollbackImport({ path, ...asking }) {
      const run = await rollBackImport(parts, place(path), feedRequest(`${group}.rollbackImport`, asking));
      return { status: 200, body: { success: true, data: importOf(run) } };
    },
  };
}

/** Errors as CSV that is safe to open in a spreadsheet. */
function errorsCsv(rows: readonly ImportErrorRow[]): string {
  const lines = rows.map(({ line, column, field, severity, code, message, value }) =>
    csvLine([line, column, field, severity, code, message, value]),
  );
  return problemsCsvHeader() + lines.join('');
}

function itsMapping(
  parts: FeedParts,
  group: Group,
): Pick<FeedOperations, 'showMapping' | 'saveMapping' | 'removeMapping' | 'processMapping'> {
  const { feeds, clock } = parts;
  const change = async (
    action: string,
    path: { id: number },
    { asking, values }: { asking: Asking; values: (feed: FeedRow) => Partial<FeedRow> },
  ) => {
    const { actor, scope } = feedRequest(action, asking);
    return parts.database.transaction(async () => {
      const { before, after } = foundFeed(await feeds.update(path.id, ({ feed }) => values(feed), scope));
      const subject = { type: 'feed', id: path.id, label: after.feed.feedName };
      await parts.audit.record({
        action,
        actor,
        subject,
        before: { mapping: before.feed.mapping },
        after: { mapping: after.feed.mapping },
      });
      return after.feed;
    });
  };
  return {
    async showMapping({ path, principal }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(principal)));
      return { status: 200, body: { success: true, data: savedMappingOf(feed) } };
    },
    async saveMapping({ path, body, ...asking }) {
      const values = (feed: FeedRow) => {
        requireMapping(body.mapping, feed.mappingColumns ?? undefined, feed.feedType);
        return {
          mapping: body.mapping,
          mappingColumns: feed.mappingColumns ?? Object.keys(body.mapping),
          mappingUpdatedAt: clock.now(),
        };
      };
      return {
        status: 200,
        body: { success: true, data: savedMappingOf(await change(`${group}.saveMapping`, path, { asking, values })) },
      };
    },
    async removeMapping({ path, ...asking }) {
      const values = () => ({ mapping: null, mappingColumns: null, mappingUpdatedAt: null });
      await change(`${group}.removeMapping`, path, { asking, values });
      return { status: 200, body: { success: true } };
    },
    async processMapping({ body, ...asking }) {
      const started = await mapUpload(parts, body, feedRequest(`${group}.processMapping`, asking));
      return { status: 201, body: startedBody(started) };
    },
  };
}

/** @throws Refusal 404 when no mapping is kept with the feed. */
function savedMappingOf({ mapping, mappingColumns, mappingUpdatedAt, updatedAt }: FeedRow): {
  mapping: ColumnMapping;
  columns: string[];
  updated_at: string;
} {
  if (mapping === null) throw new Refusal(404, 'No mapping is kept with this feed');
  return { mapping, columns: mappingColumns ?? [], updated_at: (mappingUpdatedAt ?? updatedAt).toISOString() };
}
