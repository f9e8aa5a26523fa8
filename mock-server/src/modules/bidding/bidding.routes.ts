import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import type { Platform } from '../../core/platform.ts';
import { Refusal } from '../../core/refusal.ts';
import { bidHistoryRows, type Bidding, type DomainWithBidding } from '@grt/sdk/contract';
import { metaOf, windowOf } from '../../core/pagination.ts';
import { domainOf } from '../domains/domain-view.ts';
import { createDomainStore, type DomainRecord, type DomainStore } from '../domains/domains.store.ts';
import { createChangeBidding, type ChangeBidding } from './bidding-changes.ts';
import { biddingOf, changeOf, dayOf, hourlyOf, summaryOf } from './bidding-view.rules.ts';
import { createBidStore, type BidStore } from './bids.store.ts';
import type { DomainDay } from './domain-day.rules.ts';
import { createBiddingReader, type BiddingReader } from './enrichment.store.ts';
import { createLedgerStore, type LedgerStore } from './ledger.store.ts';
import { marketHandlers, type MarketIds } from './market.routes.ts';
import { reachDomain } from './own-domain.ts';

type DomainIds = 'bidding.show' | 'bidding.update' | 'bidding.history' | 'bidding.pacing' | 'bidding.hourly';

interface Parts {
  readonly domains: DomainStore;
  readonly bids: BidStore;
  readonly ledger: LedgerStore;
  readonly reader: BiddingReader;
  readonly change: ChangeBidding;
}

/** Bids, budgets and pacing of domains, and what they are in the market.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md; docs/specification/decisions.md §8 */
export function biddingHandlers(platform: Platform): Handlers<DomainIds | MarketIds> {
  const { database, clock } = platform;
  const reader = createBiddingReader(platform);
  const bids = createBidStore(database, clock);
  const ledger = createLedgerStore(database);
  const domains = createDomainStore(database, clock);
  const change = createChangeBidding(platform, reader.market);
  return {
    ...domainHandlers({ domains, bids, ledger, reader, change }),
    ...marketHandlers({ platform, reader, bids, ledger }),
  };
}

function domainHandlers(parts: Parts): Handlers<DomainIds> {
  const { domains, bids, ledger, reader, change } = parts;
  return {
    async 'bidding.show'({ path, principal }) {
      const record = await reachDomain(domains, path.id, { principal, data: 'bidding' });
      return { status: 200, body: await shown(parts, record, principal) };
    },
    async 'bidding.update'({ path, body, principal, address, requestId }) {
      const { domain } = await reachDomain(domains, path.id, { principal, data: 'bidding' });
      await change(body, { domain, actor: { principal, address, requestId } });
      const after = await reachDomain(domains, path.id, { principal, data: 'bidding' });
      return { status: 200, body: await shown(parts, after, principal) };
    },
    async 'bidding.history'({ path, query, principal }) {
      await reachDomain(domains, path.id, { principal, data: 'bidding' });
      const asked = { page: query.page ?? 1, per_page: query.per_page ?? bidHistoryRows };
      const { rows, total } = await bids.history({ domainId: path.id }, windowOf(asked));
      const { page, ...meta } = metaOf(asked, total);
      return { status: 200, body: { success: true, data: { data: rows.map(changeOf), current_page: page, ...meta } } };
    },
    async 'bidding.pacing'({ path, principal }) {
      await reachDomain(domains, path.id, { principal, data: 'pacing' });
      const day = await present(reader, path.id);
      const data = found((await reader.pacing([day])).get(path.id));
      return { status: 200, body: { success: true, data } };
    },
    async 'bidding.hourly'({ path, principal }) {
      await reachDomain(domains, path.id, { principal, data: 'pacing' });
      const one = await present(reader, path.id);
      const booked = await ledger.hours(path.id, one.day.startMs, one.day.endMs);
      return {
        status: 200,
        body: { success: true, data: hourlyOf(one, booked), meta: dayOf(one, reader.now().getTime()) },
      };
    },
  };
}

/** The bidding with its domain, in one reply. */
async function shown(
  { domains, bids, reader }: Parts,
  record: DomainRecord,
  principal: Principal,
): Promise<{ success: true; data: Bidding; domain: DomainWithBidding }> {
  const one = await present(reader, record.domain.id);
  const stats = one.facts.isApproved ? (await reader.pacing([one])).get(one.facts.id) : undefined;
  const conflicts =
    principal.role === 'client'
      ? undefined
      : ((await domains.conflictsOf([record.domain])).get(record.domain.id) ?? []);
  const summary = summaryOf(one);
  const { bid_amount, current_spend, clicks_today } = summary;
  const domain = {
    ...domainOf(record, { conflicts }),
    bidding: one.facts.isApproved ? summary : null,
    pacing_stats: stats ?? null,
    bid_amount,
    current_spend,
    clicks_today,
  };
  return { success: true, data: biddingOf(one, await bids.lastEdit(one.facts.id)), domain };
}

async function present(reader: BiddingReader, id: number): Promise<DomainDay> {
  const [one] = await reader.of([id]);
  return found(one);
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new Refusal(404, 'Domain not found');
  return value;
}
