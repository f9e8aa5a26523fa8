/** A server time in a timezone's local time: `2026-11-20 09:05 EST`. The zone name distinguishes the repeated hour on a
 * day of 25 hours.
 * @param iso - UTC, ISO 8601
 * @param timezone - IANA name */
export function localTime(iso: string, timezone: string): string {
  const { year, month, day, hour, minute, zone } = partsOf(iso, timezone);
  return `${year}-${month}-${day} ${hour}:${minute} ${zone}`;
}

/** Just the time: `09:05 EST`. */
export function localHour(iso: string, timezone: string): string {
  const { hour, minute, zone } = partsOf(iso, timezone);
  return `${hour}:${minute} ${zone}`;
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'zone';

function partsOf(iso: string, timezone: string): Readonly<Record<Part, string>> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const parts = format.formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    zone: part('timeZoneName'),
  };
}
