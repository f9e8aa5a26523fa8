import { accountDay, type AccountDay, type AccountZone } from '../../../basics/account-day.rules.ts';
import { changeOfZone } from '../../accounts/profile.rules.ts';
import { biddingOutcome, readBiddingChanges } from '../../bidding/bid-update.rules.ts';
import { bookChange } from '../../bidding/book-change.rules.ts';
import { openBook, type DomainBook, type LedgerHour, type OpenDay } from '../../bidding/day-book.rules.ts';
import { plannedSharing } from '../../bidding/demand.rules.ts';
import type { DomainFacts } from '../../bidding/domain-facts.rules.ts';
import type { MarketTerms } from '../../bidding/allocation.rules.ts';
import { isRunning } from '../../bidding/serving.rules.ts';
import { liveMinute, minuteMs } from '../market-minute.rules.ts';
import { createModel } from '../market-model.rules.ts';
import { inMemory } from '../testing.ts';

const hourMs = 60 * minuteMs;

/** Something that happens to an account of the world, by its position. Money is whole cents. */
export type Happening =
  | { readonly kind: 'budget' | 'bid'; readonly of: number; readonly cents: number }
  | { readonly kind: 'active'; readonly of: number; readonly isActive: boolean }
  | { readonly kind: 'suspended'; readonly of: number; readonly isSuspended: boolean }
  | { readonly kind: 'zone'; readonly of: number; readonly timezone: string }
  | { readonly kind: 'late click'; readonly of: number; readonly visitor: number; readonly lateMinutes: number };

/** An account with one domain, and everything that is kept about it. */
export interface Kept {
  facts: DomainFacts & { readonly zone: Required<AccountZone> };
  /** By start. */
  readonly days: Map<number, OpenDay>;
  /** By hour, feed, country, and source. */
  readonly hours: Map<string, LedgerHour>;
  /** The account's days since the beginning, as they were lived. */
  readonly lived: AccountDay[];
  /** Each daily budget, in micro-dollars, and since when. */
  readonly budgets: { readonly atMs: number; readonly micros: number }[];
}

/** A platform without a database, made of the rules alone: whatever the stores keep is kept in maps. */
export interface World {
  readonly accounts: readonly Kept[];
  nowMs: number;
  advancedMs: number;
  readonly supply: ReadonlyMap<number, number>;
}

export interface Beginning {
  readonly startMs: number;
  readonly timezones: readonly string[];
  readonly terms: MarketTerms;
  readonly hourlyOpportunities: number;
  readonly seed: number;
}

export function createWorld({ startMs, timezones, terms, hourlyOpportunities, seed }: Beginning) {
  const supply = new Map<number, number>();
  const accounts = timezones.map((timezone, index): Kept => {
    const facts = inMemory(index + 1, { bid: 0.1 + 0.05 * (index % 4), budget: 2 + index, timezone });
    const zone = { timezone, timezoneFrom: null, pendingTimezone: null, pendingTimezoneFrom: null };
    const budgets = [{ atMs: startMs, micros: facts.budgetMicros }];
    const lived = [accountDay(zone, startMs)];
    return { facts: { ...facts, zone }, days: new Map(), hours: new Map(), lived, budgets };
  });
  const world: World = { accounts, nowMs: startMs, advancedMs: startMs, supply };
  const modelOf = () => ({
    ...createModel(supply, { hourlyOpportunities, sharing: plannedSharing(terms) }),
    seed,
    allows: () => true,
  });
  const isOpen = ({ facts }: Kept) => facts.isClientActive && facts.isBiddingActive;
  /** As BookStore.work: what is stored about the days that are not over is read, changed, and written. */
  const work = <T>(which: readonly Kept[], fromMs: number, run: (books: DomainBook[]) => T): T => {
    const { curveOf } = modelOf();
    const books = which.map(({ facts, days }) => openBook(facts, notOver(days, fromMs), curveOf));
    const result = run(books);
    for (const [index, book] of books.entries()) keep(which[index], book);
    return result;
  };
  return {
    world,
    /** Simulates the market up to the last full minute, as market.ts does with everything since the last time. */
    advance(): void {
      const model = modelOf();
      const untilMs = world.nowMs - (world.nowMs % minuteMs);
      work(accounts.filter(isOpen), world.advancedMs, (books) => {
        for (let atMs = world.advancedMs; atMs < untilMs; atMs += minuteMs) {
          const hour = atMs - (atMs % hourMs);
          supply.set(hour, (supply.get(hour) ?? 0) + liveMinute(model, books, atMs));
        }
      });
      world.advancedMs = Math.max(world.advancedMs, untilMs);
    },
    /** Lets time pass; each account lives its days. */
    pass(minutes: number): void {
      world.nowMs += minutes * minuteMs;
      for (const { facts, lived } of accounts)
        for (let last = lived.at(-1); last && last.endMs <= world.nowMs; last = lived.at(-1))
          lived.push(accountDay(facts.zone, last.endMs));
    },
    /** What a person does; the market is up to date unless a click comes late. */
    happen(what: Happening): void {
      const kept = accounts[what.of % accounts.length];
      if (!kept) return;
      if (what.kind === 'zone')
        kept.facts = withZone(kept.facts, changeOfZone(kept.facts.zone, what.timezone, new Date(world.nowMs)));
      else if (what.kind === 'suspended') kept.facts = { ...kept.facts, isClientActive: !what.isSuspended };
      else if (what.kind === 'late click') {
        const booking = { atMs: world.nowMs, feedId: kept.facts.id, country: 'US', source: 'visit' as const };
        work([kept], world.nowMs, ([book]) => book?.click(booking, what.visitor));
      } else work([kept], world.nowMs, ([book]) => book && changeTerms(kept, book, { what, atMs: world.nowMs }));
    },
  };
}

function changeTerms(
  kept: Kept,
  book: DomainBook,
  { what, atMs }: { what: Extract<Happening, { kind: 'budget' | 'bid' | 'active' }>; atMs: number },
): void {
  const { bidMicros, budgetMicros, isBiddingActive } = kept.facts;
  const before = { bidMicros, budgetMicros, biddingStatus: isBiddingActive ? 'active' : 'paused' } as const;
  const wish =
    what.kind === 'active'
      ? { is_active: what.isActive }
      : what.kind === 'bid'
        ? { bid_amount: what.cents / 100 }
        : { daily_budget: what.cents / 100 };
  const outcome = biddingOutcome(before, readBiddingChanges(wish));
  if (!outcome.changesAmounts && !outcome.toggles) return;
  bookChange(book, outcome, atMs);
  const { after } = outcome;
  kept.budgets.push({ atMs, micros: after.budgetMicros });
  kept.facts = { ...kept.facts, ...after, isBiddingActive: after.biddingStatus === 'active' };
}

function withZone(facts: Kept['facts'], changes: Partial<AccountZone>): Kept['facts'] {
  const { timezone, timezoneFrom, pendingTimezone, pendingTimezoneFrom } = { ...facts.zone, ...changes };
  return { ...facts, zone: { timezone, timezoneFrom, pendingTimezone, pendingTimezoneFrom } };
}

function copyOf(day: OpenDay): OpenDay {
  return { ...day, anchors: [...day.anchors], visitors: new Set(day.visitors) };
}

function notOver(days: ReadonlyMap<number, OpenDay>, fromMs: number): OpenDay[] {
  return [...days.values()]
    .filter(({ endMs }) => endMs > fromMs)
    .map(copyOf)
    .sort((a, b) => a.startMs - b.startMs);
}

/** As the database does: days are replaced, hours are added up. */
function keep(kept: Kept | undefined, book: DomainBook): void {
  if (!kept) return;
  for (const day of book.days) kept.days.set(day.startMs, day);
  for (const [key, hour] of book.hours) {
    const known = kept.hours.get(key);
    if (!known) kept.hours.set(key, { ...hour });
    else {
      known.views += hour.views;
      known.clicks += hour.clicks;
      known.uniqueClicks += hour.uniqueClicks;
      known.spentMicros += hour.spentMicros;
    }
  }
}

/** What an account's domain has spent so far, in micro-dollars, and whether it may spend on. */
export function spentSoFar({ facts, hours }: Kept): { readonly micros: number; readonly mayGoOn: boolean } {
  const micros = [...hours.values()].reduce((sum, hour) => sum + hour.spentMicros, 0);
  return { micros, mayGoOn: isRunning(facts) };
}
