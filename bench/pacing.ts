import { timezoneValues } from '@grt/sdk/contract';
import { openBook, type DomainBook, type OpenDay } from '../mock-server/src/modules/bidding/day-book.rules.ts';
import type { DomainFacts } from '../mock-server/src/modules/bidding/domain-facts.rules.ts';
import { plannedSpend } from '../mock-server/src/modules/bidding/plan.rules.ts';
import { plannedSharing, servesAt, type SharingRule } from '../mock-server/src/modules/bidding/demand.rules.ts';
import { liveMinute, minuteMs } from '../mock-server/src/modules/traffic/market-minute.rules.ts';
import { firstPrice, inMemory } from '../mock-server/src/modules/traffic/testing.ts';
import { benchAdvice } from './pacing/advice.ts';
import { createModel } from '../mock-server/src/modules/traffic/market-model.rules.ts';

const supplies = [10, 3, 1.2, 0.7] as const;
const days = 60;
const dayMs = 24 * 60 * minuteMs;
/** The start: two weeks for the plans to learn from, then the days that count, which include the clock changes of March
 * and April in America, Europe, and Australia. */
const startMs = Date.parse('2026-02-10T00:00:00Z');
const learnedMs = startMs + 15 * dayMs;
const clicksPerDay = 1000;

/** Greedy: every domain that can serve takes all it can get; traffic is shared by bid times remaining budget. */
const greedySharing: SharingRule = (contenders, { atMs }) => {
  const weights = contenders.map(({ facts, day }) =>
    servesAt(facts, day, atMs) ? facts.bidMicros * (1 + facts.budgetMicros - day.spentMicros) : 0,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return contenders.map(({ facts }, index) => ({
    requested: 1,
    share: sum === 0 ? 0 : (weights[index] ?? 0) / sum,
    priceMicros: facts.bidMicros,
  }));
};

/** How the days of one market turned out. Shares are 0 to 1. */
interface Result {
  spent: number;
  covered: number;
  /** The largest deviation from the plan on a day, as a share of the budget: averaged over the days, and at worst. */
  deviation: number;
  worstDeviation: number;
  /** Micro-dollars above a budget. */
  overDelivery: number;
  /** Of each domain on an average day, in the order of the bids. */
  clicks: number[];
}

/** Prints how budgets are spent when there is this many times the requested traffic: eight domains, one in each time
 * zone, of 1,000 clicks a day and bids from $0.05 to $0.40, over 60 seeded days. */
export async function bench(): Promise<void> {
  const bought: string[] = [];
  console.log('supply  rule    spent     day covered  deviation (worst)   over-delivery');
  for (const supply of supplies) {
    for (const [rule, sharing] of [
      ['ours', plannedSharing(firstPrice)],
      ['second', plannedSharing({ ...firstPrice, pricing: 'second' })],
      ['greedy', greedySharing],
    ] as const) {
      const { spent, covered, deviation, worstDeviation, overDelivery, clicks } = simulate(supply, sharing);
      if (supply < 10)
        bought.push(
          `${`${String(supply)}×`.padEnd(6)}  ${rule.padEnd(6)}${clicks.map((one) => one.toFixed(0).padStart(7)).join('')}`,
        );
      const row = [
        `${String(supply)}×`.padEnd(6),
        rule.padEnd(6),
        percent(spent).padStart(8),
        percent(covered).padStart(11),
        `${percent(deviation)} (${percent(worstDeviation)})`.padStart(20),
        `$${(overDelivery / 1e6).toFixed(2)}`.padStart(13),
      ];
      console.log(row.join('  '));
    }
  }
  const bids = timezoneValues.map((timezone, index) => dollars(aDomain(index, timezone).bidMicros).padStart(7));
  console.log(`\nClicks of an average day, by bid:\nsupply  rule  ${bids.join('')}\n${bought.join('\n')}`);
  benchAdvice();
}

function simulate(supply: number, sharing: SharingRule): Result {
  const hours = new Map<number, number>();
  const hourlyOpportunities = (supply * clicksPerDay * timezoneValues.length) / 24;
  const model = { ...createModel(hours, { hourlyOpportunities, sharing }), seed: 20_261_121, allows: () => true };
  const books = timezoneValues.map((timezone, index) => openBook(aDomain(index, timezone), [], model.curveOf));
  const watched = new Map<OpenDay, { minutes: number; servable: number; deviation: number }>();
  for (let atMs = startMs; atMs < learnedMs + days * dayMs; atMs += minuteMs) {
    const hour = atMs - (atMs % (60 * minuteMs));
    hours.set(hour, (hours.get(hour) ?? 0) + liveMinute(model, books, atMs));
    for (const book of books) {
      const day = book.dayAt(atMs);
      const seen = watched.get(day) ?? { minutes: 0, servable: 0, deviation: 0 };
      watched.set(day, seen);
      seen.minutes += 1;
      seen.servable += servesAt(book.facts, day, atMs) ? 1 : 0;
      seen.deviation = Math.max(
        seen.deviation,
        deviationOf(book, day, { atMs: atMs + minuteMs, curve: model.curveOf(day) }),
      );
    }
  }
  return resultOf(books, watched);
}

function deviationOf(
  { facts }: DomainBook,
  day: OpenDay,
  { atMs, curve }: { atMs: number; curve: Parameters<typeof plannedSpend>[0] },
): number {
  const anchor = day.anchors.at(-1);
  if (!anchor) return 0;
  return Math.abs(day.spentMicros - plannedSpend(curve, anchor, atMs)) / facts.budgetMicros;
}

function resultOf(
  books: readonly DomainBook[],
  watched: ReadonlyMap<OpenDay, { minutes: number; servable: number; deviation: number }>,
): Result {
  const counted = books.flatMap((book) =>
    book.days
      .filter((day) => day.startMs >= learnedMs && day.endMs <= learnedMs + days * dayMs)
      .map((day) => ({
        id: book.facts.id,
        day,
        budgetMicros: book.facts.budgetMicros,
        seen: watched.get(day) ?? { minutes: 1, servable: 0, deviation: 1 },
      })),
  );
  const mean = (read: (one: (typeof counted)[number]) => number) =>
    counted.reduce((sum, one) => sum + read(one), 0) / counted.length;
  return {
    spent: mean(({ day, budgetMicros }) => day.spentMicros / budgetMicros),
    covered: mean(({ seen }) => seen.servable / seen.minutes),
    deviation: mean(({ seen }) => seen.deviation),
    worstDeviation: Math.max(...counted.map(({ seen }) => seen.deviation)),
    overDelivery: counted.reduce((sum, { day, budgetMicros }) => sum + Math.max(0, day.spentMicros - budgetMicros), 0),
    clicks: books.map(({ facts }) => {
      const own = counted.filter(({ id }) => id === facts.id);
      return own.reduce((sum, { day }) => sum + day.clicks, 0) / own.length;
    }),
  };
}

function aDomain(index: number, timezone: string): DomainFacts {
  const bid = (index + 1) / 20;
  return inMemory(index + 1, { bid, budget: bid * clicksPerDay, timezone });
}

function dollars(micros: number): string {
  return `$${(micros / 1e6).toFixed(2)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
