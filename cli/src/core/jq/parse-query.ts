import { arities } from './functions.ts';
import type { Operator, Query } from './query.ts';
import { QueryError } from './query-error.ts';
import { tokenize, type StringPart, type Token } from './tokens.ts';

/** Parses a query. docs/cli.md lists the supported subset of jq.
 * @throws QueryError that explains what is wrong and where */
export function parseQuery(query: string): Query {
  const reader = new Reader(tokenize(query));
  const parsed = pipe(reader);
  reader.end();
  return parsed;
}

/** The remaining tokens. */
class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  take(): Token {
    const token = this.peek();
    if (token === undefined) throw new QueryError('it ends unexpectedly');
    this.#at += 1;
    return token;
  }

  /** Consumes the next token if it is this symbol or word. */
  skip(text: string): boolean {
    const token = this.peek();
    if (
      token === undefined ||
      !('text' in token) ||
      token.kind === 'field' ||
      token.kind === 'variable' ||
      token.text !== text
    )
      return false;
    this.#at += 1;
    return true;
  }

  expect(text: string): void {
    if (this.skip(text)) return;
    const token = this.peek();
    throw new QueryError(
      token === undefined ? `"${text}" is missing at the end` : `"${text}" is missing at ${String(token.at + 1)}`,
    );
  }

  /** Consumes the name of a variable. */
  variable(): string {
    const token = this.take();
    if (token.kind === 'variable') return token.text;
    throw new QueryError(`a variable such as $x is missing at ${String(token.at + 1)}`);
  }

  end(): void {
    const token = this.peek();
    if (token !== undefined) throw new QueryError(`unexpected ${wordOf(token)} at ${String(token.at + 1)}`);
  }
}

function pipe(reader: Reader): Query {
  const left = comma(reader);
  if (reader.skip('as')) {
    const name = reader.variable();
    reader.expect('|');
    return { is: 'as', source: left, name, body: pipe(reader) };
  }
  return reader.skip('|') ? { is: 'pipe', left, right: pipe(reader) } : left;
}

function comma(reader: Reader): Query {
  let left = otherwise(reader);
  while (reader.skip(',')) left = { is: 'comma', left, right: otherwise(reader) };
  return left;
}

function otherwise(reader: Reader): Query {
  const left = either(reader);
  return reader.skip('//') ? { is: 'otherwise', left, right: otherwise(reader) } : left;
}

function either(reader: Reader): Query {
  let left = both(reader);
  while (reader.skip('or')) left = { is: 'or', left, right: both(reader) };
  return left;
}

function both(reader: Reader): Query {
  let left = comparison(reader);
  while (reader.skip('and')) left = { is: 'and', left, right: comparison(reader) };
  return left;
}

function comparison(reader: Reader): Query {
  const left = sum(reader);
  const operator = (['==', '!=', '<=', '>=', '<', '>'] as const).find((text) => reader.skip(text));
  return operator === undefined ? left : { is: 'operation', operator, left, right: sum(reader) };
}

const sum = (reader: Reader): Query => chain(reader, ['+', '-'], product);
const product = (reader: Reader): Query => chain(reader, ['*', '/', '%'], postfix);

function chain(reader: Reader, operators: readonly Operator[], operand: (reader: Reader) => Query): Query {
  let left = operand(reader);
  for (;;) {
    const operator = operators.find((text) => reader.skip(text));
    if (operator === undefined) return left;
    left = { is: 'operation', operator, left, right: operand(reader) };
  }
}

function postfix(reader: Reader): Query {
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
function dotted(reader: Reader, of: Query): Query {
  reader.expect('.');
  if (reader.skip('[')) return bracket(reader, of);
  const token = reader.take();
  if (token.kind !== 'string') throw new QueryError(`a name is missing at ${String(token.at + 1)}`);
  return { is: 'index', of, by: textOf(token.parts) };
}

function bracket(reader: Reader, of: Query): Query {
  if (reader.skip(']')) return { is: 'each', of };
  const from = reader.skip(':') ? undefined : pipe(reader);
  if (from !== undefined && reader.skip(']')) return { is: 'index', of, by: from };
  if (from !== undefined) reader.expect(':');
  const to = reader.skip(']') ? undefined : pipe(reader);
  if (to !== undefined) reader.expect(']');
  return { is: 'slice', of, from, to };
}

function primary(reader: Reader): Query {
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
      return { is: 'negative', of: postfix(reader) };
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

const constants: Readonly<Record<string, null | boolean>> = { null: null, true: true, false: false };

function named(reader: Reader, { text, at }: { readonly text: string; readonly at: number }): Query {
  const constant = Object.hasOwn(constants, text) ? constants[text] : undefined;
  if (constant !== undefined) return { is: 'literal', value: constant };
  if (text === 'if') return condition(reader);
  if (text === 'reduce') return reduction(reader);
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

function condition(reader: Reader): Query {
  const asked = pipe(reader);
  reader.expect('then');
  const yes = pipe(reader);
  if (reader.skip('elif')) return { is: 'if', condition: asked, yes, no: condition(reader) };
  const no = reader.skip('else') ? pipe(reader) : undefined;
  reader.expect('end');
  return { is: 'if', condition: asked, yes, no };
}

/** `reduce .[] as $x (start; update)` */
function reduction(reader: Reader): Query {
  const source = postfix(reader);
  reader.expect('as');
  const name = reader.variable();
  reader.expect('(');
  const start = pipe(reader);
  reader.expect(';');
  const update = pipe(reader);
  reader.expect(')');
  return { is: 'reduce', source, name, start, update };
}

function object(reader: Reader): Query {
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

function textOf(parts: readonly StringPart[]): Query {
  return { is: 'text', parts: parts.map((part) => (typeof part === 'string' ? part : parseQuery(part.query))) };
}

function wordOf(token: Token): string {
  if (token.kind === 'string') return 'a string';
  return token.kind === 'number' ? String(token.value) : `"${prefixes[token.kind] ?? ''}${token.text}"`;
}

const prefixes: Readonly<Record<string, string>> = { field: '.', variable: '$' };
