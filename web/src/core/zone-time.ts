const locale = 'en-US';

/** The time of day on the clock of a zone: `23:31`. @param zone - IANA name, `America/New_York` */
export const formatZoneClock = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** What people call a zone: `New York time`. */
export const zoneInWords = (zone: string): string => `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time`;

/** The short name that a zone goes by at a moment: `EST`, `EDT`, `GMT+9`. */
export const zoneNameAt = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** The date that a calendar of the zone shows: `2026-11-20`. */
export const zoneDate = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
