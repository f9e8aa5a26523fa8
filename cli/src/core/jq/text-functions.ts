import { textOf } from './functions.ts';
import type { Json } from './json-value.ts';
import { QueryError } from './query-error.ts';

/** `test`: whether a pattern occurs in a text. */
export function isMatch(value: Json, pattern: Json, flags: Json): boolean {
  return patternOf(pattern, flags, 'test').test(textOf(value, 'test'));
}

/** What replaces the matches of a pattern. */
export interface Replacement {
  readonly flags: Json;
  /** All matches, not only the first. */
  readonly everywhere: boolean;
  /** The new text for one match, given its named groups. */
  readonly with: (captures: Json) => Json;
}

/** `sub` and `gsub`. */
export function replaced(value: Json, pattern: Json, { flags, everywhere, with: replacement }: Replacement): string {
  const found = patternOf(pattern, flags, 'sub');
  const isGlobal = everywhere || found.global;
  const search = new RegExp(found.source, `${found.flags.replace('g', '')}${isGlobal ? 'g' : ''}`);
  return textOf(value, 'sub').replace(search, (...match: unknown[]) => {
    const groups = match.at(-1);
    // Each named group is a text, or undefined where it took no part.
    const captures = typeof groups === 'object' ? (groups as Readonly<Record<string, string | undefined>>) : {};
    const named = Object.entries(captures).map(([name, text]) => [name, text ?? null] as const);
    return textOf(replacement(Object.fromEntries(named)), 'the replacement of sub');
  });
}

/** jq's flags, and JavaScript's for the same. */
const flagsOf: Readonly<Record<string, string>> = { g: 'g', i: 'i', s: 's' };

function patternOf(pattern: Json, flags: Json, what: string): RegExp {
  const given = flags === null ? '' : textOf(flags, `the flags of ${what}`);
  const unknown = Array.from(given).find((flag) => flagsOf[flag] === undefined);
  if (unknown !== undefined)
    throw new QueryError(`${what}: the flag ${unknown} is not supported; use ${Object.keys(flagsOf).join(', ')}`);
  try {
    return new RegExp(textOf(pattern, what), `u${Array.from(new Set(given), (flag) => flagsOf[flag] ?? '').join('')}`);
  } catch (error) {
    if (error instanceof QueryError) throw error;
    throw new QueryError(`${what}: ${error instanceof Error ? error.message : 'the pattern is not valid'}`, {
      cause: error,
    });
  }
}
