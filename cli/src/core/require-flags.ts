import { UsageError } from './command-error.ts';

/** The values of flags by their names, such as `--name`. */
export type Given = Readonly<Record<string, unknown>>;

/** Refuses to go on without flags that nobody can be asked for, and names all of them at once.
 * @throws UsageError if one is undefined */
export function requireFlags(given: Given): void {
  if (missingNames(given).length > 0) throw missingFlags(given);
}

/** The error that names those of the flags that are undefined. */
export function missingFlags(given: Given): UsageError {
  return new UsageError(`Missing: ${missingNames(given).join(', ')}`);
}

/** The names of those that are undefined. */
export function missingNames(given: Given): readonly string[] {
  return Object.keys(given).filter((name) => given[name] === undefined);
}
