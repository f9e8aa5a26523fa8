import { InvalidArgumentError } from 'commander';

/** US dollars for people: `$0.25`, `$1,250.00`.
 * @param decimals - places behind the point; prices of single clicks on average have 3 */
export function moneyText(dollars: number, decimals = 2): string {
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

/** A percentage for people: `97.2%`. */
export function percentText(percent: number, decimals = 1): string {
  return `${percent.toFixed(decimals)}%`;
}

/** Reads a flag that is an amount of US dollars. Bounds and step are the server's to refuse, in its words. */
export function parseDollars(typed: string): number {
  const text = typed.trim().replace(/^\$/, '');
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text)) {
    throw new InvalidArgumentError('It has to be an amount in US dollars, such as 0.25.');
  }
  return Number(text);
}

/** Reads a flag that is the version of a bidding: 0 or more. */
export function parseVersion(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError('It has to be a whole number, 0 or more.');
  return Number(typed);
}
