import { invalid } from '../../core/refusal.ts';
import { addDays, clockDate, clockHour, midnightOf } from '../../basics/account-day.rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const usualDays = 30;
const mostDays = 366;
const mostDaysByHour = 31;

/** Calendar days and the moments they span, in milliseconds since 1970: from `startMs` up to, but not including,
 * `endMs`. */
export interface AnalyticsPeriod {
  readonly timezone: string;
  /** First and last day, as 2026-11-20. */
  readonly from: string;
  readonly to: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The requested period. Days as 2026-11-20. */
export interface PeriodQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly isByHour: boolean;
}

/** The requested days: by default the last 30, including today; 30 from or up to a day if only that one is given.
 * @throws Refusal 422 for a day that is not in the calendar, an end before the start, or too many days. */
export function readPeriod({ from, to, isByHour }: PeriodQuery, timezone: string, nowMs: number): AnalyticsPeriod {
  const errors = { ...dateFault('from', from), ...dateFault('to', to) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const today = clockDate(timezone, nowMs);
  const length = isByHour ? Math.min(usualDays, mostDaysByHour) : usualDays;
  const last = to ?? (from === undefined ? today : earlier(today, addDays(from, length - 1), from));
  const first = from ?? addDays(last, 1 - length);
  if (last < first) throw invalid({ to: ['The last day must not be before the first day'] });
  const most = isByHour ? mostDaysByHour : mostDays;
  if (daysBetween(first, last) > most)
    throw invalid({ from: [`Please choose at most ${String(most)} days${isByHour ? ' when grouping by hour' : ''}`] });
  return {
    timezone,
    from: first,
    to: last,
    startMs: midnightOf(timezone, first),
    endMs: midnightOf(timezone, addDays(last, 1)),
  };
}

/** The same number of days just before. While a period is not over, the previous one ends at the same hour of its last
 * day, so that like is compared with like. */
export function periodBefore({ timezone, from, to, startMs, endMs }: AnalyticsPeriod, nowMs: number): AnalyticsPeriod {
  const days = daysBetween(from, to);
  const first = addDays(from, -days);
  const before = { timezone, from: first, to: addDays(from, -1), startMs: midnightOf(timezone, first), endMs: startMs };
  if (nowMs < startMs || nowMs >= endMs) return before;
  const today = clockDate(timezone, nowMs);
  const sameTimeMs = midnightOf(timezone, addDays(today, -days)) + nowMs - midnightOf(timezone, today);
  return { ...before, endMs: Math.min(startMs, sameTimeMs) };
}

/** The time slot that a row stands for. */
export interface TimeSlot {
  readonly key: string;
  readonly label: string;
  readonly startMs: number;
  /** Where it is in its period: the day, counted from 1, and the hour on its clock. */
  readonly place: string;
}

/** The days of a period in their order. */
export function daySlots({ timezone, from, to }: AnalyticsPeriod): TimeSlot[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => {
    const date = addDays(from, index);
    return { key: date, label: dateInWords(date), startMs: midnightOf(timezone, date), place: String(index + 1) };
  });
}

/** The hours of a period in order: 23 or 25 on the days of a clock change. */
export function hourSlots({ timezone, from, startMs, endMs }: AnalyticsPeriod): TimeSlot[] {
  const slots: TimeSlot[] = [];
  for (let atMs = startMs; atMs < endMs; atMs += hourMs) {
    const date = clockDate(timezone, atMs);
    const hour = `${String(clockHour(timezone, atMs)).padStart(2, '0')}:00`;
    const label = `${dateInWords(date)}, ${hour}`;
    const isRepeated = slots.at(-1)?.label === label;
    const place = `${String(daysBetween(from, date))} ${hour}${isRepeated ? ' again' : ''}`;
    slots.push({ key: new Date(atMs).toISOString(), label, startMs: atMs, place });
  }
  return slots;
}

/** 'Nov 20, 2026' */
function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function earlier(one: string, other: string, notBefore: string): string {
  const found = one < other ? one : other;
  return found < notBefore ? notBefore : found;
}

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
}

function dateFault(field: string, date: string | undefined): Record<string, string[]> {
  if (date === undefined) return {};
  const atMs = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  const isDate = !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(date);
  return isDate ? {} : { [field]: ['Please enter a date such as 2026-11-20'] };
}
