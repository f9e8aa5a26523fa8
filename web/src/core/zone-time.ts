const locale = 'en-US';

/** The local time in a timezone: `23:31`. @param zone - IANA name, `America/New_York` */
export const formatZoneClock = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** Date and time in a timezone, with its name at that time: `Nov 20, 2026, 23:31 EST`. */
export const formatZoneTime = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);

/** An hour of a day by its start: `07:00`. @param hour - 0 to 23 */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface DayHour {
  readonly hour: number;
  /** ISO 8601 */
  readonly starts_at: string;
}

/** The name of one of a day's hours: `16:00`; `01:00 EDT` where the clock shows the same hour twice. */
export function hourAmong(hours: readonly DayHour[], { hour, starts_at: start }: DayHour, zone: string): string {
  const isTwice = hours.some((one) => one.hour === hour && one.starts_at !== start);
  return isTwice ? `${formatHour(hour)} ${zoneNameAt(new Date(start), zone)}` : formatHour(hour);
}

/** A readable timezone name: `New York time`. */
export const zoneInWords = (zone: string): string => `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;

/** The timezone's abbreviation at a given time: `EST`, `EDT`, `GMT+9`. */
const zoneNameAt = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The date in a timezone: `2026-11-20`. */
export const zoneDate = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
