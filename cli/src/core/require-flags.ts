import { UsageError } from './command-error.ts';

/** The values of flags by their names, such as `--name`. */
type Given = Readonly<Record<string, unknown>>;

/** Refuses to go on without flags that nobody can be asked for, and names all of them at once.
 * @throws UsageError if one is undefined */
export function requireFlags(given: Given): void {
  if (Object.values(given).includes(undefined)) throw missingFlags(given);
}

/** The error that names those of the flags that are undefined. */
export function missingFlags(given: Given): UsageError {
  return new UsageError(
    `Missing: ${Object.keys(given)
      .filter((flag) => given[flag] === undefined)
      .join(', ')}`,
  );
}
