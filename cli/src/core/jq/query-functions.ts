import { ofEntries } from './entry-functions.ts';
import { pairFunctions, plainFunctions } from './functions.ts';
import { isTrue, type Json } from './json-value.ts';
import { deletePaths, pathsOf } from './paths.ts';
import type { Query } from './query.ts';
import { QueryError } from './query-error.ts';
import type { Results, Scope } from './scope.ts';
import { combinations, limited, numbers } from './sequences.ts';
import { isMatch, replaced } from './text-functions.ts';

/** What a function is called with. */
export interface Call {
  readonly name: string;
  readonly args: readonly Query[];
  readonly input: Json;
  readonly scope: Scope;
  readonly results: Results;
}

/** The functions whose arguments are queries. */
const calls: Readonly<Record<string, (call: Call) => Iterable<Json>>> = {
  empty: () => [],
  values: ({ input }) => (input === null ? [] : [input]),
  now: ({ scope }) => [scope.now() / 1000],
  env: ({ scope }) => [environment(scope)],
  select: function* select(call) {
    for (const asked of argument(call, 0)) if (isTrue(asked)) yield call.input;
  },
  limit: function* limit(call) {
    for (const count of argument(call, 0)) yield* limited(argument(call, 1), Number(count));
  },
  range: function* range(call) {
    for (const [first = null, second = null, step = 1] of combinations(call.args.map((_, at) => argument(call, at))))
      yield* call.args.length === 1 ? numbers(0, first, 1) : numbers(first, second, step);
  },
  del: ({ args: [query], input, scope, results }) => {
    const inner = (of: Query, value: Json): Iterable<Json> => results(of, value, scope);
    return [deletePaths(input, [...pathsOf(needed(query), { path: [], value: input }, inner)])];
  },
  test: function* test(call) {
    for (const flags of optional(call, 1))
      for (const pattern of argument(call, 0)) yield isMatch(call.input, pattern, flags);
  },
  sub: (call) => substituted(call, false),
  gsub: (call) => substituted(call, true),
};

/** Calls a function. */
export function* called(call: Call): Generator<Json> {
  const { name, args, input, scope, results } = call;
  const [first] = args;
  const own = calls[name];
  const plain = first === undefined ? plainFunctions[name] : undefined;
  const pair = pairFunctions[name];
  if (own !== undefined) yield* own(call);
  else if (plain !== undefined) yield plain(input);
  else if (first === undefined) throw new QueryError(`unknown function ${name}`);
  else if (pair !== undefined) for (const other of results(first, input, scope)) yield pair(input, other);
  else if (name === 'first') yield* limited(results(first, input, scope), 1);
  else yield ofEntries(name, (entry) => results(first, entry, scope), input);
}

/** `env` and `$ENV` */
export function environment({ env }: Scope): Json {
  return Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value ?? null]));
}

/** The results of an argument on the input. */
function argument({ args, input, scope, results }: Call, at: number): Iterable<Json> {
  return results(needed(args[at]), input, scope);
}

function optional(call: Call, at: number): Iterable<Json> {
  return call.args[at] === undefined ? [null] : argument(call, at);
}

/** The parser has counted the arguments. */
function needed(query: Query | undefined): Query {
  if (query === undefined) throw new QueryError('an argument is missing');
  return query;
}

function* substituted(call: Call, everywhere: boolean): Generator<Json> {
  const { args, input, scope, results } = call;
  for (const pattern of argument(call, 0))
    for (const flags of optional(call, 2))
      yield* replaced(input, pattern, {
        flags,
        everywhere,
        with: (captures) => results(needed(args[1]), captures, scope),
      });
}
