const locale = 'en-US';

const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** A whole number with separators: `1,204`. */
export const formatCount = (value: number): string => count.format(value);

/** A count with its noun: `1 item`, `1,204 items`. @param noun - singular and plural */
export const formatCounted = (value: number, [one, several]: readonly [one: string, several: string]): string =>
  `${formatCount(value)} ${value === 1 ? one : several}`;

/** How many rows a list has: a number, or what a reply says of a list that is counted only so far. */
export type ListTotal = number | { readonly total: number; readonly total_is_capped?: boolean };

/** `1 entry`, `12 entries`, and `10,000+ entries` when there are more than were counted. */
export function formatTotal(total: ListTotal, noun: readonly [one: string, several: string]): string {
  if (typeof total === 'number') return formatCounted(total, noun);
  return total.total_is_capped === true ? `${formatCount(total.total)}+ ${noun[1]}` : formatCounted(total.total, noun);
}

/** US dollars with two places: `$0.14`. @param dollars - decimal dollars, as on the wire. */
export const formatMoney = (dollars: number): string => money.format(dollars);

/** A share with at most one place: `37.5%`. @param share - 0 to 1. */
export const formatPercent = (share: number): string => percent.format(share);

/** A change with its sign: `+12.5%`, `−3%`, `0%`. @param changed - percent, as on the wire */
export function formatChange(changed: number): string {
  const sign = changed > 0 ? '+' : changed < 0 ? '−' : '';
  return sign + percent.format(Math.abs(changed) / 100);
}
