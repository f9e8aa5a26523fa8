import { InvalidArgumentError } from 'commander';

/** Parses an amount in US dollars. The server checks bounds and step and answers in its own words. */
export function parseDollars(typed: string): number {
  const text = typed.trim().replace(/^\$/, '');
  if (!/^\d{1,9}(\.\d{1,9})?$/.test(text)) {
    throw new InvalidArgumentError('Must be an amount in US dollars, such as 0.25.');
  }
  return Number(text);
}

/** Parses a bidding version: 0 or more. */
export function parseVersion(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError('Must be a whole number, 0 or more.');
  return Number(typed);
}
