import type { BiddingSummary, PacingStats } from '@grt/sdk/contract';
import { count, eq, sum } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import { createMarket, type Market, type MarketParts } from '../traffic/market.store.ts';
import { pacingOf, summaryOf } from './bidding-view.rules.ts';
import { marketDemand, paceOf, standingOf, type DomainDay, type MarketDemand } from './domain-day.rules.ts';
import { createDomainDayStore } from './domain-days.store.ts';
import { isOpen } from './facts.store.ts';

const minuteMs = 60_000;

/** What bidding adds to a domain. */
export interface DomainBidding {
  readonly bidding: BiddingSummary;
  readonly pacing_stats: PacingStats;
}

/** The market of the present minute. */
export interface MarketPresent {
  readonly open: readonly DomainDay[];
  readonly demand: MarketDemand;
}

/** Looks at the present state of bidding, with the market brought to the present. */
export interface BiddingReader {
  readonly market: Market;
  /** The moment of the figures. */
  now(): Date;
  of(ids: readonly number[]): Promise<DomainDay[]>;
  /** All domains whose bidding is open, and what they ask for. Read once a minute, and anew when bidding changed. */
  present(): Promise<MarketPresent>;
  pacing(days: readonly DomainDay[]): Promise<Map<number, PacingStats>>;
  /** `bidding` and `pacing_stats` of the approved ones of these domains, for lists of any length in a bounded number of
   * queries: 4, one more for each time zone, and those of the market once a minute when one of them is behind. */
  describe(ids: readonly number[]): Promise<Map<number, DomainBidding>>;
}

export function createBiddingReader(parts: MarketParts): BiddingReader {
  const { database, clock } = parts;
  const market = createMarket(parts);
  const days = createDomainDayStore(database, market);
  const now = () => clock.now();
  const of = async (ids: readonly number[]) => {
    await market.advance();
    return days.of(ids, now());
  };
  const readPresent = async (): Promise<MarketPresent> => {
    const at = now();
    const [open, expectedUntil] = await Promise.all([days.open(at), market.expectation(at.getTime())]);
    return { open, demand: marketDemand(open, expectedUntil && { atMs: at.getTime(), expectedUntil }) };
  };
  let kept: { readonly key: string; readonly present: Promise<MarketPresent> } | undefined;
  const present = async () => {
    await market.advance();
    const key = await presentKey(database, now());
    if (kept?.key === key) return kept.present;
    const read = readPresent();
    kept = { key, present: read };
    return read.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
  };
  const pacing = async (some: readonly DomainDay[]) => {
    const atMs = now().getTime();
    const isBehind = some.some((one) => paceOf(one, atMs) === 'behind');
    const demand = isBehind ? (await present()).demand : undefined;
    return new Map(some.map((one) => [one.facts.id, pacingOf(one, standingOf(one, atMs, demand), atMs)]));
  };
  return {
    market,
    now,
    of,
    present,
    pacing,
    async describe(ids) {
      const approved = (await of(ids)).filter(({ facts }) => facts.isApproved);
      const stats = await pacing(approved);
      const described = new Map<number, DomainBidding>();
      for (const one of approved) {
        const pacing_stats = stats.get(one.facts.id);
        if (pacing_stats) described.set(one.facts.id, { bidding: summaryOf(one), pacing_stats });
      }
      return described;
    },
  };
}

/** Another one when a minute has passed, or when a domain was opened, closed or changed its bidding. */
async function presentKey(database: Database, at: Date): Promise<string> {
  const [open] = await database
    .current()
    .select({ domains: count(), versions: sum(domains.biddingVersion) })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(isOpen);
  return `${String(Math.floor(at.getTime() / minuteMs))} ${String(open?.domains)} ${open?.versions ?? ''}`;
}
