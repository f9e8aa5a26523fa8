import type { BiddingSummary, PacingStats } from '@grt/sdk/contract';
import type { Platform } from '../../core/platform.ts';
import { createMarket, type Market } from '../traffic/market.store.ts';
import { pacingOf, summaryOf } from './bidding-view.rules.ts';
import { marketDemand, paceOf, standingOf, type DomainDay, type MarketDemand } from './domain-day.rules.ts';
import { createDomainDayStore } from './domain-days.store.ts';

/** What bidding adds to a domain. */
export interface DomainBidding {
  readonly bidding: BiddingSummary;
  readonly pacing_stats: PacingStats;
}

/** Looks at the present state of bidding, with the market brought to the present. */
export interface BiddingReader {
  readonly market: Market;
  /** The moment of the figures. */
  now(): Date;
  of(ids: readonly number[]): Promise<DomainDay[]>;
  open(): Promise<DomainDay[]>;
  demand(open: readonly DomainDay[]): Promise<MarketDemand>;
  pacing(days: readonly DomainDay[]): Promise<Map<number, PacingStats>>;
  /** `bidding` and `pacing_stats` of the approved ones of these domains, for lists of any length in a bounded number of
   * queries: 4, one more for each time zone, and as many again when one of them is behind. */
  describe(ids: readonly number[]): Promise<Map<number, DomainBidding>>;
}

export function createBiddingReader({
  database,
  clock,
  random,
}: Pick<Platform, 'database' | 'clock' | 'random'>): BiddingReader {
  const market = createMarket({ database, clock, random });
  const days = createDomainDayStore(database, market);
  const now = () => clock.now();
  const of = async (ids: readonly number[]) => {
    await market.advance();
    return days.of(ids, now());
  };
  const open = async () => {
    await market.advance();
    return days.open(now());
  };
  const demand = async (all: readonly DomainDay[]) => {
    const atMs = now().getTime();
    return marketDemand(all, { atMs, expectedUntil: await market.expectation(atMs) });
  };
  const pacing = async (some: readonly DomainDay[]) => {
    const atMs = now().getTime();
    const isBehind = some.some((one) => paceOf(one, atMs) === 'behind');
    const asked = isBehind ? await demand(await days.open(now())) : undefined;
    return new Map(some.map((one) => [one.facts.id, pacingOf(one, standingOf(one, atMs, asked), atMs)]));
  };
  return {
    market,
    now,
    of,
    open,
    demand,
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
