import type { BiddingDomain, ClientBiddingOverview } from '@grt/sdk/contract';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../core/refusal.ts';
import { clients } from '../../tables/clients.tables.ts';
import { accountDay } from '../../basics/account-day.rules.ts';
import { changeOf } from './bidding-view.rules.ts';
import type { DomainDay } from './domain-day.rules.ts';
import type { BiddingReader } from './bidding-reader.ts';
import { marketSums } from './market-overview.rules.ts';
import { activeDomainOf, biddingDomainOf } from './market-view.rules.ts';
import type { MarketParts } from './market-parts.ts';
import { dollarsOf, percentOf } from '../../basics/money.rules.ts';
import { isRunning } from './serving.rules.ts';

const thirtyDaysMs = 30 * 86_400_000;
const latestChanges = 10;

/** Domains with bidding, pacing and traffic share, in the same order, with a bounded number of queries. */
export async function biddingDomainsOf(reader: BiddingReader, days: readonly DomainDay[]): Promise<BiddingDomain[]> {
  if (days.length === 0) return [];
  const market = await reader.present();
  const stats = await reader.pacing(days, market);
  return days.map((one) => biddingDomainOf(one, stats.get(one.facts.id), market.demand));
}

/** The bidding of a client: totals of all of its domains, and the `listed` ones that spend most today.
 * @throws Refusal 404 */
export async function clientOverview(
  { database, bidding: reader, bids, ledger }: MarketParts,
  clientId: number,
  listed: number,
): Promise<ClientBiddingOverview> {
  const [client] = await database.current().select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Refusal(404, 'Client not found');
  const now = reader.now();
  const days = (await reader.ofClient(clientId)).toSorted((a, b) => b.day.spentMicros - a.day.spentMicros);
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
      ...totalsOf(days, now.getTime()),
      spend_30_days: dollarsOf(month.spentMicros),
      clicks_30_days: month.clicks,
    },
    domains: await biddingDomainsOf(reader, days.slice(0, listed)),
    recent_changes: changes.rows.map(changeOf),
  };
}

function totalsOf(days: readonly DomainDay[], atMs: number) {
  const sums = marketSums(days.filter(({ facts }) => isRunning(facts)).map((one) => activeDomainOf(one, atMs)));
  const spentMicros = days.reduce((sum, { day }) => sum + day.spentMicros, 0);
  return {
    total_domains: days.length,
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
