const locale = 'en-US';

/** The local time in a timezone: `23:31`. @param zone - IANA name, `America/New_York` */
export const formatZoneClock = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** A readable timezone name: `New York time`. */
export const zoneInWords = (zone: string): string => `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;

/** The timezone's abbreviation at a given time: `EST`, `EDT`, `GMT+9`. */
export const zoneNameAt = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The date in a timezone: `2026-11-20`. */
export const zoneDate = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
