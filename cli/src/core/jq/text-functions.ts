import { textOf } from './functions.ts';
import { isArray, type Json } from './json-value.ts';
import { javaScriptPattern } from './pattern-syntax.ts';
import { QueryError } from './query-error.ts';

/** `test`: whether a pattern occurs in a text. The pattern may be a list of itself and its flags. */
export function isMatch(value: Json, pattern: Json, flags: Json): boolean {
  const [source = null, own = null] = isArray(pattern) ? pattern : [pattern, flags];
  return matches(textOf(value, 'test'), patternOf(source, own, 'test')).length > 0;
}

/** What replaces the matches of a pattern. */
export interface Replacement {
  readonly flags: Json;
  /** All matches, not only the first. */
  readonly everywhere: boolean;
  /** The new texts for one match, given its named groups. */
  readonly with: (captures: Json) => Iterable<Json>;
}

/** `sub` and `gsub`: one text for each new text of the only match. */
export function* replaced(
  value: Json,
  pattern: Json,
  { flags, everywhere, with: replacement }: Replacement,
): Generator<string> {
  const asked = patternOf(pattern, flags, 'sub');
  const text = textOf(value, 'sub');
  const all = matches(text, asked);
  const found = everywhere || asked.isGlobal ? all : all.slice(0, 1);
  const pieces = found.map((match, at) => {
    const before = found[at - 1];
    return {
      between: text.slice(before === undefined ? 0 : before.index + before[0].length, match.index),
      texts: Array.from(replacement(namedGroups(match)), (one) => textOf(one, 'the replacement of sub')),
    };
  });
  const last = found.at(-1);
  const tail = text.slice(last === undefined ? 0 : last.index + last[0].length);
  if (found.length === 1) for (const one of pieces[0]?.texts ?? []) yield (pieces[0]?.between ?? '') + one + tail;
  else yield pieces.map(({ between, texts }) => between + only(texts)).join('') + tail;
}

function only(texts: readonly string[]): string {
  const [first, ...others] = texts;
  if (first !== undefined && others.length === 0) return first;
  throw new QueryError('a replacement of several matches with none or several values is not supported');
}

/** Each named group is a text, or null where it took no part. */
function namedGroups({ groups = {} }: RegExpExecArray): Json {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text ?? null]));
}

interface Asked {
  readonly pattern: RegExp;
  readonly isGlobal: boolean;
  /** Matches of nothing do not count. */
  readonly isNotEmpty: boolean;
}

function matches(text: string, { pattern, isNotEmpty }: Asked): readonly RegExpExecArray[] {
  return Array.from(text.matchAll(pattern)).filter(([match]) => !isNotEmpty || match !== '');
}

/** jq's flags: g all matches, i any case, n no empty matches, p the dot matches line breaks too, s `^` and `$` are the
 * ends of the text (they always are), x extended. l, the longest match, is not for JavaScript. */
const known = ['g', 'i', 'n', 'p', 's', 'x'];

function patternOf(pattern: Json, flags: Json, what: string): Asked {
  const given = flags === null ? '' : textOf(flags, `the flags of ${what}`);
  const unknown = Array.from(given).find((flag) => !known.includes(flag));
  if (unknown !== undefined)
    throw new QueryError(`${what}: the flag ${unknown} is not supported; use ${known.join(', ')}`);
  const source = textOf(pattern, what);
  const own = `gv${given.includes('i') ? 'i' : ''}${given.includes('p') ? 's' : ''}`;
  try {
    const search = new RegExp(javaScriptPattern(source, given.includes('x')), own);
    return { pattern: search, isGlobal: given.includes('g'), isNotEmpty: given.includes('n') };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const reason = error.message.split(': ').at(-1) ?? '';
    throw new QueryError(`${what}: Invalid regular expression ${JSON.stringify(source)}: ${reason}`, { cause: error });
  }
}
