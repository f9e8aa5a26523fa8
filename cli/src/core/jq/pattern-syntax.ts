import { QueryError } from './query-error.ts';

/** What counts as part of a word in jq: letters, marks, numbers, and connectors of every script. */
const word = String.raw`\p{L}\p{M}\p{N}\p{Pc}`;
const boundary = `(?:(?<=[${word}])(?![${word}])|(?<![${word}])(?=[${word}]))`;

/** Escapes that mean something else in JavaScript. */
const outside: Readonly<Record<string, string>> = {
  w: `[${word}]`,
  W: `[^${word}]`,
  d: String.raw`\p{Nd}`,
  D: String.raw`\P{Nd}`,
  b: boundary,
  B: `(?!${boundary})`,
  A: '^',
  z: '$',
  Z: String.raw`(?=\n?$)`,
};
const inClass: Readonly<Record<string, string>> = { ...outside, w: word, b: String.raw`\b` };

const named: Readonly<Record<string, string>> = {
  alpha: String.raw`\p{L}\p{M}`,
  digit: String.raw`\p{Nd}`,
  alnum: String.raw`\p{L}\p{M}\p{N}`,
  lower: String.raw`\p{Ll}`,
  upper: String.raw`\p{Lu}`,
  space: String.raw`\s`,
  punct: String.raw`\p{P}`,
};

/** The same regular expression as JavaScript writes it with the flag `v`.
 * @param isExtended - the flag `x`: spaces and comments do not count */
export function javaScriptPattern(pattern: string, isExtended: boolean): string {
  let result = '';
  for (let at = 0; at < pattern.length;) {
    const character = pattern[at] ?? '';
    const taken =
      character === '[' ? readClass(pattern, at) : { text: written(pattern, at, isExtended), end: endOf(pattern, at) };
    const skipped = isExtended ? (/^(?:\s+|#[^\n]*)/.exec(pattern.slice(at))?.[0].length ?? 0) : 0;
    if (skipped === 0) result += taken.text;
    at = skipped === 0 ? taken.end : at + skipped;
  }
  return result;
}

const quantifier = /^\{\d+(?:,\d*)?\}/;

function endOf(pattern: string, at: number): number {
  if (pattern[at] === '\\') return endOfEscape(pattern, at);
  return at + (quantifier.exec(pattern.slice(at))?.[0].length ?? Array.from(pattern.slice(at, at + 2))[0]?.length ?? 1);
}

/** One character outside of brackets, or one quantifier. */
function written(pattern: string, at: number, isExtended: boolean): string {
  const text = pattern.slice(at, endOf(pattern, at));
  if (text === '$') return String.raw`(?=\n?$)`;
  if (text === '{' || text === '}' || text === ']') return `\\${text}`;
  return text.startsWith('\\') ? escaped(text, outside) : isExtended ? text.trim() : text;
}

/** JavaScript allows a backslash only before characters with a meaning; jq before any sign. */
function escaped(text: string, meanings: Readonly<Record<string, string>>): string {
  const sign = text.slice(1);
  if (Object.hasOwn(meanings, sign)) return meanings[sign] ?? '';
  return /^[\s"'_]$/.test(sign) || (meanings === outside && /^[&!#%,:;<=>@`~-]$/.test(sign)) ? sign : text;
}

/** What is in brackets. JavaScript wants a backslash before every sign that could be an operator there. */
function readClass(pattern: string, start: number): { readonly text: string; readonly end: number } {
  const opening = /^\[\^?/.exec(pattern.slice(start))?.[0] ?? '[';
  let result = opening;
  /** Whether a hyphen would continue a range that a character has begun. */
  let isBegun = false;
  for (let at = start + opening.length; at < pattern.length;) {
    const rest = pattern.slice(at);
    const [character = ''] = rest;
    if (character === ']' && result !== opening) return { text: `${result}]`, end: at + 1 };
    const set = /^\[:(\^?)(\w+):\]/.exec(rest);
    if (set) {
      result += namedSet(set[2] ?? '', set[1] === '^');
      at += set[0].length;
      isBegun = false;
    } else if (character === '[') {
      const inner = readClass(pattern, at);
      result += inner.text;
      at = inner.end;
      isBegun = false;
    } else if (character === '-' && isBegun && rest[1] !== ']') {
      result += '-';
      at += 1;
      const to = member(pattern, at);
      result += to;
      at = endOfMember(pattern, at);
      isBegun = false;
    } else {
      const text = member(pattern, at);
      result += text;
      at = endOfMember(pattern, at);
      isBegun = !/^(?:\\[pPsS]|\[|\\p)/.test(text);
    }
  }
  throw new QueryError('the pattern has a [ without its ]');
}

function member(pattern: string, at: number): string {
  const text = pattern.slice(at, endOfMember(pattern, at));
  if (text === '&&') throw new QueryError('&& in the brackets of a pattern is not supported');
  if (text.startsWith('\\')) return escaped(text, inClass);
  return /^[(){}/|&!#%,:;<=>@`~^$.*+?\-\]]$/.test(text) ? `\\${text}` : text;
}

function endOfMember(pattern: string, at: number): number {
  if (pattern[at] === '\\') return endOfEscape(pattern, at);
  if (pattern.startsWith('&&', at)) return at + 2;
  return at + (Array.from(pattern.slice(at, at + 2))[0]?.length ?? 1);
}

const escape = /^\\(?:[pP]\{[^}]*\}|k<[^>]*>|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|.)/su;

function endOfEscape(pattern: string, at: number): number {
  return at + (escape.exec(pattern.slice(at))?.[0].length ?? 1);
}

function namedSet(name: string, isNegated: boolean): string {
  const members = Object.hasOwn(named, name) ? named[name] : undefined;
  if (members === undefined)
    throw new QueryError(`[:${name}:] is not supported in patterns; use one of ${Object.keys(named).join(', ')}`);
  return isNegated ? `[^${members}]` : members;
}
