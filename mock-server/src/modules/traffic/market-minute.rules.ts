import { anchorDay, type DomainBook, type OpenDay } from '../bidding/day-book.rules.ts';
import { isRunning } from '../bidding/serving.rules.ts';
import type { CurveOf } from '../bidding/traffic-share.rules.ts';
import { arrivals, chanceOf, indexOf, runningSums } from './chance.rules.ts';
import { servesAt, type SharingRule } from '../bidding/demand.rules.ts';
import { itemOf, viewsForClick, visitorOf, type Place } from './visit.rules.ts';

export const minuteMs = 60_000;
const hourMs = 3_600_000;
/** How far an hour may differ from the curve, as a fraction of it. */
const hourlyNoise = 0.15;

/** What the simulated market is made of. */
export interface MarketModel {
  /** Whole, 32 bits: the same seed and the same commands give the same ledger. */
  readonly seed: number;
  /** Real opportunities in a minute, before noise. */
  readonly rateAt: (atMs: number) => number;
  /** What is expected between two moments, according to the plans. */
  readonly expectedBetween: (fromMs: number, toMs: number) => number;
  readonly curveOf: CurveOf;
  /** Whether a visitor from a place is served. */
  readonly allows: (place: Place) => boolean;
  readonly sharing: SharingRule;
}

/** Simulates one minute of the market: opportunities arrive at random, each goes to a domain by the shares of the
 * minute or to none, and its click is charged by the one rule. All randomness comes from the seed and the minute.
 * @returns the number of opportunities. @see docs/specification/decisions.md §8 */
export function liveMinute(model: MarketModel, books: readonly DomainBook[], atMs: number): number {
  const running = books.filter(({ facts }) => isRunning(facts)).map((book) => ({ book, day: dayInMinute(book, atMs) }));
  const minute = { atMs, expectedUntil: (toMs: number) => model.expectedBetween(atMs, toMs) };
  const places = model.sharing(
    running.map(({ book: { facts }, day }) => ({ facts, day, curve: model.curveOf(day) })),
    minute,
  );
  const sums = runningSums(places.map(({ share }) => share));
  const noise = 1 + hourlyNoise * (2 * chanceOf(model.seed ^ 0x51ed, Math.floor(atMs / hourMs))() - 1);
  const chance = chanceOf(model.seed, Math.floor(atMs / minuteMs));
  const opportunities = arrivals(chance, model.rateAt(atMs) * noise);
  for (const { book, day } of running) {
    day.opportunities += opportunities;
    if (servesAt(book.facts, day, atMs)) day.servableOpportunities += opportunities;
    day.advancedToMs = atMs + minuteMs;
  }
  for (let count = 0; count < opportunities; count += 1) {
    const { visitor, place } = visitorOf(chance);
    const index = indexOf(sums, chance()) ?? -1;
    const taken = running[index];
    const item = taken && itemOf(taken.book.facts.feeds, chance);
    const views = viewsForClick(chance);
    if (!taken || !item || !model.allows(place)) continue;
    const booking = {
      atMs,
      feedId: item.feedId,
      itemRank: item.rank,
      country: place.country,
      source: 'simulated' as const,
      ...places[index],
    };
    if (taken.book.click(booking, visitor) !== 'refused') taken.book.view(booking, views);
  }
  return opportunities;
}

/** The day of a minute. If bidding was not running in the minutes before (paused, suspended, not yet approved), the
 * plan is remade. */
function dayInMinute(book: DomainBook, atMs: number): OpenDay {
  const day = book.dayAt(atMs);
  if (day.advancedToMs >= atMs) return day;
  const { budgetMicros } = book.facts;
  anchorDay(day, day.advancedToMs, { budgetMicros, isActive: false });
  anchorDay(day, atMs, { budgetMicros, isActive: true });
  return day;
}
