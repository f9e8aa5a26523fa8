import { unpagedListMax } from '@grt/sdk/contract';
import { inOrder } from '../../core/database/in-order.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { metaOf, windowOf, type PageQuery } from '../../core/pagination.ts';
import { Refusal } from '../../core/refusal.ts';
import { biddingDomainsOf, clientOverview } from './client-overview.ts';
import { clientToday } from './client-today.ts';
import { listBiddingDomains } from './bidding-lists.store.ts';
import type { DomainDay, MarketDemand } from './domain-day.rules.ts';
import type { BiddingReader } from './bidding-reader.ts';
import type { MarketParts } from './market-parts.ts';
import { releasedTo } from './market-release.rules.ts';
import { allocationOf, marketPacingOf, ownDemand, percentage, plannedAllocationOf } from './market-view.rules.ts';
import { systemHealth } from './system-health.ts';

export type MarketIds =
  | 'bidding.realtimeAllocations'
  | 'bidding.marketPacing'
  | 'bidding.pacingAlerts'
  | 'bidding.allocations'
  | 'bidding.systemHealth'
  | 'bidding.listDomains'
  | 'bidding.today'
  | 'bidding.clientOverview';
type SharedIds = Exclude<
  MarketIds,
  'bidding.systemHealth' | 'bidding.listDomains' | 'bidding.today' | 'bidding.clientOverview'
>;

/** The market. Clients get the rows of their own domains, and only as much of the market as exposes no competitor.
 * @see docs/specification/decisions.md §3 and §8 */
export function marketHandlers(parts: MarketParts): Handlers<MarketIds> {
  const { database, bidding: reader } = parts;
  return {
    ...sharedHandlers(parts),
    async 'bidding.systemHealth'() {
      return { status: 200, body: { success: true, data: await systemHealth(parts) } };
    },
    async 'bidding.listDomains'({ query }) {
      const { client_id: clientId, bidding_status: biddingStatus, search, status, sort, order } = query;
      const filter = { clientId, biddingStatus, search, status, sort, order };
      const { ids, ...counted } = await listBiddingDomains(database, filter, {
        at: reader.now(),
        page: windowOf(query),
      });
      const days = inOrder(ids, await reader.of(ids), ({ facts }) => facts.id);
      return {
        status: 200,
        body: { success: true, data: await biddingDomainsOf(reader, days), meta: metaOf(query, counted) },
      };
    },
    async 'bidding.today'({ principal }) {
      return { status: 200, body: { success: true, data: await clientToday(parts, ownClient(principal)) } };
    },
    async 'bidding.clientOverview'({ path, query }) {
      const data = await clientOverview(parts, path.id, query.domains ?? unpagedListMax);
      return { status: 200, body: { success: true, data } };
    },
  };
}

function sharedHandlers({ bidding: reader, releases }: MarketParts): Handlers<SharedIds> {
  return {
    async 'bidding.realtimeAllocations'({ query, principal }) {
      const { rows: seen, demand } = await sharesFor(reader, principal, query.client_id);
      const text = query.search?.trim().toLowerCase();
      const rows = seen
        .filter(({ facts }) => text === undefined || facts.domainName.includes(text))
        .map((one) => allocationOf(one, demand, reader.now().getTime()))
        .sort((a, b) => b.allocation_percentage - a.allocation_percentage || a.domain_id - b.domain_id);
      return { status: 200, body: pageOf(rows, query) };
    },
    async 'bidding.marketPacing'({ principal }) {
      const { open } = await reader.present();
      const atMs = reader.now().getTime();
      if (principal.role !== 'client')
        return { status: 200, body: { success: true, data: marketPacingOf(open, atMs, 'market') } };
      const clientId = ownClient(principal);
      const released = releasedTo(clientId, await releases.toldAt(atMs), atMs);
      const own = open.filter(({ facts }) => facts.clientId === clientId);
      return { status: 200, body: { success: true, data: released ?? marketPacingOf(own, atMs, 'own') } };
    },
    async 'bidding.pacingAlerts'({ query, principal }) {
      const alerts = await reader.alerts(seenClient(principal, query.client_id));
      const wanted =
        query.severity === undefined ? alerts : alerts.filter(({ severity }) => severity === query.severity);
      return { status: 200, body: pageOf(wanted, query) };
    },
    async 'bidding.allocations'({ query, principal }) {
      const { rows: seen, demand } = await sharesFor(reader, principal, query.client_id);
      const atMs = reader.now().getTime();
      const isOwn = principal.role === 'client';
      const stats = await reader.pacing(seen);
      const rows = seen
        .map((one) => plannedAllocationOf(one, demand, { atMs, isOwn, pacing: stats.get(one.facts.id) }))
        .sort((a, b) => b.allocation_percentage - a.allocation_percentage || a.domain_id - b.domain_id);
      const data = {
        calculated_at: new Date(atMs).toISOString(),
        valid_until: new Date(atMs - (atMs % 60_000) + 60_000).toISOString(),
        requested_percentage: isOwn ? null : percentage(demand.asked),
        is_oversubscribed: isOwn ? null : demand.asked > 1,
        total_domains: rows.length,
        allocations: rows.slice(0, unpagedListMax),
      };
      return { status: 200, body: { success: true, data } };
    },
  };
}

/** The domains that a caller sees, with their shares: administrators see shares of the market, clients shares of what
 * their own domains ask for. A share of the market would reveal what the others ask for.
 * @throws Refusal 403 */
async function sharesFor(
  reader: BiddingReader,
  principal: Principal,
  clientId: number | undefined,
): Promise<{ rows: DomainDay[]; demand: MarketDemand }> {
  const seen = seenClient(principal, clientId);
  const { open, demand } = await reader.present();
  const rows = open.filter(({ facts }) => seen === undefined || facts.clientId === seen);
  return { rows, demand: principal.role === 'client' ? ownDemand(rows, demand) : demand };
}

/** Whose domains the caller sees: clients their own, administrators one client's or all (undefined).
 * @throws Refusal 403 when a client asks for another client's. */
function seenClient(principal: Principal, clientId: number | undefined): number | undefined {
  if (principal.role !== 'client') return clientId;
  const own = ownClient(principal);
  if (clientId !== undefined && clientId !== own)
    throw new Refusal(403, 'Only administrators can list another client’s data.');
  return own;
}

function ownClient({ client_id }: Principal): number {
  if (client_id === undefined) throw new Refusal(403, 'Your account is not allowed to do this.');
  return client_id;
}

function pageOf<Row>(rows: readonly Row[], query: PageQuery) {
  const { offset, limit } = windowOf(query);
  return { success: true as const, data: rows.slice(offset, offset + limit), meta: metaOf(query, rows.length) };
}
