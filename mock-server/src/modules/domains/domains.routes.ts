import { messages, type Domain } from '@grt/sdk/contract';
import { exportedFile } from '../../core/http/exported-file.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { metaOf, windowOf, type PageQuery } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { assigneeIn, requireNoAssignee } from '../accounts/assignee.rules.ts';
import { actorOf } from '../audit/actor.rules.ts';
import { decideAll, decisionResult, requireReasons, type Outcome } from '../../core/decide-all.ts';
import { createDomainCommands, type DomainCommands } from './domains.commands.ts';
import { domainsCsv } from './domains-csv.ts';
import { domainOf, type DescribeOptions, type DomainFigures } from './domain-view.ts';
import type { DomainParts } from './parts.ts';
import { checkPolicy, definePolicyCheck } from './policy-check.commands.ts';
import type { DomainFilter, DomainRecord, DomainStore } from './domains.store.ts';

type ClientIds =
  | 'domains.list'
  | 'domains.export'
  | 'domains.totals'
  | 'domains.show'
  | 'domains.create'
  | 'domains.listApproved'
  | 'domains.update'
  | 'domains.remove';
type AdminIds =
  | 'domains.listForReview'
  | 'domains.reviewStats'
  | 'domains.approve'
  | 'domains.reject'
  | 'domains.decide'
  | 'domains.assign'
  | 'domains.assignAll'
  | 'domains.checkPolicy'
  | 'domains.removeAsAdmin';

interface Parts extends Pick<DomainParts, 'audit'> {
  readonly domains: DomainStore;
  readonly commands: DomainCommands;
  readonly bidding: DomainFigures;
}

/** Domains of clients, and their review.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 to §7; docs/specification/decisions.md §6 */
export function domainHandlers(
  parts: DomainParts & { readonly bidding: DomainFigures },
): Handlers<ClientIds | AdminIds> {
  const commands = createDomainCommands(parts);
  definePolicyCheck(parts);
  return { ...ownDomains({ ...parts, commands }), ...review({ ...parts, commands }) };
}

function ownDomains({ domains, commands, bidding, audit }: Parts): Handlers<ClientIds> {
  return {
    async 'domains.list'({ query, principal }) {
      const { bidding_status: biddingStatus, client_id, has_pacing_alert, status, search, sort, order } = query;
      const whose = visibleTo(principal, client_id);
      const alerted = await withAlert(bidding, whose.clientId, has_pacing_alert);
      const filter = { ...whose, ...alerted, biddingStatus, status, search, sort, order };
      const asked = { query, principal, trendDays: query.trend_days };
      return { status: 200, body: await page({ domains, bidding }, filter, asked) };
    },
    async 'domains.export'({ query, ...request }) {
      const {
        bidding_status: biddingStatus,
        client_id,
        assignee,
        is_shared: isShared,
        has_pacing_alert,
        ...rest
      } = query;
      if (request.principal.role === 'client' && isShared !== undefined) throw othersNames();
      const whose = visibleTo(request.principal, client_id, assignee);
      const alerted = await withAlert(bidding, whose.clientId, has_pacing_alert);
      const filter = { ...rest, ...whose, ...alerted, isShared, biddingStatus };
      const body = domainsCsv({ domains, bidding }, await domains.idsOf(filter));
      const file = { subject: { type: 'domain' }, filename: 'domains.csv', body };
      return await exportedFile(audit, request, { ...file, action: 'domains.export', query });
    },
    async 'domains.totals'({ principal }) {
      return { status: 200, body: { success: true, data: await domains.counts(ownClient(principal)) } };
    },
    async 'domains.show'({ path, principal }) {
      const found = await domains.find(path.id, principal.role === 'client' ? ownClient(principal) : undefined);
      const [domain] = found ? await shownTo({ principal }, { domains, bidding }, [found]) : [];
      if (!domain) throw new Refusal(404, 'Domain not found');
      return { status: 200, body: { success: true, data: domain } };
    },
    async 'domains.listApproved'({ query, principal }) {
      const filter = { ...visibleTo(principal, query.client_id), search: query.search };
      const approved = { ...filter, status: 'approved', sort: 'domain_name' } as const;
      return { status: 200, body: await page({ domains, bidding }, approved, { query, principal }) };
    },
    async 'domains.create'({ body, ...request }) {
      const created = await commands.create(body, { clientId: ownClient(request.principal), actor: actorOf(request) });
      return { status: 201, body: { success: true, data: domainOf(created) } };
    },
    async 'domains.update'({ path, body, ...request }) {
      const about = { id: path.id, actor: actorOf(request), clientId: ownClient(request.principal) };
      return { status: 200, body: { success: true, data: domainOf(await commands.edit(body, about)) } };
    },
    async 'domains.remove'({ path, ...request }) {
      const about = { id: path.id, actor: actorOf(request), clientId: ownClient(request.principal) };
      await commands.remove(about, 'domains.remove');
      return { status: 200, body: { success: true } };
    },
  };
}

function review(parts: Parts & DomainParts): Handlers<AdminIds> {
  const { domains, commands, bidding } = parts;
  const whole = async (record: DomainRecord): Promise<Domain> => {
    const { id } = record.domain;
    const conflicts = (await domains.conflictsOf([record.domain])).get(id) ?? [];
    return domainOf(record, { conflicts, figures: (await bidding.describe([id])).get(id) });
  };
  return {
    async 'domains.listForReview'({ query, principal }) {
      const { client_id: clientId, assignee, is_shared: isShared, ...rest } = query;
      const filter = { ...rest, clientId, assigneeId: assigneeIn(assignee, principal), isShared, searchClients: true };
      return { status: 200, body: await page({ domains, bidding }, filter, { query, principal }) };
    },
    async 'domains.reviewStats'() {
      const { total, pending, approved, rejected } = await domains.counts();
      return { status: 200, body: { success: true, data: { total, pending, approved, rejected } } };
    },
    async 'domains.approve'({ path, body, ...request }) {
      const decided = { adminId: request.principal.account_id, notes: body.admin_notes };
      const approved = await commands.approve({ id: path.id, actor: actorOf(request) }, decided);
      return { status: 200, body: { success: true, data: await whole(approved) } };
    },
    async 'domains.reject'({ path, body, ...request }) {
      const decided = { adminId: request.principal.account_id, notes: body.admin_notes, revoke: body.revoke };
      const rejected = await commands.reject({ id: path.id, actor: actorOf(request) }, decided);
      return { status: 200, body: { success: true, data: await whole(rejected) } };
    },
    async 'domains.decide'({ body, ...request }) {
      requireReasons(
        body.decisions,
        ({ admin_notes }) => ['admin_notes', admin_notes],
        messages.DomainDecision.admin_notes.required,
      );
      const actor = actorOf(request);
      const decided = await decideAll(parts, body.decisions, {
        decide: ({ id, decision, admin_notes: notes, revoke }) =>
          commands[decision]({ id, actor }, { adminId: request.principal.account_id, notes, revoke }),
      });
      return { status: 200, body: { success: true, data: await results(request, parts, decided) } };
    },
    async 'domains.assign'({ path, body, ...request }) {
      const assigned = await commands.assign(body.admin_id, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: await whole(assigned) } };
    },
    async 'domains.assignAll'({ body, ...request }) {
      const assigned = await commands.assignAll(body, actorOf(request));
      return { status: 200, body: { success: true, data: await results(request, parts, assigned) } };
    },
    async 'domains.checkPolicy'({ path, ...request }) {
      const asked = await checkPolicy(parts, { id: path.id, actor: actorOf(request) });
      return { status: 200, body: { success: true, data: await whole(asked) } };
    },
    async 'domains.removeAsAdmin'({ path, ...request }) {
      await commands.remove({ id: path.id, actor: actorOf(request) }, 'domains.removeAsAdmin');
      return { status: 200, body: { success: true } };
    },
  };
}

/** What became of each of several domains. */
async function results(
  asked: Pick<Asked, 'principal'>,
  parts: Pick<Parts, 'domains' | 'bidding'>,
  outcomes: readonly (readonly [{ readonly id: number }, Outcome<DomainRecord>])[],
) {
  const rows = outcomes.flatMap(([, outcome]) => ('row' in outcome ? [outcome.row] : []));
  const views = await shownTo(asked, parts, rows);
  const shown = new Map(rows.map((row, index) => [row, views[index] ?? domainOf(row)]));
  return outcomes.map(([{ id }, outcome]) => decisionResult(id, outcome, (row) => shown.get(row) ?? domainOf(row)));
}

interface Asked extends DescribeOptions {
  readonly query: PageQuery;
  readonly principal: Principal;
}

async function page(
  { domains, bidding }: Pick<Parts, 'domains' | 'bidding'>,
  filter: DomainFilter,
  { query, principal, trendDays }: Asked,
) {
  const { rows, ...counted } = await domains.list(filter, windowOf(query));
  const data = await shownTo({ principal, trendDays }, { domains, bidding }, rows);
  return { success: true as const, data, meta: metaOf(query, counted) };
}

/** Domains with their figures; administrators also see who else has them. */
async function shownTo(
  { principal, trendDays }: Omit<Asked, 'query'>,
  { domains, bidding }: Pick<Parts, 'domains' | 'bidding'>,
  records: readonly DomainRecord[],
): Promise<Domain[]> {
  const ids = records.map(({ domain }) => domain.id);
  const figures = await bidding.describe(ids, { trendDays });
  const isClient = principal.role === 'client';
  const conflicts = isClient ? undefined : await domains.conflictsOf(records.map(({ domain }) => domain));
  return records.map((record) => {
    const { id } = record.domain;
    return domainOf(record, { conflicts: conflicts && (conflicts.get(id) ?? []), figures: figures.get(id) });
  });
}

/** Clients see their own domains, administrators all of them or one client's.
 * @throws Refusal 403 when a client asks for another client's, or who reviews them. */
function visibleTo(
  principal: Principal,
  clientId: number | undefined,
  assignee?: string,
): Pick<DomainFilter, 'clientId' | 'assigneeId' | 'searchClients'> {
  if (principal.role !== 'client')
    return { clientId, assigneeId: assigneeIn(assignee, principal), searchClients: true };
  requireNoAssignee(assignee);
  const own = ownClient(principal);
  if (clientId !== undefined && clientId !== own)
    throw new Refusal(403, 'Only administrators can list another client’s data.');
  return { clientId: own, searchClients: false };
}

/** The domains that have a pacing alert, or the others. @param has - undefined: all, and nothing is read */
async function withAlert(
  bidding: DomainFigures,
  clientId: number | undefined,
  has: boolean | undefined,
): Promise<Pick<DomainFilter, 'ids' | 'except'>> {
  if (has === undefined) return {};
  const ids = (await bidding.alerts(clientId)).map(({ domain_id }) => domain_id);
  return has ? { ids } : { except: ids };
}

/** Who else has registered a name is none of a client's business. */
const othersNames = () => new Refusal(403, 'Only administrators can filter by shared names.');

function ownClient({ client_id }: Principal): number {
  if (client_id === undefined) throw new Refusal(403, 'Your account is not allowed to do this.');
  return client_id;
}
