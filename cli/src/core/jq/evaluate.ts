import { everything, fieldOf, slice } from './access.ts';
import { calculate } from './calculate.ts';
import { firstOf, ofEntries } from './entry-functions.ts';
import { described, entriesOf, pairFunctions, plainFunctions } from './functions.ts';
import { isTrue, type Json } from './json-value.ts';
import { deletePaths, pathsOf } from './paths.ts';
import type { Logic, Query } from './query.ts';
import { QueryError } from './query-error.ts';
import { lastOf, limited, numbers } from './sequences.ts';
import { isMatch, replaced } from './text-functions.ts';

/** What a query can refer to besides its input. */
export interface Scope {
  /** Values of `$name`. */
  readonly variables: ReadonlyMap<string, Json>;
  /** `env` and `$ENV`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970, UTC, for `now`. */
  readonly now: () => number;
}

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
      yield* texts(query.parts, input, scope);
      return;
    case 'index':
      for (const of of evaluate(query.of, input, scope))
        for (const by of evaluate(query.by, input, scope)) yield fieldOf(of, by);
      return;
    case 'slice':
      for (const of of evaluate(query.of, input, scope))
        yield slice(of, one(query.from, input, scope), one(query.to, input, scope));
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
        yield* evaluate(query.body, input, withVariable(scope, query.name, value));
      return;
    case 'reduce':
      yield* reduced(query, input, scope);
      return;
    case 'if':
      yield* branches(query, input, scope);
      return;
    case 'call':
      yield* call(query.name, query.args, input, scope);
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

/** The named functions whose arguments are queries. */
const calls: Readonly<Record<string, (args: readonly Query[], input: Json, scope: Scope) => Iterable<Json>>> = {
  empty: () => [],
  values: (_args, input) => (input === null ? [] : [input]),
  now: (_args, _input, scope) => [scope.now() / 1000],
  env: (_args, _input, scope) => [variable('ENV', scope)],
  select: function* select([condition], input, scope) {
    for (const asked of evaluate(needed(condition), input, scope)) if (isTrue(asked)) yield input;
  },
  limit: ([count, query], input, scope) =>
    limited(evaluate(needed(query), input, scope), Number(one(count, input, scope))),
  range: function* range(args, input, scope) {
    const [first = null, second = null, step = 1] = args.map((arg) => one(arg, input, scope));
    yield* args.length === 1 ? numbers(0, first, 1) : numbers(first, second, step);
  },
  del: ([query], input, scope) => {
    const inner = (of: Query, value: Json): Iterable<Json> => evaluate(of, value, scope);
    return [
      deletePaths(
        input,
        [...pathsOf(needed(query), { path: [], value: input }, inner)].map(({ path }) => path),
      ),
    ];
  },
  test: ([pattern, flags], input, scope) => [isMatch(input, one(pattern, input, scope), one(flags, input, scope))],
  sub: (args, input, scope) => [substituted(args, input, { scope, everywhere: false })],
  gsub: (args, input, scope) => [substituted(args, input, { scope, everywhere: true })],
};

function* call(name: string, args: readonly Query[], input: Json, scope: Scope): Generator<Json> {
  const [first] = args;
  const plain = first === undefined ? plainFunctions[name] : undefined;
  const own = calls[name];
  const pair = pairFunctions[name];
  if (own !== undefined) yield* own(args, input, scope);
  else if (plain !== undefined) yield plain(input);
  else if (first === undefined) throw new QueryError(`unknown function ${name}`);
  else if (pair !== undefined) for (const other of evaluate(first, input, scope)) yield pair(input, other);
  else if (name === 'first') yield* limited(evaluate(first, input, scope), 1);
  else yield ofEntries(name, (entry) => evaluate(first, entry, scope), input);
}

/** The parser has counted the arguments. */
function needed(query: Query | undefined): Query {
  if (query === undefined) throw new QueryError('an argument is missing');
  return query;
}

function substituted(
  [pattern, replacement, flags]: readonly Query[],
  input: Json,
  { scope, everywhere }: { readonly scope: Scope; readonly everywhere: boolean },
): Json {
  return replaced(input, one(pattern, input, scope), {
    flags: one(flags, input, scope),
    everywhere,
    with: (captures) => one(replacement, captures, scope),
  });
}

function variable(name: string, { variables, env }: Scope): Json {
  if (name === 'ENV') return Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value ?? null]));
  const value = variables.get(name);
  if (value === undefined) throw new QueryError(`$${name} is not defined`);
  return value;
}

function withVariable(scope: Scope, name: string, value: Json): Scope {
  return { ...scope, variables: new Map([...scope.variables, [name, value]]) };
}

/** The state after the last value; null if an update gives nothing. */
function* reduced(
  { source, name, start, update }: Extract<Query, { readonly is: 'reduce' }>,
  input: Json,
  scope: Scope,
) {
  for (const first of evaluate(start, input, scope)) {
    let state: Json = first;
    for (const value of evaluate(source, input, scope))
      state = lastOf(evaluate(update, state, withVariable(scope, name, value)));
    yield state;
  }
}

/** The first result, or null. */
function one(query: Query | undefined, input: Json, scope: Scope): Json {
  return query === undefined ? null : firstOf(evaluate(query, input, scope));
}

function* texts(parts: readonly (string | Query)[], input: Json, scope: Scope): Generator<string> {
  const [first, ...rest] = parts;
  if (first === undefined) {
    yield '';
    return;
  }
  for (const tail of texts(rest, input, scope)) {
    if (typeof first === 'string') yield first + tail;
    else
      for (const value of evaluate(first, input, scope)) {
        yield (typeof value === 'string' ? value : JSON.stringify(value)) + tail;
      }
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
