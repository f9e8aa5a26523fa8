import { csvLine, problemsCsvHeader } from '@grt/sdk/feeds';
import { importErrorsKept } from '@grt/sdk/contract';
import type { KeptMapping, OperationId } from '@grt/sdk/contract';
import type { Handler, RequestOf } from '../../core/http/handlers.ts';
import { cursorMetaOf, cursorWindowOf, metaOf, windowOf } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { changeFeedOrAddress } from './feed-change.commands.ts';
import { removeMapping, saveMapping } from './feed-mapping.commands.ts';
import { refreshFeed } from './fetching/fetch-start.commands.ts';
import { foundFeed } from './records/feed-domain.ts';
import { readFeedChanges } from './records/feed-form.rules.ts';
import { mapUpload, replaceFile, type Intake } from './feed-intake.commands.ts';
import type { FeedParts } from './feed-parts.ts';
import { removeFeed } from './feed-removal.commands.ts';
import { feedRequest, scopeOf, type Asking } from './feed-requests.ts';
import type { FeedRow } from './records/feed-select.ts';
import { feedOf, importErrorOf, importOf, itemOf, shownImportOf, type ImportErrorRow } from './records/feed-view.ts';
import { rejectedFile } from './imports/rejected-file.ts';
import { acceptImport, dropImport, requireImport, rollBackImport } from './imports/import-decisions.commands.ts';

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
  readonly rejectedRecords: Operation<'clientFeeds.rejectedRecords'>;
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
      const { rows, ...counted } = await items.list(feed.id, filter, cursorWindowOf(query));
      const data = rows.map((row) => itemOf(row, feed.urlParameters));
      const meta = cursorMetaOf(query, { ...counted, count: rows.length, lastKey: rows.at(-1)?.externalId });
      return { status: 200, body: { success: true, data, meta } };
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
  const { feed, run } = await changeFeedOrAddress(parts, { id: path.id, changes }, request);
  return {
    status: 200,
    body: { success: true, needs_mapping: false, data: feedOf(feed), import: run && importOf(run) },
  };
}

/** The outcome of a file, as it goes over the wire. */
export function bodyOf(intake: Intake) {
  if ('needed' in intake) return { success: true, needs_mapping: true, data: intake.needed } as const;
  return startedBody(intake);
}

export function startedBody({ feed, run }: Exclude<Intake, { needed: unknown }>) {
  return { success: true, needs_mapping: false, data: feedOf(feed), import: importOf(run) } as const;
}

type ImportCalls =
  | 'listImports'
  | 'showImport'
  | 'importErrors'
  | 'rejectedRecords'
  | 'acceptImport'
  | 'dropImport'
  | 'rollbackImport';

function itsImports(parts: FeedParts, group: Group): Pick<FeedOperations, ImportCalls> {
  const { feeds, imports } = parts;
  const place = (path: { id: number; import_id: number }) => ({ id: path.id, importId: path.import_id });
  return {
    async listImports({ path, query, principal }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(principal)));
      const { rows, total } = await imports.list(feed.id, query, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(importOf), meta: metaOf(query, total) } };
    },
    async showImport({ path, principal }) {
      const { run, feed } = await requireImport(parts, place(path), { scope: scopeOf(principal) });
      const uploadId = run.state === 'needs_mapping' ? run.uploadId : null;
      const upload = uploadId === null ? undefined : await parts.uploads.find(uploadId);
      const context = { analysis: upload?.analysis ?? null, urlParameters: feed.feed.urlParameters };
      return { status: 200, body: { success: true, data: shownImportOf(run, context) } };
    },
    async importErrors({ path, query, principal }) {
      const { run } = await requireImport(parts, place(path), { scope: scopeOf(principal) });
      if (query.format === 'csv') {
        const { rows } = await imports.errors(run, query, { offset: 0, limit: importErrorsKept });
        return {
          status: 200,
          contentType: 'text/csv',
          filename: `import-${String(run.id)}-errors.csv`,
          body: errorsCsv(rows),
        };
      }
      const { rows, total } = await imports.errors(run, query, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(importErrorOf), meta: metaOf(query, total) } };
    },
    async rejectedRecords({ path, principal }) {
      const { run, feed } = await requireImport(parts, place(path), { scope: scopeOf(principal) });
      const file = await rejectedFile(parts, { feed: feed.feed, run });
      return { status: 200, contentType: 'text/plain', ...file };
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
  const { feeds } = parts;
  return {
    async showMapping({ path, principal }) {
      const { feed } = foundFeed(await feeds.find(path.id, scopeOf(principal)));
      return { status: 200, body: { success: true, data: savedMappingOf(feed) } };
    },
    async saveMapping({ path, body, ...asking }) {
      const feed = await saveMapping(parts, path.id, body.mapping, feedRequest(`${group}.saveMapping`, asking));
      return { status: 200, body: { success: true, data: savedMappingOf(feed) } };
    },
    async removeMapping({ path, ...asking }) {
      await removeMapping(parts, path.id, feedRequest(`${group}.removeMapping`, asking));
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
  mapping: KeptMapping;
  columns: string[];
  updated_at: string;
} {
  if (mapping === null) throw new Refusal(404, 'This feed has no saved mapping');
  return { mapping, columns: mappingColumns ?? [], updated_at: (mappingUpdatedAt ?? updatedAt).toISOString() };
}
