import type { Advice, Experience } from './advice.rules.ts';
import type { MarketTerms } from './allocation.rules.ts';
import type { DomainDay } from './domain-day.rules.ts';
import type { Competitor, ToldOthers } from './forecast.rules.ts';
import { othersOf } from './market-curve.rules.ts';
import type { MarketRelease } from './market-release.rules.ts';
import { canServe } from './serving.rules.ts';

/** The market, as far as advice needs it. */
export interface AdvisedMarket {
  readonly atMs: number;
  readonly open: readonly DomainDay[];
  readonly terms: MarketTerms;
  readonly dailyOpportunities: number | undefined;
  readonly servedShare: number;
  /** What clients may know of all companies. */
  readonly release: MarketRelease | undefined;
}

/** What a client's domains reveal about bids: their own clicks, the visits that took place, and the combined figures of
 * the others where clients may have them. Undefined when nothing is known about the supply. */
export function advisor(market: AdvisedMarket): (one: DomainDay) => Advice | undefined {
  const known = advisors.get(market) ?? newAdvisor(market);
  advisors.set(market, known);
  return known;
}

/** A market is looked at by many calls in its minute. */
const advisors = new WeakMap<AdvisedMarket, (one: DomainDay) => Advice | undefined>();

function newAdvisor(market: AdvisedMarket): (one: DomainDay) => Advice | undefined {
  const { atMs, dailyOpportunities, servedShare, terms } = market;
  const byClient = new Map<number, DomainDay[]>();
  for (const one of market.open) {
    const own = byClient.get(one.facts.clientId) ?? [];
    own.push(one);
    byClient.set(one.facts.clientId, own);
  }
  const others = new Map<number, ToldOthers | undefined>();
  const othersFor = (clientId: number, opportunities: number): ToldOthers | undefined => {
    if (!others.has(clientId)) others.set(clientId, othersOf(clientId, market.release, { atMs, opportunities, terms }));
    return others.get(clientId);
  };
  return (one) => {
    if (dailyOpportunities === undefined || dailyOpportunities <= 0) return undefined;
    const { clientId, id } = one.facts;
    const siblings = (byClient.get(clientId) ?? []).filter(({ facts }) => facts.id !== id);
    const siblingShare = siblings.reduce((sum, other) => sum + shareOf(other, servedShare), 0);
    return {
      experience: { ...sincePlan(one, market), siblingShare: Math.min(1, siblingShare), dailyOpportunities },
      terms,
      // Only those that lost traffic to others ask.
      get others() {
        return othersFor(clientId, dailyOpportunities);
      },
      siblings: competitorsOf(siblings, dailyOpportunities),
    };
  };
}

/** Those of the domains that can serve, as competitors. */
export function competitorsOf(some: readonly DomainDay[], dailyOpportunities: number): Competitor[] {
  return some
    .filter(({ facts, day }) => canServe(facts, day.spentMicros))
    .map(({ facts: { bidMicros, budgetMicros } }) => ({
      bidMicros,
      needMicros: budgetMicros / dailyOpportunities,
      count: 1,
    }));
}

/** The part of the day since its plan was made: what came before a change of budget or a resume says nothing about what
 * the new plan gets. */
function sincePlan(
  { facts, day, curve }: DomainDay,
  { atMs, terms, dailyOpportunities = 0, servedShare }: AdvisedMarket,
): Omit<Experience, 'siblingShare' | 'dailyOpportunities'> {
  const anchor = day.anchors.findLast((one) => one.atMs <= atMs);
  const begun = anchor && anchor.atMs > day.startMs ? curve.shareAt(anchor.atMs) : 0;
  const passed = curve.shareAt(atMs);
  const part = passed <= 0 ? 1 : Math.max(0, 1 - begun / passed);
  const spentMicros = day.spentMicros - (begun > 0 ? (anchor?.spentMicros ?? 0) : 0);
  const ofDay = day.spentMicros > 0 ? spentMicros / day.spentMicros : 1;
  const budgetMicros = anchor ? anchor.budgetMicros - (begun > 0 ? anchor.spentMicros : 0) : facts.budgetMicros;
  const share = begun < 1 ? day.budgetShare * (1 - begun) : day.budgetShare;
  return {
    opportunities: day.servableOpportunities * servedShare * part,
    served: (day.clicks + day.repeats) * ofDay,
    charged: day.clicks * ofDay,
    bidMicros: terms.pricing === 'first' && day.clicks > 0 ? day.spentMicros / day.clicks : facts.bidMicros,
    needMicros: Math.max(0, budgetMicros) / dailyOpportunities / share,
    partOfDay: passed - begun,
  };
}

/** The share of the day's opportunities that a domain got. */
function shareOf({ day }: DomainDay, servedShare: number): number {
  const opportunities = day.opportunities * servedShare;
  return opportunities <= 0 ? 0 : (day.clicks + day.repeats) / opportunities;
}
