import { accountDay, type AccountDay, type AccountZone } from '../../basics/account-day.rules.ts';
import { budgetOn } from './day-budget.rules.ts';
import { chargeClick, costOf, refundClick, type ChargedDay, type ChargeOutcome } from './charge.rules.ts';
import type { DomainFacts } from './domain-facts.rules.ts';
import type { PlanAnchor } from './plan.rules.ts';
import { isRunning } from './serving.rules.ts';
import type { CurveOf } from './traffic-share.rules.ts';
import type { VisitSource } from '../../basics/visit-source.rules.ts';

const hourMs = 3_600_000;

/** A domain's day while it is being worked on. Money is micro-dollars, times are milliseconds since 1970. */
export interface OpenDay extends ChargedDay {
  readonly startMs: number;
  readonly endMs: number;
  readonly timezone: string;
  peakBudgetMicros: number;
  opportunities: number;
  servableOpportunities: number;
  advancedToMs: number;
  /** In order. The first `savedAnchors` of them are in the store. */
  readonly anchors: PlanAnchor[];
  savedAnchors: number;
  readonly visitors: Set<number>;
  readonly newVisitors: number[];
}

/** What a click or a view is booked under. */
export interface Booking {
  readonly atMs: number;
  readonly feedId: number;
  /** Position of the item among the enabled ones of its feed, by external id, starting at 1; undefined when unknown. */
  readonly itemRank?: number;
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly source: VisitSource;
  /** Per click, in micro-dollars; the bid when the market's price is unknown. */
  readonly priceMicros?: number;
}

/** How much the traffic of an item grows. */
export interface ItemTraffic {
  readonly feedId: number;
  readonly rank: number;
  views: number;
  clicks: number;
}

/** A row of the ledger to add to. */
export interface LedgerHour {
  readonly startsAtMs: number;
  readonly feedId: number;
  readonly country: string;
  readonly source: VisitSource;
  views: number;
  clicks: number;
  uniqueClicks: number;
  spentMicros: number;
}

/** The account of one domain while its row is locked: charges clicks, and remembers what to write. */
export interface DomainBook {
  readonly facts: DomainFacts;
  readonly days: readonly OpenDay[];
  readonly hours: ReadonlyMap<string, LedgerHour>;
  readonly items: ReadonlyMap<string, ItemTraffic>;
  /** The day of a moment, begun if it does not exist yet. Moments must come in order. */
  dayAt(atMs: number): OpenDay;
  /** Charges a visitor's click by the one rule, and books it. */
  click(booking: Booking, visitor: number): ChargeOutcome;
  view(booking: Booking, count: number): void;
  /** Takes back what a click was charged, on its day. */
  takeBack(booking: Booking, costMicros: number): void;
  /** Nothing was changed, so there is nothing to write. */
  forget(): void;
  readonly isForgotten: () => boolean;
}

/** Opens a domain's book from what is stored about the day to begin with, and about later ones: a person's click may
 * have begun a day before the market reached it.
 * @param curveOf - asked for on the first day after a timezone change, for the share of the budget that it has. */
export function openBook(facts: DomainFacts, stored: readonly OpenDay[], curveOf: CurveOf): DomainBook {
  const days: OpenDay[] = [...stored];
  const { hours, hourOf } = bookHours();
  const items = bookItems();
  let forgotten = false;
  const dayAt = (atMs: number): OpenDay => {
    const known = days.findLast(({ startMs, endMs }) => atMs >= startMs && atMs < endMs);
    if (known) return known;
    const day = beginDay(facts, accountDay(facts.zone, atMs), curveOf);
    days.push(day);
    return day;
  };
  return {
    facts,
    days,
    hours,
    items: items.booked,
    dayAt,
    click(booking, visitor) {
      const day = dayAt(booking.atMs);
      const { atMs, priceMicros } = booking;
      const outcome = chargeClick(facts, day, { atMs, priceMicros, isRepeat: day.visitors.has(visitor) });
      if (outcome === 'refused') return outcome;
      const hour = hourOf(booking);
      hour.clicks += 1;
      items.book(booking, { views: 0, clicks: 1 });
      if (outcome === 'charged') {
        hour.uniqueClicks += 1;
        hour.spentMicros += costOf(facts, booking);
        day.visitors.add(visitor);
        day.newVisitors.push(visitor);
      }
      return outcome;
    },
    view(booking, count) {
      hourOf(booking).views += count;
      items.book(booking, { views: count, clicks: 0 });
    },
    takeBack(booking, costMicros) {
      const day = dayAt(booking.atMs);
      refundClick(facts, day, costMicros);
      const hour = hourOf(booking);
      hour.uniqueClicks -= 1;
      hour.spentMicros -= costMicros;
    },
    forget() {
      forgotten = true;
    },
    isForgotten: () => forgotten,
  };
}

/** Books what happens in hours, with one entry per row of the ledger. */
function bookHours() {
  const hours = new Map<string, LedgerHour>();
  const hourOf = ({ atMs, feedId, country, source }: Booking): LedgerHour => {
    const startsAtMs = atMs - (atMs % hourMs);
    const key = `${String(startsAtMs)} ${String(feedId)} ${country} ${source}`;
    const hour = hours.get(key) ?? {
      startsAtMs,
      feedId,
      country,
      source,
      views: 0,
      clicks: 0,
      uniqueClicks: 0,
      spentMicros: 0,
    };
    hours.set(key, hour);
    return hour;
  };
  return { hours, hourOf };
}

/** Books the traffic of items, with one entry per position. */
function bookItems() {
  const booked = new Map<string, ItemTraffic>();
  return {
    booked,
    book({ feedId, itemRank: rank }: Booking, by: { readonly views: number; readonly clicks: number }): void {
      if (rank === undefined) return;
      const key = `${String(feedId)} ${String(rank)}`;
      const item = booked.get(key) ?? { feedId, rank, views: 0, clicks: 0 };
      item.views += by.views;
      item.clicks += by.clicks;
      booked.set(key, item);
    },
  };
}

/** A day on which nothing has happened yet. Its plan begins with it if bidding runs. */
function beginDay(facts: DomainFacts, day: AccountDay, curveOf: CurveOf): OpenDay {
  const { timezone, startMs, endMs } = day;
  const budgetShare = isFirstOfZone(facts.zone, day) ? curveOf(day).partOfWhole() : 1;
  const budgetMicros = budgetOn(facts.budgetMicros, { budgetShare });
  const start: PlanAnchor = {
    atMs: startMs,
    spentMicros: 0,
    budgetMicros,
    isActive: isRunning(facts),
  };
  return {
    startMs,
    endMs,
    timezone,
    spentMicros: 0,
    clicks: 0,
    repeats: 0,
    exhaustedAtMs: undefined,
    budgetShare,
    peakBudgetMicros: budgetMicros,
    opportunities: 0,
    servableOpportunities: 0,
    advancedToMs: startMs,
    anchors: [start],
    savedAnchors: 0,
    visitors: new Set(),
    newVisitors: [],
  };
}

/** Whether a day begins where another timezone ended. */
export function isFirstOfZone({ timezoneFrom, pendingTimezoneFrom }: AccountZone, { startMs }: AccountDay): boolean {
  return startMs === timezoneFrom?.getTime() || startMs === pendingTimezoneFrom?.getTime();
}

/** Remakes the plan of a day from a moment on.
 * @param plan - `budgetMicros`: the daily budget, of which the day has its share. */
export function anchorDay(
  day: OpenDay,
  atMs: number,
  { budgetMicros, isActive }: { readonly budgetMicros: number; readonly isActive: boolean },
): void {
  if (day.anchors.at(-1)?.atMs === atMs) day.anchors.pop();
  day.savedAnchors = Math.min(day.savedAnchors, day.anchors.length);
  day.anchors.push({ atMs, spentMicros: day.spentMicros, budgetMicros: budgetOn(budgetMicros, day), isActive });
}
