import { unpagedListMax, type BiddingDomain, type ClientBiddingOverview } from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import { accountDay } from '../../basics/account-day.rules.ts';
import { listBiddingDomains } from './bidding-lists.store.ts';
import { changeOf } from './bidding-view.rules.ts';
import type { DomainDay } from './domain-day.rules.ts';
import type { BiddingReader } from './bidding-reader.ts';
import { marketSums } from './market-overview.rules.ts';
import { biddingDomainOf } from './market-view.rules.ts';
import type { MarketParts } from './market-parts.ts';
import { dollarsOf, percentOf } from '../../basics/money.rules.ts';
import { isRunning } from './serving.rules.ts';

const thirtyDaysMs = 30 * 86_400_000;
const latestChanges = 10;

/** Domains with bidding, pacing and traffic share, in the order of the numbers, with a bounded number of queries. */
export async function biddingDomainsOf(reader: BiddingReader, ids: readonly number[]): Promise<BiddingDomain[]> {
  const days = new Map((await reader.of(ids)).map((one) => [one.facts.id, one]));
  const market = await reader.present();
  const stats = await reader.pacing([...days.values()], market);
  return ids.flatMap((id) => {
    const one = days.get(id);
    return one ? [biddingDomainOf(one, stats.get(id), market.demand)] : [];
  });
}

/** The bidding of a client.
 * @throws Refusal 404 */
export async function clientOverview(
  { database, bidding: reader, bids, ledger }: MarketParts,
  clientId: number,
): Promise<ClientBiddingOverview> {
  const [client] = await database.current().select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Refusal(404, 'Client not found');
  const now = reader.now();
  const { ids, total } = await listBiddingDomains(
    database,
    { clientId },
    { at: now, page: { offset: 0, limit: unpagedListMax } },
  );
  const domains = await biddingDomainsOf(reader, ids);
  const days = await reader.of(ids);
  const month = await ledger.ofClient(clientId, new Date(now.getTime() - thirtyDaysMs));
  const changes = await bids.history({ clientId }, { offset: 0, limit: latestChanges });
  const day = accountDay(client, now.getTime());
  return {
    client_id: clientId,
    company_name: client.companyName,
    timezone: day.timezone as ClientBiddingOverview['timezone'],
    day_start: new Date(day.startMs).toISOString(),
    day_end: new Date(day.endMs).toISOString(),
    calculated_at: now.toISOString(),
    totals: {
      total_domains: total,
      ...totalsOf(days, domains),
      spend_30_days: dollarsOf(month.spentMicros),
      clicks_30_days: month.clicks,
    },
    domains,
    recent_changes: changes.rows.map(changeOf),
  };
}

function totalsOf(days: readonly DomainDay[], domains: readonly BiddingDomain[]) {
  const pacing = new Map(domains.map(({ domain_id, pacing_stats }) => [domain_id, pacing_stats]));
  const running = days.filter(({ facts }) => isRunning(facts));
  const sums = marketSums(
    running.map(({ facts, day }) => ({
      spentMicros: day.spentMicros,
      budgetMicros: facts.budgetMicros,
      efficiency: pacing.get(facts.id)?.efficiency_score ?? 0,
      pace: pacing.get(facts.id)?.current_pace ?? 'on_track',
    })),
  );
  const spentMicros = days.reduce((sum, { day }) => sum + day.spentMicros, 0);
  return {
    approved_domains: days.filter(({ facts }) => facts.isApproved).length,
    active_domains: days.filter(({ facts }) => facts.isApproved && facts.isBiddingActive).length,
    total_daily_budget: dollarsOf(sums.budgetMicros),
    spend_today: dollarsOf(spentMicros),
    clicks_today: days.reduce((sum, { day }) => sum + day.clicks, 0),
    // Relative to what the active ones may spend; a domain that was paused after spending counts toward the spend only.
    budget_utilization: percentOf(sums.spentMicros, sums.budgetMicros),
    average_efficiency: sums.averageEfficiency,
    domains_behind_pace: sums.behind,
    domains_ahead_pace: sums.ahead,
  };
}
