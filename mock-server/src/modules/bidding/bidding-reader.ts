import type { PacingAlert, PacingStats } from '@grt/sdk/contract';
import { count, eq, sum } from 'drizzle-orm';
import type { Database } from '../../core/database/database.ts';
import type { Clock } from '../../core/clock.ts';
import { clients } from '../../tables/clients.tables.ts';
import { domains } from '../../tables/domains.tables.ts';
import type { BiddingFigures, DescribeOptions, DomainFigures } from '../domains/domain-view.ts';
import { pacingOf, summaryOf } from './bidding-view.rules.ts';
import type { MarketTerms } from './allocation.rules.ts';
import { advisor } from './experience.rules.ts';
import { marketDemand, paceOf, standingOf, type DomainDay, type MarketDemand } from './domain-day.rules.ts';
import { createDomainDayStore } from './domain-days.store.ts';
import { isOpen } from './facts.store.ts';
import type { MarketRelease } from './market-release.rules.ts';
import { alertsOf } from './market-view.rules.ts';
import { createMarketReleaseStore } from './market-release.store.ts';
import { readMarketTerms } from './market-terms.store.ts';
import { createTrendReader } from './trend-reader.ts';
import type { Supply } from './supply.rules.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The market in the current minute. */
export interface MarketPresent {
  readonly open: readonly DomainDay[];
  readonly demand: MarketDemand;
  readonly terms: MarketTerms;
  /** Expected in the next 24 hours from visitors whom the geo rules let through. Undefined when nothing is known about
   * the supply. */
  readonly dailyOpportunities: number | undefined;
  /** 0 to 1. */
  readonly servedShare: number;
  readonly atMs: number;
  /** What clients may know of all companies. */
  readonly release: MarketRelease | undefined;
}

/** Reads the state of bidding in the current minute. */
export interface BiddingReader extends DomainFigures {
  /** The moment that the figures are for. */
  now(): Date;
  of(ids: readonly number[]): Promise<DomainDay[]>;
  /** The days of all domains of a client. */
  ofClient(clientId: number): Promise<DomainDay[]>;
  /** All domains whose bidding is open, and what they ask for. Read once a minute, and again when bidding changes. */
  present(): Promise<MarketPresent>;
  /** What a click costs now: for BookStore.click. */
  priceOf(domainId: number): Promise<number | undefined>;
  /** @param market - if it is known already */
  pacing(days: readonly DomainDay[], market?: MarketPresent): Promise<Map<number, PacingStats>>;
  /** Of one client's domains or of all, most urgent first. */
  alerts(clientId: number | undefined): Promise<PacingAlert[]>;
  /** `bidding` and `pacing_stats` of the approved ones of these domains, for lists of any length in a bounded number of
   * queries: 4, one more for each time zone, one for a trend, and those of the market once a minute if any of the domains is
   * behind. */
  describe(ids: readonly number[], options?: DescribeOptions): Promise<Map<number, BiddingFigures>>;
}

export interface BiddingReaderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly supply: Supply;
}

export function createBiddingReader({ database, clock, supply }: BiddingReaderParts): BiddingReader {
  const days = createDomainDayStore(database, supply);
  const releases = createMarketReleaseStore(database);
  const trendsOf = createTrendReader(database);
  const now = () => clock.now();
  const of = (ids: readonly number[]) => days.of(ids, now());
  const readPresent = async (): Promise<MarketPresent> => {
    const at = now();
    const atMs = at.getTime();
    const [open, expectedUntil, terms, servedShare, release] = await Promise.all([
      days.open(at),
      supply.expectation(atMs),
      readMarketTerms(database),
      supply.servedShare(),
      releases.toldAt(atMs),
    ]);
    return {
      open,
      demand: marketDemand(open, expectedUntil && { atMs, expectedUntil }, terms),
      terms,
      dailyOpportunities: expectedUntil && servedShare * expectedUntil(atMs + dayMs),
      servedShare,
      atMs,
      release,
    };
  };
  let kept: { readonly key: string; readonly present: Promise<MarketPresent> } | undefined;
  const present = async () => {
    const key = await presentKey(database, now());
    if (kept?.key === key) return kept.present;
    const read = readPresent();
    kept = { key, present: read };
    return read.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
  };
  const pacing = async (some: readonly DomainDay[], market?: MarketPresent) => {
    const atMs = now().getTime();
    const isBehind = some.some((one) => paceOf(one, atMs) === 'behind');
    const adviceOf = isBehind ? advisor(market ?? (await present())) : () => undefined;
    return new Map(some.map((one) => [one.facts.id, pacingOf(one, standingOf(one, atMs, adviceOf(one)), atMs)]));
  };
  return {
    now,
    of,
    ofClient: (clientId) => days.ofClient(clientId, now()),
    present,
    priceOf: async (domainId) => (await present()).demand.prices.get(domainId),
    pacing,
    async alerts(clientId) {
      const market = await present();
      const open = market.open.filter(({ facts }) => clientId === undefined || facts.clientId === clientId);
      return alertsOf(open, await pacing(open, market));
    },
    describe: (ids, { trendDays } = {}) => describe({ of, pacing, trendsOf }, ids, trendDays),
  };
}

type Described = Pick<BiddingReader, 'of' | 'pacing'> & { readonly trendsOf: ReturnType<typeof createTrendReader> };

async function describe(
  { of, pacing, trendsOf }: Described,
  ids: readonly number[],
  trendDays: number | undefined,
): Promise<Map<number, BiddingFigures>> {
  const approved = (await of(ids)).filter(({ facts }) => facts.isApproved);
  const stats = await pacing(approved);
  const trends = trendDays === undefined ? undefined : await trendsOf(approved, trendDays);
  const described = new Map<number, BiddingFigures>();
  for (const one of approved) {
    const pacing_stats = stats.get(one.facts.id);
    const trend = trends?.get(one.facts.id);
    if (pacing_stats) described.set(one.facts.id, { bidding: summaryOf(one), pacing_stats, trend });
  }
  return described;
}

/** A key that changes every minute, and when a domain is opened or closed or its bidding changes. */
async function presentKey(database: Database, at: Date): Promise<string> {
  const [open] = await database
    .current()
    .select({ domains: count(), versions: sum(domains.biddingVersion) })
    .from(domains)
    .innerJoin(clients, eq(clients.id, domains.clientId))
    .where(isOpen);
  return `${String(Math.floor(at.getTime() / minuteMs))} ${String(open?.domains)} ${open?.versions ?? ''}`;
}
