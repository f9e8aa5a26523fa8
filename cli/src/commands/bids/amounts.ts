import { InvalidArgumentError } from 'commander';

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
