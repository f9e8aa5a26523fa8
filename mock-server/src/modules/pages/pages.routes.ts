import { csvColumns } from '../../core/csv-columns.ts';
import { fileInBatches } from '../../core/file-in-batches.ts';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { builtInKeys } from './built-in-variables.rules.ts';
import { createPageCommands, found, type PageParts } from './pages.commands.ts';
import type { PageContentCache } from './page-content-cache.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { createDraftReader, createPageReader } from './page-reader.ts';
import { pageOf, revisionOf, revisionSummaryOf, summaryOf } from './page-view.ts';
import type { PageRecord, PageSummaryRecord } from './pages.store.ts';
import type { VariableParts } from './variables.commands.ts';
import { variableHandlers, type VariableIds } from './variables.routes.ts';

type PageIds =
  | 'pages.view'
  | 'pages.preview'
  | 'pages.list'
  | 'pages.export'
  | 'pages.create'
  | 'pages.show'
  | 'pages.update'
  | 'pages.remove'
  | 'pages.listRevisions'
  | 'pages.showRevision'
  | 'pages.restoreRevision';

/** The pages that gallery sites show.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 to §8; docs/specification/decisions.md §9
 * @param cache - sanitized content, shared with the screen that shows and clears the cache. */
export function pageHandlers(
  parts: PageParts & VariableParts,
  cache: PageContentCache,
): Handlers<PageIds | VariableIds> {
  const { pages, revisions, variables, clock, audit } = parts;
  const commands = createPageCommands(parts);
  const view = createPageReader({ pages, variables, cache, clock });

  const whole = async (record: PageRecord) => {
    const own = (await variables.list()).map(({ variableKey }) => variableKey);
    return { success: true as const, data: pageOf(record, new Set([...builtInKeys, ...own])) };
  };

  return {
    ...variableHandlers(parts),
    'pages.view': view,
    'pages.preview': createDraftReader({ variables, clock }),
    async 'pages.list'({ query }) {
      const { rows, total } = await pages.list(query, windowOf(query));
      const meta = metaOf(query, total);
      return { status: 200, body: { success: true, data: rows.map(summaryOf), last_page: meta.last_page, meta } };
    },
    async 'pages.export'({ query, ...request }) {
      const body = fileInBatches(head, await pages.idsOf(query), async (batch) =>
        (await pages.some(batch)).map((record) => lineOf(lineFieldsOf(record))),
      );
      const file = { subject: { type: 'page' }, filename: 'pages.csv', body };
      return await exportedFile(audit, request, { ...file, action: 'pages.export', query });
    },
    async 'pages.create'({ body, ...request }) {
      return { status: 201, body: await whole(await commands.create(body, actorOf(request))) };
    },
    async 'pages.show'({ path }) {
      return { status: 200, body: await whole(found(await pages.find(path.id))) };
    },
    async 'pages.update'({ path, body, ...request }) {
      const about = { id: path.id, actor: actorOf(request) };
      return { status: 200, body: await whole(await commands.update(body, about)) };
    },
    async 'pages.remove'({ path, ...request }) {
      await commands.remove({ id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true } };
    },
    async 'pages.listRevisions'({ path, query }) {
      found(await pages.find(path.id));
      const { rows, total } = await revisions.list(path.id, windowOf(query));
      return { status: 200, body: { success: true, data: rows.map(revisionSummaryOf), meta: metaOf(query, total) } };
    },
    async 'pages.showRevision'({ path: { id, revision } }) {
      found(await pages.find(id));
      const record = found(await revisions.find({ pageId: id, revision }), 'Revision not found');
      return { status: 200, body: { success: true, data: revisionOf(record) } };
    },
    async 'pages.restoreRevision'({ path, ...request }) {
      const about = { id: path.id, actor: actorOf(request) };
      return { status: 200, body: await whole(await commands.restore(path.revision, about)) };
    },
  };
}

/** Without what is on the pages. */
const { head, lineOf } = csvColumns<ReturnType<typeof lineFieldsOf>>([
  'id',
  'title',
  'slug',
  'page_type',
  'status',
  'is_active',
  'version',
  'meta_description',
  'meta_keywords',
  'created_at',
  'updated_at',
  'updated_by',
]);

function lineFieldsOf(record: PageSummaryRecord) {
  const { updater, ...summary } = summaryOf(record);
  return { ...summary, updated_by: updater.full_name };
}
