import type { DemoBid } from './demo-content.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** How long the domains have had visitors. @see docs/specification/decisions.md §8 */
export const trafficDays = 60;
/** demo-today.ts says what happens in the last hours. */
const untilDaysAgo = 0.4;
/** The share of today's budget that the first day had. */
const firstShare = 0.3;
/** Clients raise their bids once, so many days ago. */
const raisedDaysAgo = 20;

/** Just after midnight in New York and early in London, in minutes of UTC: a budget is that of a whole day. */
const atMinute = 305;

/** What a client spends on a domain at the end of the 60 days. */
interface Habit extends Omit<DemoBid, 'daysAgo'> {
  readonly bidAtFirst: number;
  /** On which days of the week, 0 for Sunday, its budget changes, and to which part of the usual one: most on weekends. */
  readonly ofWeekday: Readonly<Record<number, number>>;
}

const habits: readonly Habit[] = [
  {
    client: 'acme',
    domain: 'daily-clips.example',
    bidAtFirst: 0.35,
    bid: 0.4,
    budget: 75,
    ofWeekday: { 1: 0.8, 5: 1.55 },
  },
  { client: 'acme', domain: 'acme-shorts.example', bidAtFirst: 0.25, bid: 0.25, budget: 60, ofWeekday: {} },
  {
    client: 'globex',
    domain: 'globex-clips.example',
    bidAtFirst: 0.25,
    bid: 0.3,
    budget: 40,
    ofWeekday: { 5: 1 },
  },
];

/** The bids and budgets of 60 days, up to the last hours: more from week to week, and most on weekends.
 * @param nowMs - milliseconds since 1970. */
export function demoBudgets(nowMs: number): DemoBid[] {
  const midnightMs = nowMs - (nowMs % dayMs);
  return habits.flatMap(({ bidAtFirst, ofWeekday, ...habit }) =>
    Array.from({ length: trafficDays + 1 }, (_, index) => trafficDays - index).flatMap((ago) => {
      const atMs = midnightMs - ago * dayMs + atMinute * minuteMs;
      const daysAgo = (nowMs - atMs) / dayMs;
      const ofDay = ofWeekday[new Date(atMs).getUTCDay()] ?? (ago === trafficDays ? 1 : undefined);
      if (ofDay === undefined || daysAgo < untilDaysAgo) return [];
      const trend = firstShare + (1 - firstShare) * (1 - ago / trafficDays);
      const budget = Math.round(habit.budget * trend * ofDay);
      return [{ ...habit, bid: ago > raisedDaysAgo ? bidAtFirst : habit.bid, budget, daysAgo }];
    }),
  );
}
