import type { Domain } from '@grt/sdk/contract';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { metaOf, windowOf } from '../../core/pagination.ts';
import type { PageQuery } from '../../core/pagination.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Actor } from '../audit/audit.store.ts';
import { createBiddingReader, type BiddingReader } from '../bidding/enrichment.store.ts';
import { createDomainChanges } from './domain-changes.ts';
import type { DomainChanges } from './domain-changes.ts';
import { domainOf } from './domain-view.ts';
import { createDomainStore } from './domains.store.ts';
import type { DomainFilter, DomainRecord, DomainStore } from './domains.store.ts';

type ClientIds = 'domains.list' | 'domains.create' | 'domains.listApproved' | 'domains.update' | 'domains.remove';
type AdminIds =
  | 'domains.listForReview'
  | 'domains.reviewStats'
  | 'domains.approve'
  | 'domains.reject'
  | 'domains.removeAsAdmin';

interface Parts {
  readonly domains: DomainStore;
  readonly changes: DomainChanges;
  readonly bidding: BiddingReader;
  readonly now: () => Date;
}

/** Domains of clients, and their review.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md §2 to §7; docs/specification/decisions.md §6 */
export function domainHandlers(platform: Platform): Handlers<ClientIds | AdminIds> {
  const { database, clock } = platform;
  const domains = createDomainStore(database, clock);
  const changes = createDomainChanges(platform, domains);
  const parts: Parts = { domains, changes, bidding: createBiddingReader(platform), now: () => clock.now() };
  return { ...ownDomains(parts), ...review(parts) };
}

function ownDomains({ domains, changes, bidding }: Parts): Handlers<ClientIds> {
  return {
    async 'domains.list'({ query, principal }) {
      const { bidding_status: biddingStatus, client_id, status, search, sort, order } = query;
      const filter = { ...visibleTo(principal, client_id), biddingStatus, status, search, sort, order };
      return { status: 200, body: await page({ domains, bidding }, filter, { query, principal }) };
    },
    async 'domains.listApproved'({ query, principal }) {
      const filter = { ...visibleTo(principal, query.client_id), search: query.search };
      const approved = { ...filter, status: 'approved', sort: 'domain_name' } as const;
      return { status: 200, body: await page({ domains, bidding }, approved, { query, principal }) };
    },
    async 'domains.create'({ body, ...request }) {
      const created = await changes.create(body, { clientId: ownClient(request.principal), actor: actorOf(request) });
      return { status: 201, body: { success: true, data: domainOf(created) } };
    },
    async 'domains.update'({ path, body, ...request }) {
      const about = { id: path.id, actor: actorOf(request), clientId: ownClient(request.principal) };
      return { status: 200, body: { success: true, data: domainOf(await changes.edit(body, about)) } };
    },
    async 'domains.remove'({ path, ...request }) {
      const about = { id: path.id, actor: actorOf(request), clientId: ownClient(request.principal) };
      await bidding.market.advance();
      await changes.remove(about, 'domains.remove');
      return { status: 200, body: { success: true } };
    },
  };
}

function review({ domains, changes, bidding, now }: Parts): Handlers<AdminIds> {
  const whole = async (record: DomainRecord): Promise<Domain> => {
    const { id } = record.domain;
    const conflicts = (await domains.conflictsOf([record.domain])).get(id) ?? [];
    return domainOf(record, { conflicts, figures: (await bidding.describe([id])).get(id) });
  };
  return {
    async 'domains.listForReview'({ query, principal }) {
      const { client_id: clientId, status, search, sort, order } = query;
      const filter = { clientId, status, search, searchClients: true, sort, order };
      return { status: 200, body: await page({ domains, bidding }, filter, { query, principal }) };
    },
    async 'domains.reviewStats'() {
      const counts = await domains.counts();
      const total = counts.pending + counts.approved + counts.rejected;
      return { status: 200, body: { success: true, data: { total, ...counts } } };
    },
    async 'domains.approve'({ path, body, ...request }) {
      await bidding.market.advance();
      const decision = { adminId: request.principal.account_id, at: now(), notes: body.admin_notes };
      const approved = await changes.approve({ id: path.id, actor: actorOf(request) }, decision);
      return { status: 200, body: { success: true, data: await whole(approved) } };
    },
    async 'domains.reject'({ path, body, ...request }) {
      await bidding.market.advance();
      const decision = { adminId: request.principal.account_id, at: now(), notes: body.admin_notes };
      const rejected = await changes.reject({ id: path.id, actor: actorOf(request) }, decision);
      return { status: 200, body: { success: true, data: await whole(rejected) } };
    },
    async 'domains.removeAsAdmin'({ path, ...request }) {
      await bidding.market.advance();
      await changes.remove({ id: path.id, actor: actorOf(request) }, 'domains.removeAsAdmin');
      return { status: 200, body: { success: true } };
    },
  };
}

interface Asked {
  readonly query: PageQuery;
  readonly principal: Principal;
}

async function page(
  { domains, bidding }: Pick<Parts, 'domains' | 'bidding'>,
  filter: DomainFilter,
  { query, principal }: Asked,
) {
  const { rows, total } = await domains.list(filter, windowOf(query));
  const figures = await bidding.describe(rows.map(({ domain }) => domain.id));
  const isClient = principal.role === 'client';
  const conflicts = isClient ? undefined : await domains.conflictsOf(rows.map(({ domain }) => domain));
  const data = rows.map((record) => {
    const { id } = record.domain;
    return domainOf(record, { conflicts: conflicts && (conflicts.get(id) ?? []), figures: figures.get(id) });
  });
  return { success: true as const, data, meta: metaOf(query, total) };
}

/** Clients see their own domains, administrators all or those of one client.
 * @throws Refusal 403 when a client asks for those of another one. */
function visibleTo(
  principal: Principal,
  clientId: number | undefined,
): Pick<DomainFilter, 'clientId' | 'searchClients'> {
  if (principal.role !== 'client') return { clientId, searchClients: true };
  const own = ownClient(principal);
  if (clientId !== undefined && clientId !== own)
    throw new Refusal(403, 'Only administrators can list what belongs to another client.');
  return { clientId: own, searchClients: false };
}

function ownClient({ client_id }: Principal): number {
  if (client_id === undefined) throw new Refusal(403, 'Your account may not do this.');
  return client_id;
}

function actorOf({
  principal,
  address,
  requestId,
}: {
  principal: Principal;
  address: string;
  requestId: string;
}): Actor {
  return { principal, address, requestId };
}
