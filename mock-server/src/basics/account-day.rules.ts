const hourMs = 3_600_000;

/** When the days of an account start. All timezones of the platform are whole hours from UTC and change clocks after
 * midnight, so every midnight exists exactly once, at a full hour. */
export interface AccountZone {
  /** IANA name. */
  readonly timezone: string;
  /** Since when, if it replaced another one: its days start no earlier. */
  readonly timezoneFrom?: Date | null;
  /** What it changes to, and when (a midnight in the current timezone). */
  readonly pendingTimezone: string | null;
  readonly pendingTimezoneFrom: Date | null;
}

/** A day of an account, in milliseconds since 1970: from `startMs` (inclusive) to `endMs` (exclusive). */
export interface AccountDay {
  readonly timezone: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The day that a moment falls on: midnight to midnight in the account's timezone, 23, 24, or 25 hours. The first day
 * after a timezone change starts where the last day of the old one ended, and ends at the first midnight of the new
 * one.
 * @param atMs - milliseconds since 1970. @see docs/specification/decisions.md §8 */
export function accountDay(zone: AccountZone, atMs: number): AccountDay {
  const fromMs = zone.pendingTimezoneFrom?.getTime() ?? Number.POSITIVE_INFINITY;
  if (zone.pendingTimezone === null || atMs < fromMs)
    return notBefore(zone.timezoneFrom, clockDay(zone.timezone, atMs));
  return notBefore(zone.pendingTimezoneFrom, clockDay(zone.pendingTimezone, atMs));
}

function notBefore(from: Date | null | undefined, day: AccountDay): AccountDay {
  return { ...day, startMs: Math.max(day.startMs, from?.getTime() ?? day.startMs) };
}

/** The whole day, from midnight to midnight, that a day is or is the end of: the first day after a timezone change is
 * shorter. */
export function wholeDay({ timezone, endMs }: AccountDay): AccountDay {
  return clockDay(timezone, endMs - 1);
}

/** The timezone in effect at a moment. */
export function zoneAt(zone: AccountZone, atMs: number): string {
  return accountDay(zone, atMs).timezone;
}

/** The timezone that a change puts into effect at the next midnight; null without such a change. */
export function pendingZoneAt(zone: AccountZone, atMs: number): string | null {
  return zone.pendingTimezone === zoneAt(zone, atMs) ? null : zone.pendingTimezone;
}

/** The starts of a day's hours, in milliseconds since 1970. */
export function hoursOf({ startMs, endMs }: AccountDay): number[] {
  return Array.from({ length: Math.round((endMs - startMs) / hourMs) }, (_, index) => startMs + index * hourMs);
}

/** The local hour in the timezone, 0 to 23. */
export function clockHour(timezone: string, atMs: number): number {
  return new Date(atMs + offsetMs(timezone, atMs)).getUTCHours();
}

/** The local date in the timezone, as 2026-11-20. */
export function clockDate(timezone: string, atMs: number): string {
  return new Date(atMs + offsetMs(timezone, atMs)).toISOString().slice(0, 10);
}

/** The midnight at which a date starts in the timezone, in milliseconds since 1970.
 * @param date - as 2026-11-20. */
export function midnightOf(timezone: string, date: string): number {
  const asUtcMs = Date.parse(`${date}T00:00:00Z`);
  const aboutMs = asUtcMs - offsetMs(timezone, asUtcMs);
  return asUtcMs - offsetMs(timezone, aboutMs);
}

/** The date a number of days after another. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10);
}

function clockDay(timezone: string, atMs: number): AccountDay {
  const date = clockDate(timezone, atMs);
  return { timezone, startMs: midnightOf(timezone, date), endMs: midnightOf(timezone, addDays(date, 1)) };
}

// Creating a formatter takes far longer than using it, and there are only a few timezones.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The timezone's offset from UTC. */
function offsetMs(timezone: string, atMs: number): number {
  const format =
    formats.get(timezone) ?? new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' });
  formats.set(timezone, format);
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * 60_000);
}
