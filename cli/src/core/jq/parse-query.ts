import { arities } from './functions.ts';
import { patternFrom, type PatternParts } from './parse-pattern.ts';
import type { Operator, Pattern, Query } from './query.ts';
import { QueryError } from './query-error.ts';
import { TokenReader, wordOf } from './token-reader.ts';
import { tokenize, type StringPart } from './tokens.ts';

/** Parses a query. docs/cli.md lists the supported subset of jq.
 * @throws QueryError that explains what is wrong and where */
export function parseQuery(query: string): Query {
  const reader = new TokenReader(tokenize(query));
  const parsed = pipe(reader);
  reader.end();
  return parsed;
}

function pipe(reader: TokenReader): Query {
  const left = comma(reader);
  return reader.skip('|') ? { is: 'pipe', left, right: pipe(reader) } : left;
}

function comma(reader: TokenReader): Query {
  let left = otherwise(reader);
  while (reader.skip(',')) left = { is: 'comma', left, right: otherwise(reader) };
  return left;
}

function otherwise(reader: TokenReader): Query {
  const left = either(reader);
  return reader.skip('//') ? { is: 'otherwise', left, right: otherwise(reader) } : left;
}

function either(reader: TokenReader): Query {
  let left = both(reader);
  while (reader.skip('or')) left = { is: 'or', left, right: both(reader) };
  return left;
}

function both(reader: TokenReader): Query {
  let left = comparison(reader);
  while (reader.skip('and')) left = { is: 'and', left, right: comparison(reader) };
  return left;
}

function comparison(reader: TokenReader): Query {
  const left = sum(reader);
  const operator = (['==', '!=', '<=', '>=', '<', '>'] as const).find((text) => reader.skip(text));
  return operator === undefined ? left : { is: 'operation', operator, left, right: sum(reader) };
}

const sum = (reader: TokenReader): Query => chain(reader, ['+', '-'], product);
const product = (reader: TokenReader): Query => chain(reader, ['*', '/', '%'], term);

function chain(reader: TokenReader, operators: readonly Operator[], operand: (reader: TokenReader) => Query): Query {
  let left = operand(reader);
  for (;;) {
    const operator = operators.find((text) => reader.skip(text));
    if (operator === undefined) return left;
    left = { is: 'operation', operator, left, right: operand(reader) };
  }
}

/** `as` belongs to the value right before it, and reaches to the end of the query. */
function term(reader: TokenReader): Query {
  const source = postfix(reader);
  if (!reader.skip('as')) return source;
  const pattern = destructuring(reader);
  reader.expect('|');
  return { is: 'as', source, pattern, body: pipe(reader) };
}

function destructuring(reader: TokenReader): Pattern {
  const pattern = patternFrom(reader, patternParts);
  if (reader.skip('?')) throw new QueryError('?// between patterns is not supported');
  return pattern;
}

const patternParts: PatternParts = { query: pipe, text: textOf };

function postfix(reader: TokenReader): Query {
  let of = primary(reader);
  for (;;) {
    const token = reader.peek();
    if (token?.kind === 'field') {
      reader.take();
      of = { is: 'index', of, by: { is: 'literal', value: token.text } };
    } else if (reader.skip('?')) of = { is: 'try', of };
    else if (reader.skip('[')) of = bracket(reader, of);
    else if (token?.kind === 'symbol' && token.text === '.' && of.is !== 'identity') of = dotted(reader, of);
    else return of;
  }
}

/** `."a name"` and `.[…]` after something else. */
function dotted(reader: TokenReader, of: Query): Query {
  reader.expect('.');
  if (reader.skip('[')) return bracket(reader, of);
  const token = reader.take();
  if (token.kind !== 'string') throw new QueryError(`a name is missing at ${String(token.at + 1)}`);
  return { is: 'index', of, by: textOf(token.parts) };
}

function bracket(reader: TokenReader, of: Query): Query {
  if (reader.skip(']')) return { is: 'each', of };
  const from = reader.skip(':') ? undefined : pipe(reader);
  if (from !== undefined && reader.skip(']')) return { is: 'index', of, by: from };
  if (from !== undefined) reader.expect(':');
  const to = reader.skip(']') ? undefined : pipe(reader);
  if (to !== undefined) reader.expect(']');
  return { is: 'slice', of, from, to };
}

function primary(reader: TokenReader): Query {
  const token = reader.take();
  if (token.kind === 'number') return { is: 'literal', value: token.value };
  if (token.kind === 'string') return textOf(token.parts);
  if (token.kind === 'field') return { is: 'index', of: { is: 'identity' }, by: { is: 'literal', value: token.text } };
  if (token.kind === 'variable') return { is: 'variable', name: token.text };
  if (token.kind === 'name') return named(reader, token);
  switch (token.text) {
    case '.': {
      const next = reader.peek();
      if (next?.kind !== 'string') return { is: 'identity' };
      reader.take();
      return { is: 'index', of: { is: 'identity' }, by: textOf(next.parts) };
    }
    case '..':
      return { is: 'all' };
    case '-':
      return { is: 'negative', of: term(reader) };
    case '(': {
      const inner = pipe(reader);
      reader.expect(')');
      return inner;
    }
    case '[': {
      if (reader.skip(']')) return { is: 'list', of: undefined };
      const of = pipe(reader);
      reader.expect(']');
      return { is: 'list', of };
    }
    case '{':
      return object(reader);
    default:
      throw new QueryError(`unexpected ${wordOf(token)} at ${String(token.at + 1)}`);
  }
}

/** What belongs to the language of jq but is not a function. */
const unsupported = new Set(['def', 'foreach', 'try', 'catch', 'label', 'import', 'include']);

const constants: Readonly<Record<string, null | boolean>> = { null: null, true: true, false: false };

function named(reader: TokenReader, { text, at }: { readonly text: string; readonly at: number }): Query {
  const constant = Object.hasOwn(constants, text) ? constants[text] : undefined;
  if (constant !== undefined) return { is: 'literal', value: constant };
  if (text === 'if') return condition(reader);
  if (text === 'reduce') return reduction(reader);
  if (unsupported.has(text)) throw new QueryError(`${text} is not supported (at ${String(at + 1)})`);
  const next = reader.peek();
  if (text.startsWith('@') && next?.kind === 'string' && Object.hasOwn(arities, text)) {
    reader.take();
    return { ...textOf(next.parts), format: text };
  }
  const args: Query[] = [];
  if (reader.skip('(')) {
    do args.push(pipe(reader));
    while (reader.skip(';'));
    reader.expect(')');
  }
  const wanted = Object.hasOwn(arities, text) ? arities[text] : undefined;
  if (wanted === undefined) throw new QueryError(`unknown function ${text} at ${String(at + 1)}`);
  if (!wanted.includes(args.length)) {
    throw new QueryError(`${text} takes ${wanted.join(' or ')} arguments, not ${String(args.length)}`);
  }
  return { is: 'call', name: text, args };
}

function condition(reader: TokenReader): Query {
  const asked = pipe(reader);
  reader.expect('then');
  const yes = pipe(reader);
  if (reader.skip('elif')) return { is: 'if', condition: asked, yes, no: condition(reader) };
  const no = reader.skip('else') ? pipe(reader) : undefined;
  reader.expect('end');
  return { is: 'if', condition: asked, yes, no };
}

/** `reduce .[] as $x (start; update)` */
function reduction(reader: TokenReader): Query {
  const source = postfix(reader);
  reader.expect('as');
  const pattern = destructuring(reader);
  reader.expect('(');
  const start = pipe(reader);
  reader.expect(';');
  const update = pipe(reader);
  reader.expect(')');
  return { is: 'reduce', source, pattern, start, update };
}

function object(reader: TokenReader): Query {
  const entries: { name: Query; value: Query }[] = [];
  while (!reader.skip('}')) {
    if (entries.length > 0) reader.expect(',');
    const token = reader.take();
    let name: Query;
    if (token.kind === 'variable') {
      const value = { is: 'variable', name: token.text } as const;
      entries.push({ name: { is: 'literal', value: token.text }, value });
      continue;
    }
    if (token.kind === 'string') name = textOf(token.parts);
    else if (token.kind === 'name') name = { is: 'literal', value: token.text };
    else if (token.kind === 'symbol' && token.text === '(') {
      name = pipe(reader);
      reader.expect(')');
    } else throw new QueryError(`a name is missing at ${String(token.at + 1)}`);
    const value = reader.skip(':') ? otherwise(reader) : ({ is: 'index', of: { is: 'identity' }, by: name } as const);
    entries.push({ name, value });
  }
  return { is: 'object', entries };
}

function textOf(parts: readonly StringPart[]): Extract<Query, { readonly is: 'text' }> {
  return { is: 'text', parts: parts.map((part) => (typeof part === 'string' ? part : parseQuery(part.query))) };
}
