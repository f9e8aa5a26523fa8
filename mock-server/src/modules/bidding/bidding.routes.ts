import type { Handlers } from '../../core/http/handlers.ts';
import type { Principal } from '../../core/http/principal.ts';
import { Refusal } from '../../core/refusal.ts';
import { bidHistoryRows, type Bidding, type DomainWithBidding } from '@grt/sdk/contract';
import { cursorMetaOf, idWindowOf, metaOf, windowOf } from '../../core/pagination.ts';
import { domainOf } from '../domains/domain-view.ts';
import type { DomainRecord, DomainStore } from '../domains/domains.store.ts';
import { createChangeBidding, type ChangeBidding, type ChangeBiddingParts } from './bidding.commands.ts';
import { biddingOf, changeOf, dayOf, hourlyOf, latePlan, summaryOf } from './bidding-view.rules.ts';
import { clickEntryOf, correctClick } from './click-corrections.ts';
import { createClickJournal } from './click-journal.store.ts';
import type { DomainDay } from './domain-day.rules.ts';
import type { BiddingReader } from './bidding-reader.ts';
import { forecast } from './forecast.ts';
import type { MarketParts } from './market-parts.ts';
import { marketHandlers, type MarketIds } from './market.routes.ts';
import { reachDomain } from './own-domain.ts';

type DomainIds =
  | 'bidding.show'
  | 'bidding.update'
  | 'bidding.history'
  | 'bidding.pacing'
  | 'bidding.hourly'
  | 'bidding.forecast'
  | JournalIds;
type JournalIds = 'bidding.clicks' | 'bidding.correctClick';

interface BiddingParts extends ChangeBiddingParts, MarketParts {
  readonly domains: DomainStore;
}

type Parts = Pick<BiddingParts, 'database' | 'clock' | 'audit' | 'domains' | 'bids' | 'ledger' | 'bidding'> & {
  readonly change: ChangeBidding;
};

/** Bids, budgets and pacing of domains, and their place in the market.
 * @see docs/specification/part-2-admin-domains-bidding-pages.md; docs/specification/decisions.md §8 */
export function biddingHandlers(parts: BiddingParts): Handlers<DomainIds | MarketIds> {
  return { ...domainHandlers({ ...parts, change: createChangeBidding(parts) }), ...marketHandlers(parts) };
}

function domainHandlers(parts: Parts): Handlers<DomainIds> {
  return { ...planHandlers(parts), ...journalHandlers(parts) };
}

function journalHandlers(parts: Parts): Handlers<JournalIds> {
  const { domains, database } = parts;
  return {
    async 'bidding.clicks'({ path, query, principal }) {
      await reachDomain(domains, path.id, { principal, data: 'bidding' });
      const { rows, ...counted } = await createClickJournal(database).list(path.id, idWindowOf(query));
      const meta = cursorMetaOf(query, { ...counted, count: rows.length, lastKey: rows.at(-1)?.id });
      return { status: 200, body: { success: true, data: rows.map(clickEntryOf), meta } };
    },
    async 'bidding.correctClick'({ path, body, principal, address, requestId }) {
      const actor = { principal, address, requestId };
      const correction = await correctClick(parts, path.id, { reason: body.reason, actor });
      return { status: 200, body: { success: true, data: clickEntryOf(correction) } };
    },
  };
}

function planHandlers(parts: Parts): Handlers<Exclude<DomainIds, JournalIds>> {
  const { domains, bids, ledger, bidding: reader, change } = parts;
  return {
    async 'bidding.show'({ path, principal }) {
      const record = await reachDomain(domains, path.id, { principal, data: 'bidding' });
      return { status: 200, body: await shown(parts, record, principal) };
    },
    async 'bidding.update'({ path, body, principal, address, requestId }) {
      const { domain } = await reachDomain(domains, path.id, { principal, data: 'bidding' });
      await change(body, { domain, actor: { principal, address, requestId } });
      const after = await reachDomain(domains, path.id, { principal, data: 'bidding' });
      const message = latePlan(await present(reader, path.id), reader.now().getTime());
      const reply = await shown(parts, after, principal);
      return { status: 200, body: message === undefined ? reply : { ...reply, message } };
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
    async 'bidding.forecast'({ path, query, principal }) {
      await reachDomain(domains, path.id, { principal, data: 'bidding' });
      const one = await present(reader, path.id);
      const seesMarket = principal.role !== 'client';
      return { status: 200, body: { success: true, data: await forecast(parts, one, { ...query, seesMarket }) } };
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
  { domains, bids, bidding: reader }: Parts,
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
