import { messages, recentFeedsCount, type LastImportFilter } from '@grt/sdk/contract';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers, RequestOf } from '../../core/http/handlers.ts';
import type { UploadedFile } from '../../core/http/multipart-body.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { PageQuery } from '../../core/pagination.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import { roomOf } from './records/storage-room.ts';
import { checkFile } from './feed-check.ts';
import { readFeedForm } from './records/feed-form.rules.ts';
import { addFeed } from './feed-intake.commands.ts';
import { addUrlFeed } from './fetching/fetch-start.commands.ts';
import { bodyOf, feedOperations, startedBody } from './feed-operations.routes.ts';
import { feedExports } from './feed-exports.routes.ts';
import type { FeedParts } from './feed-parts.ts';
import type { FeedRequest } from './records/record-parts.ts';
import { feedRequest, ownClient } from './feed-requests.ts';
import type { Asking } from './feed-requests.ts';
import { reviewHandlers } from './feed-review.routes.ts';
import type { ReviewIds } from './feed-review.routes.ts';
import type { Principal } from '../../core/http/principal.ts';
import { assigneeIn, requireNoAssignee } from '../accounts/assignee.rules.ts';
import { feedsCsv } from './records/feeds-csv.ts';
import { feedOf } from './records/feed-view.ts';
import { defineFeedJobs } from './feeds.jobs.ts';
import type { FeedFilter } from './records/feeds.store.ts';
import { countUpload } from './upload-limit.ts';

type Shared = keyof ReturnType<typeof feedOperations>;
type ClientIds =
  | `clientFeeds.${Shared}`
  | 'clientFeeds.list'
  | 'clientFeeds.create'
  | 'clientFeeds.validate'
  | 'client.dashboard';
type AdminIds =
  | `adminFeeds.${Shared}`
  | 'adminFeeds.list'
  | 'adminFeeds.create'
  | 'adminFeeds.createFromUrl'
  | 'adminFeeds.upload';

type ExportIds = keyof ReturnType<typeof feedExports>;
type AnyIds = 'feeds.list' | 'feeds.export' | 'feeds.storage';

/** Feeds of clients: sending files, mapping columns, imports, and their review; with the jobs behind them.
 *
 * @see docs/specification/part-1-public-and-client.md §2 to §7;
 * docs/specification/part-2-admin-domains-bidding-pages.md §2; docs/specification/decisions.md §7 */
export function feedHandlers(parts: FeedParts): Handlers<ClientIds | AdminIds | ReviewIds | AnyIds | ExportIds> {
  defineFeedJobs(parts);
  const everyones = { ...anyHandlers(parts), ...feedExports(parts) };
  return { ...clientHandlers(parts), ...adminHandlers(parts), ...reviewHandlers(parts), ...everyones };
}

function anyHandlers(parts: FeedParts): Handlers<AnyIds> {
  return {
    async 'feeds.storage'({ query, principal }) {
      const asked = query.client_id;
      if (principal.role === 'client') {
        const clientId = ownClient(principal);
        if (asked !== undefined && asked !== clientId) throw othersData();
        return { status: 200, body: { success: true, data: await roomOf(parts, clientId) } };
      }
      if (asked === undefined) throw invalid({ client_id: ['Please say which client'] });
      if (!(await parts.accounts.findOfClient(asked))) throw new Refusal(404, 'Client not found');
      return { status: 200, body: { success: true, data: await roomOf(parts, asked) } };
    },
    async 'feeds.list'({ query, principal }) {
      return { status: 200, body: await page(parts, visibleTo(principal, query), query) };
    },
    async 'feeds.export'({ query, ...request }) {
      const filter = visibleTo(request.principal, query);
      const body = feedsCsv(parts.feeds, await parts.feeds.idsOf(filter));
      const file = { subject: { type: 'feed' }, filename: 'feeds.csv', body };
      return await exportedFile(parts.audit, request, { ...file, action: 'feeds.export', query });
    },
  };
}

/** Clients see their own feeds, administrators all of them or one client's.
 * @throws Refusal 403 when a client asks for another client's, or who reviews them. */
function visibleTo(
  principal: Principal,
  query: ListQuery & { readonly client_id?: number; readonly assignee?: string },
): FeedFilter {
  const { client_id: asked, assignee } = query;
  if (principal.role !== 'client') {
    const assigneeId = assigneeIn(assignee, principal);
    return { ...filterOf(query), clientId: asked, assigneeId, searchClients: true };
  }
  requireNoAssignee(assignee);
  const clientId = ownClient(principal);
  if (asked !== undefined && asked !== clientId) throw othersData();
  return { ...filterOf(query), clientId };
}

const othersData = () => new Refusal(403, 'Only administrators can list another client’s data.');

function clientHandlers(parts: FeedParts): Handlers<ClientIds> {
  const own = feedOperations(parts, 'clientFeeds');
  return {
    'clientFeeds.show': own.show,
    'clientFeeds.update': own.update,
    'clientFeeds.remove': own.remove,
    'clientFeeds.listItems': own.listItems,
    'clientFeeds.listImports': own.listImports,
    'clientFeeds.showImport': own.showImport,
    'clientFeeds.importErrors': own.importErrors,
    'clientFeeds.rejectedRecords': own.rejectedRecords,
    'clientFeeds.acceptImport': own.acceptImport,
    'clientFeeds.dropImport': own.dropImport,
    'clientFeeds.rollbackImport': own.rollbackImport,
    'clientFeeds.showMapping': own.showMapping,
    'clientFeeds.saveMapping': own.saveMapping,
    'clientFeeds.removeMapping': own.removeMapping,
    'clientFeeds.processMapping': own.processMapping,
    'clientFeeds.refresh': own.refresh,
    async 'clientFeeds.list'({ query, principal }) {
      const filter = { ...filterOf(query), isFetched: query.is_fetched, clientId: ownClient(principal) };
      const found = await page(parts, filter, query);
      if (query.thumbnails === undefined) return { status: 200, body: found };
      const ids = found.data.map(({ id }) => id);
      const pictures = await parts.items.firstThumbnails(ids, query.thumbnails);
      const data = found.data.map((feed) => ({ ...feed, thumbnails: pictures.get(feed.id) ?? [] }));
      return { status: 200, body: { ...found, data } };
    },
    async 'clientFeeds.create'({ body, files, ...asking }) {
      const clientId = ownClient(asking.principal);
      const request = feedRequest('clientFeeds.create', asking);
      if (!files.file) return addFromUrl(parts, { clientId, body }, request);
      const fields = readFeedForm(body);
      return intakeReply(bodyOf(await addFeed(parts, { clientId, fields, file: files.file }, request)));
    },
    async 'clientFeeds.validate'({ body, files, principal }) {
      await countUpload(parts, principal);
      return { status: 200, body: { success: true, data: await checkFile(parts, body, requiredFile(files)) } };
    },
    async 'client.dashboard'({ principal }) {
      const clientId = ownClient(principal);
      const {
        feeds: totalFeeds,
        active: activeFeeds,
        pending: pendingReview,
        views: totalViews,
      } = await parts.feeds.totalsOf(clientId);
      const { rows } = await parts.feeds.list({ clientId }, { offset: 0, limit: recentFeedsCount });
      const stats = { totalFeeds, activeFeeds, pendingReview, totalViews };
      const data = { stats, recentFeeds: rows.map(feedOf), updated_at: parts.clock.now().toISOString() };
      return { status: 200, body: { success: true, data } };
    },
  };
}

function adminHandlers(parts: FeedParts): Handlers<AdminIds> {
  const all = feedOperations(parts, 'adminFeeds');
  return {
    'adminFeeds.show': all.show,
    'adminFeeds.update': all.update,
    'adminFeeds.remove': all.remove,
    'adminFeeds.listItems': all.listItems,
    'adminFeeds.listImports': all.listImports,
    'adminFeeds.showImport': all.showImport,
    'adminFeeds.importErrors': all.importErrors,
    'adminFeeds.rejectedRecords': all.rejectedRecords,
    'adminFeeds.acceptImport': all.acceptImport,
    'adminFeeds.dropImport': all.dropImport,
    'adminFeeds.rollbackImport': all.rollbackImport,
    'adminFeeds.showMapping': all.showMapping,
    'adminFeeds.saveMapping': all.saveMapping,
    'adminFeeds.removeMapping': all.removeMapping,
    'adminFeeds.processMapping': all.processMapping,
    'adminFeeds.refresh': all.refresh,
    async 'adminFeeds.list'({ query, principal }) {
      return { status: 200, body: await page(parts, visibleTo(principal, query), query) };
    },
    async 'adminFeeds.create'({ body, files, ...asking }) {
      if (files.file) return addForClient(parts, { body, file: files.file }, { action: 'adminFeeds.create', asking });
      const clientId = await knownClient(parts, body.client_id);
      return addFromUrl(parts, { clientId, body }, feedRequest('adminFeeds.create', asking));
    },
    async 'adminFeeds.createFromUrl'({ body, ...asking }) {
      const clientId = await knownClient(parts, body.client_id);
      return addFromUrl(parts, { clientId, body }, feedRequest('adminFeeds.createFromUrl', asking));
    },
    async 'adminFeeds.upload'({ body, files, ...asking }) {
      return addForClient(parts, { body, file: requiredFile(files) }, { action: 'adminFeeds.upload', asking });
    },
  };
}

interface AdminForm<Body> {
  readonly body: Body;
  readonly file: UploadedFile;
}

async function addForClient(
  parts: FeedParts,
  { body, file }: AdminForm<RequestOf<'adminFeeds.upload'>['body']>,
  { action, asking }: { action: string; asking: Asking },
) {
  const clientId = await knownClient(parts, body.client_id);
  const fields = readFeedForm(body);
  return intakeReply(bodyOf(await addFeed(parts, { clientId, fields, file }, feedRequest(action, asking))));
}

/** @throws Refusal 422 on `client_id` when there is no such client. */
async function knownClient({ accounts }: FeedParts, clientId: number): Promise<number> {
  if (await accounts.findOfClient(clientId)) return clientId;
  throw invalid({ client_id: [messages.AdminFeedFileForm.client_id.required] });
}

type UrlForm = RequestOf<'clientFeeds.create' | 'adminFeeds.create' | 'adminFeeds.createFromUrl'>['body'];

/** A feed without a file: it is fetched from its URL. */
async function addFromUrl(
  parts: FeedParts,
  { clientId, body }: { readonly clientId: number; readonly body: UrlForm },
  request: FeedRequest,
) {
  const fields = readFeedForm(body);
  const refreshIntervalMinutes = ('refresh_interval_minutes' in body ? body.refresh_interval_minutes : null) ?? null;
  const started = await addUrlFeed(parts, { clientId, fields, refreshIntervalMinutes }, request);
  return { status: 201 as const, body: startedBody(started) };
}

type ListQuery = PageQuery &
  Pick<FeedFilter, 'search' | 'status' | 'sort' | 'order' | 'from' | 'to'> & {
    readonly domain_id?: number;
    readonly last_import?: LastImportFilter;
  };

function filterOf({ domain_id: domainId, last_import: lastImport, ...query }: ListQuery): FeedFilter {
  const { search, status, sort, order, from, to } = query;
  return { search, status, sort, order, from, to, domainId, lastImport };
}

async function page({ feeds }: FeedParts, filter: FeedFilter, query: PageQuery) {
  const { rows, ...counted } = await feeds.list(filter, windowOf(query));
  return { success: true as const, data: rows.map(feedOf), meta: metaOf(query, counted) };
}

function intakeReply(body: ReturnType<typeof bodyOf>) {
  return body.needs_mapping ? { status: 200 as const, body } : { status: 201 as const, body };
}

/** The contract requires it. */
function requiredFile({ file }: { readonly file?: UploadedFile }): UploadedFile {
  if (!file) throw invalid({ file: [messages.FeedFileForm.file.required] });
  return file;
}
