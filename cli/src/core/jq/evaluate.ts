import { everything, fieldOf, slice } from './access.ts';
import { calculate } from './calculate.ts';
import { destructured } from './destructure.ts';
import { described, entriesOf, plainFunctions } from './functions.ts';
import { isTrue, type Json } from './json-value.ts';
import type { Logic, Query } from './query.ts';
import { QueryError } from './query-error.ts';
import { called, environment } from './query-functions.ts';
import type { Scope } from './scope.ts';
import { combinations, lastOf } from './sequences.ts';

/** Evaluates a query on a value. @throws QueryError if it does not apply */
export function* evaluate(query: Query, input: Json, scope: Scope): Generator<Json> {
  switch (query.is) {
    case 'identity':
      yield input;
      return;
    case 'all':
      yield* everything(input);
      return;
    case 'literal':
      yield query.value;
      return;
    case 'variable':
      yield variable(query.name, scope);
      return;
    case 'text':
      yield* texts(query, input, scope);
      return;
    case 'index':
      for (const of of evaluate(query.of, input, scope))
        for (const by of evaluate(query.by, input, scope)) yield fieldOf(of, by);
      return;
    case 'slice':
      for (const of of evaluate(query.of, input, scope))
        for (const [from = null, to = null] of bounds(query, input, scope)) yield slice(of, from, to);
      return;
    case 'each':
      for (const of of evaluate(query.of, input, scope)) yield* entriesOf(of, '.[]');
      return;
    case 'negative':
      for (const of of evaluate(query.of, input, scope)) yield calculate('-', 0, of);
      return;
    case 'list':
      yield query.of === undefined ? [] : [...evaluate(query.of, input, scope)];
      return;
    case 'object':
      yield* objects(query.entries, input, scope);
      return;
    case 'operation':
      for (const right of evaluate(query.right, input, scope))
        for (const left of evaluate(query.left, input, scope)) yield calculate(query.operator, left, right);
      return;
    case 'try':
    case 'pipe':
    case 'comma':
    case 'otherwise':
    case 'and':
    case 'or':
    case 'as':
    case 'reduce':
    case 'if':
    case 'call':
      yield* composed(query, input, scope);
  }
}

type Composed = Exclude<
  Query,
  {
    readonly is:
      | 'identity'
      | 'all'
      | 'literal'
      | 'variable'
      | 'text'
      | 'index'
      | 'slice'
      | 'each'
      | 'negative'
      | 'list'
      | 'object'
      | 'operation';
  }
>;

/** The queries that decide what is evaluated, and on what. */
function* composed(query: Composed, input: Json, scope: Scope): Generator<Json> {
  switch (query.is) {
    case 'try':
      yield* attempt(query.of, input, scope);
      return;
    case 'pipe':
      for (const left of evaluate(query.left, input, scope)) yield* evaluate(query.right, left, scope);
      return;
    case 'comma':
      yield* evaluate(query.left, input, scope);
      yield* evaluate(query.right, input, scope);
      return;
    case 'otherwise':
      yield* otherwise(query, input, scope);
      return;
    case 'and':
    case 'or':
      yield* both(query, input, scope);
      return;
    case 'as':
      for (const value of evaluate(query.source, input, scope))
        for (const bound of destructured(query.pattern, value, scope, evaluate))
          yield* evaluate(query.body, input, bound);
      return;
    case 'reduce':
      yield* reduced(query, input, scope);
      return;
    case 'if':
      yield* branches(query, input, scope);
      return;
    case 'call':
      yield* called({ ...query, input, scope, results: evaluate });
  }
}

function* branches(
  { condition, yes, no }: Extract<Query, { readonly is: 'if' }>,
  input: Json,
  scope: Scope,
): Generator<Json> {
  for (const asked of evaluate(condition, input, scope)) {
    if (isTrue(asked)) yield* evaluate(yes, input, scope);
    else yield* no === undefined ? [input] : evaluate(no, input, scope);
  }
}

/** `//`: the left unless it is false or null, otherwise the right. */
function* otherwise({ left, right }: Pair, input: Json, scope: Scope): Generator<Json> {
  const found = [...attempt(left, input, scope)].filter(isTrue);
  yield* found.length > 0 ? found : evaluate(right, input, scope);
}

interface Pair {
  readonly left: Query;
  readonly right: Query;
}

/** A query's results up to the first error. */
function* attempt(query: Query, input: Json, scope: Scope): Generator<Json> {
  try {
    yield* evaluate(query, input, scope);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
  }
}

function* both({ is, left, right }: Logic, input: Json, scope: Scope): Generator<Json> {
  for (const first of evaluate(left, input, scope)) {
    if (isTrue(first) === (is === 'or')) yield is === 'or';
    else for (const other of evaluate(right, input, scope)) yield isTrue(other);
  }
}

function variable(name: string, scope: Scope): Json {
  if (name === 'ENV') return environment(scope);
  const value = scope.variables.get(name);
  if (value === undefined) throw new QueryError(`$${name} is not defined`);
  return value;
}

/** The state after the last value; null if an update gives nothing. */
function* reduced(
  { source, pattern, start, update }: Extract<Query, { readonly is: 'reduce' }>,
  input: Json,
  scope: Scope,
) {
  for (const first of evaluate(start, input, scope)) {
    let state: Json = first;
    for (const value of evaluate(source, input, scope))
      for (const bound of destructured(pattern, value, scope, evaluate)) state = lastOf(evaluate(update, state, bound));
    yield state;
  }
}

function* bounds(
  { from, to }: Extract<Query, { readonly is: 'slice' }>,
  input: Json,
  scope: Scope,
): Generator<readonly Json[]> {
  yield* combinations([from, to].map((end) => (end === undefined ? [null] : evaluate(end, input, scope))));
}

/** A value as a format of jq writes it: `@text`, `@uri`. */
function textIn(format: string, value: Json): string {
  const text = plainFunctions[format]?.(value);
  if (typeof text !== 'string') throw new QueryError(`unknown format ${format}`);
  return text;
}

function* texts(
  { parts, format = '@text' }: { readonly parts: readonly (string | Query)[]; readonly format?: string },
  input: Json,
  scope: Scope,
): Generator<string> {
  const [first, ...rest] = parts;
  if (first === undefined) {
    yield '';
    return;
  }
  for (const tail of texts({ parts: rest, format }, input, scope)) {
    if (typeof first === 'string') yield first + tail;
    else for (const value of evaluate(first, input, scope)) yield textIn(format, value) + tail;
  }
}

function* objects(
  entries: readonly { readonly name: Query; readonly value: Query }[],
  input: Json,
  scope: Scope,
): Generator<{ readonly [name: string]: Json }> {
  const [first, ...rest] = entries;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const name of evaluate(first.name, input, scope)) {
    if (typeof name !== 'string') throw new QueryError(`${described(name)} cannot be a field name`);
    for (const value of evaluate(first.value, input, scope)) {
      for (const others of objects(rest, input, scope)) yield { [name]: value, ...others };
    }
  }
}
