import { seededRandom } from '../core/ids.ts';
import type { DemoBid } from './demo-content.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** How long the domains have had visitors. @see docs/specification/decisions.md §8 */
export const trafficDays = 60;
/** What happens in the last hours is told by demo-today.ts. */
const untilDaysAgo = 0.4;
/** The share of today's budget that the first day had. */
const firstShare = 0.4;
/** The client's bid goes up once, so many days ago. */
const raisedDaysAgo = 20;
/** How much a budget differs from the trend, either way. */
const noise = 0.08;

/** Just after midnight in New York and early in London, in minutes of UTC: a budget is that of a whole day. */
const atMinute = 305;

/** What a client spends on a domain at the end of the 60 days. */
interface Habit extends Omit<DemoBid, 'daysAgo'> {
  readonly bidAtFirst: number;
  /** On which days of the week, 0 for Sunday, its budget changes, and to which part of the usual one: most on weekends.
   * Not all change on the same days, so that no two days are alike. */
  readonly ofWeekday: Readonly<Record<number, number>>;
}

const habits: readonly Habit[] = [
  {
    client: 'acme',
    domain: 'daily-clips.example',
    bidAtFirst: 0.25,
    bid: 0.3,
    budget: 75,
    ofWeekday: { 1: 0.85, 5: 1.3 },
  },
  {
    client: 'acme',
    domain: 'acme-shorts.example',
    bidAtFirst: 0.16,
    bid: 0.16,
    budget: 25,
    ofWeekday: { 1: 0.9, 5: 1.2 },
  },
  {
    client: 'globex',
    domain: 'globex-clips.example',
    bidAtFirst: 0.18,
    bid: 0.2,
    budget: 40,
    ofWeekday: { 1: 0.8, 5: 1.3 },
  },
];

/** The bids and budgets of 60 days, up to the last hours: more from week to week, most on Saturdays, and never quite
 * the same.
 * @param nowMs - milliseconds since 1970. */
export function demoBudgets(nowMs: number): DemoBid[] {
  const random = seededRandom('budgets of the demo');
  const midnightMs = nowMs - (nowMs % dayMs);
  return habits.flatMap(({ bidAtFirst, ofWeekday, ...habit }) =>
    Array.from({ length: trafficDays + 1 }, (_, index) => trafficDays - index).flatMap((ago) => {
      const atMs = midnightMs - ago * dayMs + atMinute * minuteMs;
      const daysAgo = (nowMs - atMs) / dayMs;
      const ofDay = ofWeekday[new Date(atMs).getUTCDay()] ?? (ago === trafficDays ? 1 : undefined);
      if (ofDay === undefined || daysAgo < untilDaysAgo) return [];
      const trend = firstShare + (1 - firstShare) * (1 - ago / trafficDays);
      const byChance = 1 + noise * ((random(1)[0] ?? 0) / 127.5 - 1);
      const budget = Math.round(habit.budget * trend * ofDay * byChance);
      return [{ ...habit, bid: ago > raisedDaysAgo ? bidAtFirst : habit.bid, budget, daysAgo }];
    }),
  );
}
