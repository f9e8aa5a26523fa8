import { daysFault, type Days } from '../../core/days.ts';

/** Named ranges; `own` uses two date fields. */
export const rangeNames = ['today', 'yesterday', '7d', '30d', '90d', 'month', 'own'] as const;
export type RangeName = (typeof rangeNames)[number];
export const usualRange: RangeName = '30d';

export const rangeWords: Record<RangeName, string> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  month: 'This month',
  own: 'Custom range',
};

/** One day has only one row by day. */
export const isOneDay = (range: RangeName): boolean => range === 'today' || range === 'yesterday';

/** The dates of a named range; the server's default if omitted: the last 30 days with today.
 * @param today - the date in the account's timezone; `2026-11-20`
 * @param own - the two fields */
export function daysOf(range: RangeName, today: string, own: Days): Days {
  const days: Record<RangeName, () => Days> = {
    today: () => ({ from: today, to: today }),
    yesterday: () => ({ from: addDays(today, -1), to: addDays(today, -1) }),
    '7d': () => ({ from: addDays(today, -6), to: today }),
    '30d': () => ({}),
    '90d': () => ({ from: addDays(today, -89), to: today }),
    month: () => ({ from: `${today.slice(0, 8)}01`, to: today }),
    own: () => own,
  };
  return days[range]();
}

/** Whether the account's timezone is needed to resolve the dates. */
export const needsToday = (range: RangeName): boolean => range !== '30d' && range !== 'own';

/** Why the range is invalid, in the server's words; undefined if it is valid, or if only the server can tell.
 * @see docs/specification/decisions.md §5; the contract's description of the analytics */
export function rangeFault({ from, to }: Days, isByHour: boolean): string | undefined {
  const fault = daysFault({ from, to });
  if (fault !== undefined || from === undefined || to === undefined) return fault;
  const most = isByHour ? mostDaysByHour : mostDays;
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return count > most
    ? `Please choose at most ${String(most)} days${isByHour ? ' when grouping by hour' : ''}`
    : undefined;
}

const dayMs = 86_400_000;
const mostDays = 366;
const mostDaysByHour = 31;

function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
