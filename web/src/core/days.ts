/** A day in the format of URLs and date fields, `2026-11-01`; undefined if invalid. While a year is being typed, a field has
 * `0002`, `0020`, and `0202`: they are no years yet. */
export function dayOf(text: string): string | undefined {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  const start = localMidnight(text);
  return Number.isNaN(start.getTime()) || start.getDate() !== Number(text.slice(8)) ? undefined : text;
}

/** First and last day; without one of them, there is no such limit. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Why there is no day between the two, in the server's words.
 * @see docs/specification/decisions.md §5; the contract's description of the analytics */
export const daysFault = ({ from, to }: Days): string | undefined =>
  from !== undefined && to !== undefined && to < from ? 'The last day must not be before the first day' : undefined;

/** The start of a day in the browser's timezone, in wire format. */
export const dayStart = (day: string): string => localMidnight(day).toISOString();

/** The end of a day, in wire format: a day may have 23 or 25 hours. */
export function dayEnd(day: string): string {
  const end = localMidnight(day);
  end.setDate(end.getDate() + 1);
  return end.toISOString();
}

const dateFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const date = new Intl.DateTimeFormat('en-US', { ...dateFormat, year: 'numeric' });
const shortDate = new Intl.DateTimeFormat('en-US', dateFormat);
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day in words, whatever the browser's timezone: `Nov 1, 2026` of `2026-11-01`. */
export const dayInWords = (day: string): string => date.format(midnight(day));

/** The same without its year: `Nov 1`. */
export const shortDayInWords = (day: string): string => shortDate.format(midnight(day));

const localMidnight = (day: string): Date => new Date(`${day}T00:00:00`);
