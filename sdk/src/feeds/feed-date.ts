import type { ValueReading } from './column-mapping.ts';

/** What programs write most, which the engine itself reads fastest. */
const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]{1,9}([^T ].*))?$/i;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,]{1,9}([^T ,].*))?$/i;
const dayMonthName =
  /^(?:[a-z]{2,9}\.?,? +)?(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?:[ ,T]{1,9}([^ ,T].*))?$/i;
const monthNameDay =
  /^(?:[a-z]{2,9}\.?,? +)?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4}|\d{2})(?:[ ,T]{1,9}([^ ,T].*))?$/i;
const compact = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/;
const time =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(am|pm|a\.m\.|p\.m\.)? ?(z|[a-z]{2,5}|(?:gmt|utc)?[+-]\d{1,2}(?::?\d{2})?)?$/i;
/** What programs add to a zone: `+01:00[Europe/Berlin]`, `GMT+0100 (Central European Standard Time)`. */
const zoneName = / ?(?:\[[^[\]]{1,40}\]|\([^()]{1,60}\))$/;
/** Spaces that programs write where people see a plain one, such as before PM. */
const spaces = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/g;
/** Days since the end of 1899, as spreadsheets keep dates; 25,569 is 1970-01-01. These are the years from 1990 to 2050. */
const spreadsheetDays = { first: 32_874, last: 54_789, epoch: 25_569 };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Zones in hours: those of RFC 822, and abbreviations that stand for a single zone. */
const zones: ReadonlyMap<string, number> = new Map([
  ['z', 0],
  ['ut', 0],
  ['utc', 0],
  ['gmt', 0],
  ['est', -5],
  ['edt', -4],
  ['cst', -6],
  ['cdt', -5],
  ['mst', -7],
  ['mdt', -6],
  ['pst', -8],
  ['pdt', -7],
  ['akst', -9],
  ['akdt', -8],
  ['hst', -10],
  ['wet', 0],
  ['west', 1],
  ['cet', 1],
  ['cest', 2],
  ['eet', 2],
  ['eest', 3],
  ['msk', 3],
  ['hkt', 8],
  ['sgt', 8],
  ['jst', 9],
  ['kst', 9],
  ['aest', 10],
  ['aedt', 11],
  ['nzst', 12],
  ['nzdt', 13],
]);

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time?: string | undefined;
}

/** What a date means: a time, no date at all (`0000-00-00`), or something ambiguous. */
export type FeedDate = { readonly iso: string } | 'none' | 'unclear';

/** Reads an absolute date: ISO 8601, RFC 822, epoch seconds or milliseconds, `20240131`, `31.01.2024`, `Jan 31, 2024`,
 * the days of a spreadsheet. Without a zone it is UTC. `03/04/2024` could be March or April, so it is ambiguous; so are
 * relative dates. */
export function readDate(text: string, as?: ValueReading): FeedDate {
  const value = plainSpaces(text);
  if (utc.test(value)) {
    const read = asDate(Date.parse(value));
    // It reads the 30th of February as a day of March.
    if (typeof read === 'object' && read.iso.startsWith(value.slice(0, 19))) return read;
  }
  if (/^0{4}-0{2}-0{2}/.test(value) || value === '0') return 'none';
  const epoch = epochMs(value, as);
  if (epoch !== undefined) return asDate(epoch);
  const day = dayIn(value);
  if (day === undefined || !isDay(day)) return 'unclear';
  const within = day.time === undefined ? 0 : timeMs(day.time.trim());
  return within === undefined ? 'unclear' : asDate(Date.UTC(day.year, day.month - 1, day.day) + within);
}

/** What of a date was not understood, if it can be told. */
export function unclearPart(text: string): string | undefined {
  const value = plainSpaces(text);
  const day = dayIn(value);
  if (day === undefined) return yearLast.test(value) ? 'day and month could be the other way round' : undefined;
  if (!isDay(day)) return 'there is no such day';
  if (day.time === undefined) return undefined;
  const zone = /[ \d]([a-z]{2,5})$/i.exec(day.time)?.[1];
  if (zone !== undefined && !zones.has(zone.toLowerCase()) && !/^[ap]m$/i.test(zone))
    return `the zone ${zone} is not known`;
  return `${day.time} is not a time`;
}

function plainSpaces(text: string): string {
  return text.replace(spaces, ' ').trim();
}

function asDate(ms: number): FeedDate {
  const date = new Date(ms);
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 2200 ? { iso: date.toISOString() } : 'unclear';
}

function epochMs(value: string, as: ValueReading | undefined): number | undefined {
  if (!/^\d{1,15}(?:\.\d+)?$/.test(value)) return undefined;
  const number = Number(value);
  if (as === 'epoch') return number * 1000;
  if (as === 'epoch-ms') return number;
  if (compact.test(value)) return undefined;
  const { first, last, epoch } = spreadsheetDays;
  if (number >= first && number <= last) return Math.round((number - epoch) * 86_400) * 1000;
  if (number >= 1e8 && number < 1e11) return number * 1000;
  return number >= 1e11 && number < 1e14 ? number : undefined;
}

function dayIn(value: string): Day | undefined {
  const byYear = yearFirst.exec(value);
  if (byYear !== null)
    return { year: Number(byYear[1]), month: Number(byYear[2]), day: Number(byYear[3]), time: byYear[4] };
  const digits = compact.exec(value);
  if (digits !== null) {
    const clock = digits[4] === undefined ? undefined : `${digits[4]}:${digits[5] ?? ''}:${digits[6] ?? ''}`;
    return { year: Number(digits[1]), month: Number(digits[2]), day: Number(digits[3]), time: clock };
  }
  const named = dayMonthName.exec(value);
  if (named !== null)
    return { year: yearOf(named[3]), month: monthOf(named[2]), day: Number(named[1]), time: named[4] };
  const american = monthNameDay.exec(value);
  if (american !== null)
    return { year: yearOf(american[3]), month: monthOf(american[1]), day: Number(american[2]), time: american[4] };
  const last = yearLast.exec(value);
  return last === null ? undefined : dayWithYearLast(last);
}

function dayWithYearLast([, first = '', separator, second = '', year, clock]: RegExpExecArray): Day | undefined {
  const [a, b] = [Number(first), Number(second)];
  const isDayFirst = separator === '.' || a > 12;
  // `26/01/31` could begin with its year.
  if (year?.length === 2 && separator !== '.' && a > 12) return undefined;
  if (!isDayFirst && b <= 12 && a !== b) return undefined;
  return { year: yearOf(year), month: isDayFirst ? b : a, day: isDayFirst ? a : b, time: clock };
}

/** A year of two digits is from 1950 to 2049, as in RFC 2822. */
function yearOf(digits = ''): number {
  const year = Number(digits);
  if (digits.length !== 2) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function monthOf(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function isDay({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Milliseconds since midnight UTC; undefined if it is not a time. */
function timeMs(text: string): number | undefined {
  const found = time.exec(text.replace(zoneName, ''));
  if (found === null) return undefined;
  const [, hour = '0', minute = '0', second = '0', fraction = '', half, zone] = found;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  if (hours > 24 || Number(minute) > 59 || Number(second) > 60) return undefined;
  const offset = zone === undefined ? 0 : zoneHours(zone);
  if (offset === undefined) return undefined;
  return (
    ((hours - offset) * 3600 + Number(minute) * 60 + Number(second)) * 1000 +
    Math.trunc(Number(`0.${fraction || '0'}`) * 1000)
  );
}

function zoneHours(zone: string): number | undefined {
  const offset = /^(?:gmt|utc)?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(zone);
  if (offset === null) return zones.get(zone.toLowerCase());
  const hours = Number(offset[2]) + Number(offset[3] ?? 0) / 60;
  return offset[1] === '-' ? -hours : hours;
}
