import { QueryError } from './query-error.ts';

/** One token of a query. `at` is its zero-based start. */
export type Token =
  | { readonly kind: 'symbol' | 'name' | 'field' | 'variable'; readonly text: string; readonly at: number }
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'string'; readonly parts: readonly StringPart[]; readonly at: number };

/** A part of a string: text, or an interpolated query. */
export type StringPart = string | { readonly query: string };

const patterns = {
  space: /[\s]+|#[^\n]*/y,
  field: /\.([A-Za-z_]\w*)/y,
  variable: /\$([A-Za-z_]\w*)/y,
  name: /@?[A-Za-z_]\w*/y,
  number: /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
  symbol: /\/\/|\.\.|[=!<>]=|[.[\]{}()|,:;?+\-*/%<>]/y,
} as const;

/** Splits a query into tokens. @throws QueryError for an unexpected character */
export function tokenize(query: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(query);
  };
  while (at < query.length) {
    const space = next(patterns.space);
    if (space !== null) {
      at += space[0].length;
      continue;
    }
    if (query[at] === '"') {
      const { parts, end } = readString(query, at);
      tokens.push({ kind: 'string', parts, at });
      at = end;
      continue;
    }
    const variable = next(patterns.variable);
    if (variable !== null) {
      tokens.push({ kind: 'variable', text: variable[1] ?? '', at });
      at += variable[0].length;
      continue;
    }
    const field = next(patterns.field);
    const word = field ?? next(patterns.name);
    const number = word === null ? next(patterns.number) : null;
    const found = word ?? number ?? next(patterns.symbol);
    if (found === null) throw new QueryError(`unexpected ${JSON.stringify(query[at])} at ${String(at + 1)}`);
    if (number !== null) tokens.push({ kind: 'number', value: Number(number[0]), at });
    else if (field !== null) tokens.push({ kind: 'field', text: field[1] ?? '', at });
    else tokens.push({ kind: word === null ? 'symbol' : 'name', text: found[0], at });
    at += found[0].length;
  }
  return tokens;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\', '/': '/' };

function readString(query: string, start: number): { readonly parts: readonly StringPart[]; readonly end: number } {
  const parts: StringPart[] = [];
  let text = '';
  for (let at = start + 1; at < query.length; at += 1) {
    const character = query[at] ?? '';
    if (character === '"') return { parts: [...parts, text], end: at + 1 };
    if (character !== '\\') {
      text += character;
      continue;
    }
    at += 1;
    const escaped = query[at] ?? '';
    if (escaped === '(') {
      const end = closingBracket(query, at);
      parts.push(text, { query: query.slice(at + 1, end) });
      text = '';
      at = end;
    } else if (escaped === 'u' && /^[\dA-Fa-f]{4}$/.test(query.slice(at + 1, at + 5))) {
      text += String.fromCharCode(Number.parseInt(query.slice(at + 1, at + 5), 16));
      at += 4;
    } else {
      const meant = escapes[escaped];
      if (meant === undefined) throw new QueryError(`\\${escaped} is not a valid escape at ${String(at)}`);
      text += meant;
    }
  }
  throw new QueryError(`the string at ${String(start + 1)} is not terminated`);
}

/** Where the bracket opened at `open` closes; strings in between may contain brackets. */
function closingBracket(query: string, open: number): number {
  let depth = 0;
  for (let at = open; at < query.length; at += 1) {
    const character = query[at];
    if (character === '"') at = readString(query, at).end - 1;
    else if (character === '(') depth += 1;
    else if (character === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new QueryError(`the bracket at ${String(open + 1)} is not closed`);
}
