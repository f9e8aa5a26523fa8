import { openBook, type DomainBook } from '../bidding/day-book.rules.ts';
import type { MarketTerms } from '../bidding/allocation.rules.ts';
import { plannedSharing, type SharingRule } from '../bidding/demand.rules.ts';
import type { DomainFacts } from '../bidding/domain-facts.rules.ts';
import type { CurveOf } from '../bidding/traffic-share.rules.ts';
import { liveMinute, minuteMs } from './market-minute.rules.ts';
import { createModel } from './market-model.rules.ts';

const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export const firstPrice: MarketTerms = { pricing: 'first', floorMicros: 10_000 };
export const secondPrice: MarketTerms = { ...firstPrice, pricing: 'second' };

/** A domain of an in-memory market, with its own company. Money is US dollars. */
export function inMemory(
  id: number,
  { bid, budget, timezone = 'Europe/London', clientId = id }: InMemory,
): DomainFacts {
  return {
    id,
    clientId,
    domainName: `domain-${String(id)}.example`,
    companyName: 'Company',
    status: 'approved',
    version: 1,
    zone: { timezone, pendingTimezone: null, pendingTimezoneFrom: null },
    feeds: [{ id, items: 500 }],
    activeFeeds: 1,
    servableFromMs: 0,
    isClientActive: true,
    isApproved: true,
    isBiddingActive: true,
    bidMicros: Math.round(bid * 1e6),
    budgetMicros: Math.round(budget * 1e6),
    floorMicros: firstPrice.floorMicros,
    hasFeed: true,
  };
}

interface InMemory {
  readonly bid: number;
  readonly budget: number;
  readonly timezone?: string;
  readonly clientId?: number;
}

/** Days of an in-memory market. */
export interface Rehearsal {
  /** On an average day, before noise. */
  readonly dailyOpportunities: number;
  readonly terms?: MarketTerms;
  /** By default everyone asks for what the plan needs. */
  readonly sharing?: SharingRule;
  readonly seed?: number;
  /** Simulated before the days that count, for the plans to learn from. */
  readonly learnedDays?: number;
  readonly days?: number;
  /** Called after each minute that counts. */
  readonly watch?: (books: readonly DomainBook[], atMs: number, curveOf: CurveOf) => void;
}

const startMs = Date.parse('2026-06-01T00:00:00Z');

/** Simulates whole days of a market, quickly and deterministically.
 * @returns clicks and spend of an average day by domain, in the order of the domains. */
export function rehearse(
  domains: readonly DomainFacts[],
  {
    dailyOpportunities,
    terms = firstPrice,
    sharing = plannedSharing(terms),
    seed = 20_261_121,
    learnedDays = 3,
    days = 2,
    watch,
  }: Rehearsal,
): { readonly clicks: number; readonly spentMicros: number }[] {
  const hours = new Map<number, number>();
  const model = { ...createModel(hours, { hourlyOpportunities: dailyOpportunities / 24, sharing }), seed };
  const books = domains.map((facts) => openBook(facts, [], model.curveOf));
  const countedMs = startMs + learnedDays * dayMs;
  const endMs = countedMs + (days + 1) * dayMs;
  for (let atMs = startMs; atMs < endMs; atMs += minuteMs) {
    const hour = atMs - (atMs % hourMs);
    hours.set(hour, (hours.get(hour) ?? 0) + liveMinute({ ...model, allows: () => true }, books, atMs));
    if (atMs >= countedMs) watch?.(books, atMs, model.curveOf);
  }
  return books.map((book) => {
    const whole = book.days.filter((day) => day.startMs >= countedMs && day.endMs <= endMs).slice(0, days);
    const mean = (read: (day: (typeof whole)[number]) => number) =>
      whole.reduce((sum, day) => sum + read(day), 0) / whole.length;
    return { clicks: mean((day) => day.clicks), spentMicros: mean((day) => day.spentMicros) };
  });
}
