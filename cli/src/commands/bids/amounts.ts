import { InvalidArgumentError } from 'commander';

/** Parses an amount in US dollars. The server checks bounds and step and answers in its own words. */
export function parseDollars(typed: string): number {
  const text = typed.trim().replace(/^\$/, '');
  if (!/^-?\d{1,9}(\.\d{1,9})?$/.test(text)) {
    throw new InvalidArgumentError('Must be an amount in US dollars, such as 0.25.');
  }
  return Number(text);
}
