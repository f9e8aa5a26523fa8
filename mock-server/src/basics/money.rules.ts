/** Money is stored as whole micro-dollars; on the wire it is US dollars with at most two decimals. */
const microsPerCent = 10_000;

/** Converts a wire amount to micro-dollars through whole cents: 0.29 is 290,000, not 289,999.99.
 * @param dollars - US dollars, a multiple of 0.01. */
export function microsOf(dollars: number): number {
  return Math.round(dollars * 100) * microsPerCent;
}

/** US dollars in wire format, 2 decimals. Exact for whole cents, which is all that is ever charged; anything else is
 * rounded to the nearest cent.
 * @param micros - micro-dollars. */
export function dollarsOf(micros: number): number {
  return Math.round(micros / microsPerCent) / 100;
}

/** US dollars per click, 3 decimals; 0 without clicks.
 * @param micros - amount charged, in micro-dollars.
 * @param clicks - charged clicks. */
export function averageCost(micros: number, clicks: number): number {
  return clicks === 0 ? 0 : Math.round(micros / clicks / 1000) / 1000;
}

/** `$1,250.00`, the format of amounts in messages.
 * @param micros - micro-dollars. */
export function moneyInWords(micros: number): string {
  const [whole = '0', cents = '00'] = dollarsOf(micros).toFixed(2).split('.');
  return `$${Number(whole).toLocaleString('en-US')}.${cents}`;
}

/** A percentage with one decimal; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}
