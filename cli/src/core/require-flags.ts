import { UsageError } from './command-error.ts';

/** Refuses to go on without flags that nobody can be asked for, and names all of them at once.
 * @param given - values by flag, such as `--name`
 * @throws UsageError if one is undefined */
export function requireFlags(given: Readonly<Record<string, unknown>>): void {
  const missing = Object.keys(given).filter((flag) => given[flag] === undefined);
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.join(', ')}`);
}
