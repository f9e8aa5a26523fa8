import { readAmount } from '@grt/sdk/rules';
import { InvalidArgumentError } from 'commander';

/** Reads an amount in US dollars. The server checks bounds and step and answers in its own words. */
export function parseDollars(typed: string): number {
  const { dollars, problem } = readAmount(typed);
  if (Number.isNaN(dollars))
    throw new InvalidArgumentError(`${problem ?? 'Must be an amount in US dollars, such as 0.25'}.`);
  return dollars;
}
