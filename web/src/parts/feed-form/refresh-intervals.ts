import { formatCount } from '../../core/format.ts';

const hour = 60;
const day = 24 * hour;

/** How often a URL feed can be fetched, in minutes. The contract accepts 15 to 10,080. */
const intervals = [15, 30, hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 7 * day] as const;

/** The label of a feed without an interval. */
const never = 'Not fetched automatically';

/**
 * The interval options, including a current one set elsewhere. @param present - minutes as a string, '' for
 * none
 */
export function intervalChoices(present: string): { readonly value: string; readonly label: string }[] {
  const minutes = new Set<number>(intervals);
  if (present !== '') minutes.add(Number(present));
  return [
    { value: '', label: never },
    ...[...minutes].sort((a, b) => a - b).map((value) => ({ value: String(value), label: intervalWords(value) })),
  ];
}

/** `Every 15 minutes`, `Every hour`, `Every 2 days`. @param minutes - whole minutes; null for none */
export function intervalWords(minutes: number | null): string {
  if (minutes === null) return never;
  if (minutes % day === 0) return every(minutes / day, 'day');
  return minutes % hour === 0 ? every(minutes / hour, 'hour') : every(minutes, 'minute');
}

const every = (count: number, unit: string): string =>
  count === 1 ? `Every ${unit}` : `Every ${formatCount(count)} ${unit}s`;
