import type { Pattern, Query } from './query.ts';
import { QueryError } from './query-error.ts';
import type { TokenReader } from './token-reader.ts';
import type { StringPart } from './tokens.ts';

/** How the queries in a pattern are parsed. */
export interface PatternParts {
  readonly query: (reader: TokenReader) => Query;
  readonly text: (parts: readonly StringPart[]) => Query;
}

/** Parses what follows `as`: `$x`, `[$a, $b]`, or `{a: $x, $b}`. @throws QueryError for a variable that is named twice */
export function patternFrom(reader: TokenReader, parts: PatternParts): Pattern {
  const names = new Set<string>();
  const newName = (name: string): string => {
    if (names.has(name)) throw new QueryError(`$${name} is named twice in one pattern, which is not supported`);
    names.add(name);
    return name;
  };
  const pattern = (): Pattern => {
    if (reader.skip('[')) return { is: 'list', of: listed(reader, ']', pattern) };
    if (reader.skip('{'))
      return { is: 'object', of: listed(reader, '}', () => field(reader, parts, { newName, pattern })) };
    return { is: 'name', name: newName(reader.variable()) };
  };
  return pattern();
}

function listed<Entry>(reader: TokenReader, end: string, entry: () => Entry): readonly Entry[] {
  const entries = [entry()];
  while (!reader.skip(end)) {
    reader.expect(',');
    entries.push(entry());
  }
  return entries;
}

type Field = Extract<Pattern, { readonly is: 'object' }>['of'][number];

/** `name: pattern`, `"a name": pattern`, `(query): pattern`, `$name`, or `$name: pattern` */
function field(
  reader: TokenReader,
  parts: PatternParts,
  { newName, pattern }: { readonly newName: (name: string) => string; readonly pattern: () => Pattern },
): Field {
  const token = reader.take();
  if (token.kind === 'variable') {
    const name = newName(token.text);
    return { key: { is: 'literal', value: name }, name, value: reader.skip(':') ? pattern() : undefined };
  }
  const key = keyOf(reader, parts, token);
  reader.expect(':');
  return { key, value: pattern() };
}

function keyOf(reader: TokenReader, parts: PatternParts, token: ReturnType<TokenReader['take']>): Query {
  if (token.kind === 'name') return { is: 'literal', value: token.text };
  if (token.kind === 'string') return parts.text(token.parts);
  if (token.kind === 'symbol' && token.text === '(') {
    const key = parts.query(reader);
    reader.expect(')');
    return key;
  }
  throw new QueryError(`a name is missing at ${String(token.at + 1)}`);
}
