import {
  described,
  entriesOf,
  fromEntries,
  listOf,
  objectOf,
  pairFunctions,
  plainFunctions,
  plus,
} from './functions.ts';
import { compare, isArray, isObject, isTrue, type Json } from './json-value.ts';
import type { Logic, Operator, Query } from './query.ts';
import { QueryError } from './query-error.ts';

/** Evaluates a query on a value. @throws QueryError if it does not apply */
export function* evaluate(query: Query, input: Json): Generator<Json> {
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
    case 'text':
      yield* texts(query.parts, input);
      return;
    case 'index':
      for (const of of evaluate(query.of, input)) for (const by of evaluate(query.by, input)) yield fieldOf(of, by);
      return;
    case 'slice':
      for (const of of evaluate(query.of, input)) yield slice(of, one(query.from, input), one(query.to, input));
      return;
    case 'each':
      for (const of of evaluate(query.of, input)) yield* entriesOf(of, '.[]');
      return;
    case 'try':
      yield* attempt(query.of, input);
      return;
    case 'negative':
      for (const of of evaluate(query.of, input)) yield calculate('-', 0, of);
      return;
    case 'list':
      yield query.of === undefined ? [] : [...evaluate(query.of, input)];
      return;
    case 'object':
      yield* objects(query.entries, input);
      return;
    case 'pipe':
      for (const left of evaluate(query.left, input)) yield* evaluate(query.right, left);
      return;
    case 'comma':
      yield* evaluate(query.left, input);
      yield* evaluate(query.right, input);
      return;
    case 'otherwise':
      yield* otherwise(query, input);
      return;
    case 'and':
    case 'or':
      yield* both(query, input);
      return;
    case 'operation':
      for (const right of evaluate(query.right, input))
        for (const left of evaluate(query.left, input)) yield calculate(query.operator, left, right);
      return;
    case 'if':
      yield* branches(query, input);
      return;
    case 'call':
      yield* call(query.name, query.args, input);
  }
}

function* branches({ condition, yes, no }: Extract<Query, { readonly is: 'if' }>, input: Json): Generator<Json> {
  for (const asked of evaluate(condition, input)) {
    if (isTrue(asked)) yield* evaluate(yes, input);
    else yield* no === undefined ? [input] : evaluate(no, input);
  }
}

/** `//`: the left unless it is false or null, otherwise the right. */
function* otherwise({ left, right }: Pair, input: Json): Generator<Json> {
  const found = [...attempt(left, input)].filter(isTrue);
  yield* found.length > 0 ? found : evaluate(right, input);
}

interface Pair {
  readonly left: Query;
  readonly right: Query;
}

/** A query's results up to the first error. */
function* attempt(query: Query, input: Json): Generator<Json> {
  try {
    yield* evaluate(query, input);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
  }
}

function* both({ is, left, right }: Logic, input: Json): Generator<Json> {
  for (const first of evaluate(left, input)) {
    if (isTrue(first) === (is === 'or')) yield is === 'or';
    else for (const other of evaluate(right, input)) yield isTrue(other);
  }
}

function* call(name: string, args: readonly Query[], input: Json): Generator<Json> {
  const [first, second] = args;
  const plain = first === undefined ? plainFunctions[name] : undefined;
  if (name === 'empty') return;
  if (name === 'values') {
    if (input !== null) yield input;
    return;
  }
  if (plain !== undefined) {
    yield plain(input);
    return;
  }
  if (first === undefined) throw new QueryError(`unknown function ${name}`);
  const pair = pairFunctions[name];
  if (pair !== undefined) {
    for (const other of evaluate(first, input)) yield pair(input, other);
  } else if (name === 'select') {
    for (const asked of evaluate(first, input)) if (isTrue(asked)) yield input;
  } else if (name === 'limit' && second !== undefined) {
    yield* limited(second, input, Number(one(first, input)));
  } else if (name === 'first') {
    yield* limited(first, input, 1);
  } else {
    yield ofEntries(name, first, input);
  }
}

/** The functions that evaluate a query on each entry. */
function ofEntries(name: string, query: Query, input: Json): Json {
  const mapped = (entry: Json): Json => one(query, entry);
  switch (name) {
    case 'map':
      return entriesOf(input, name).flatMap((entry) => Array.from(evaluate(query, entry)));
    case 'map_values':
      return isArray(input)
        ? input.map(mapped)
        : Object.fromEntries(Object.entries(objectOf(input, name)).map(([key, value]) => [key, mapped(value)]));
    case 'with_entries':
      return fromEntries(
        Object.entries(objectOf(input, name)).flatMap(([key, value]) => Array.from(evaluate(query, { key, value }))),
      );
    case 'any':
      return entriesOf(input, name).some((entry) => isTrue(mapped(entry)));
    case 'all':
      return entriesOf(input, name).every((entry) => isTrue(mapped(entry)));
    default:
      return bySort(name, query, input);
  }
}

function bySort(name: string, query: Query, input: Json): Json {
  const keyed = listOf(input, name).map((entry) => ({ entry, key: one(query, entry) }));
  const sorted = keyed.toSorted((left, right) => compare(left.key, right.key));
  const groups: { key: Json; entries: Json[] }[] = [];
  for (const { entry, key } of sorted) {
    const last = groups.at(-1);
    if (last !== undefined && compare(last.key, key) === 0) last.entries.push(entry);
    else groups.push({ key, entries: [entry] });
  }
  switch (name) {
    case 'sort_by':
      return sorted.map(({ entry }) => entry);
    case 'group_by':
      return groups.map(({ entries }) => entries);
    case 'unique_by':
      return groups.map(({ entries }) => entries[0] ?? null);
    case 'min_by':
      return sorted[0]?.entry ?? null;
    case 'max_by':
      return sorted.at(-1)?.entry ?? null;
    default:
      throw new QueryError(`unknown function ${name}`);
  }
}

function* limited(query: Query, input: Json, count: number): Generator<Json> {
  let left = count;
  if (left <= 0) return;
  for (const value of evaluate(query, input)) {
    yield value;
    left -= 1;
    if (left <= 0) return;
  }
}

/** The first result, or null. */
function one(query: Query | undefined, input: Json): Json {
  if (query === undefined) return null;
  for (const value of evaluate(query, input)) return value;
  return null;
}

function* texts(parts: readonly (string | Query)[], input: Json): Generator<string> {
  const [first, ...rest] = parts;
  if (first === undefined) {
    yield '';
    return;
  }
  for (const tail of texts(rest, input)) {
    if (typeof first === 'string') yield first + tail;
    else
      for (const value of evaluate(first, input)) {
        yield (typeof value === 'string' ? value : JSON.stringify(value)) + tail;
      }
  }
}

function* objects(
  entries: readonly { readonly name: Query; readonly value: Query }[],
  input: Json,
): Generator<{ readonly [name: string]: Json }> {
  const [first, ...rest] = entries;
  if (first === undefined) {
    yield {};
    return;
  }
  for (const name of evaluate(first.name, input)) {
    if (typeof name !== 'string') throw new QueryError(`${described(name)} cannot be a field name`);
    for (const value of evaluate(first.value, input)) {
      for (const others of objects(rest, input)) yield { [name]: value, ...others };
    }
  }
}

function* everything(value: Json): Generator<Json> {
  yield value;
  if (isArray(value) || isObject(value)) for (const entry of entriesOf(value, '..')) yield* everything(entry);
}

function fieldOf(of: Json, by: Json): Json {
  if (of === null && (typeof by === 'string' || typeof by === 'number')) return null;
  if (isArray(of) && typeof by === 'number') return of.at(Math.floor(by)) ?? null;
  if (isObject(of) && typeof by === 'string') return Object.hasOwn(of, by) ? (of[by] ?? null) : null;
  throw new QueryError(`${described(of)} has no ${described(by)}`);
}

function slice(of: Json, from: Json, to: Json): Json {
  const start = typeof from === 'number' ? from : 0;
  const end = typeof to === 'number' ? to : undefined;
  if (of === null) return null;
  if (typeof of === 'string') return Array.from(of).slice(start, end).join('');
  return listOf(of, 'a slice').slice(start, end);
}

const comparisons: Readonly<Record<string, (difference: number) => boolean>> = {
  '==': (difference) => difference === 0,
  '!=': (difference) => difference !== 0,
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
};

function calculate(operator: Operator, left: Json, right: Json): Json {
  const compared = comparisons[operator];
  if (compared !== undefined) return compared(compare(left, right));
  if (operator === '+') return plus(left, right);
  if (operator === '-' && isArray(left) && isArray(right)) {
    return left.filter((entry) => !right.some((out) => compare(entry, out) === 0));
  }
  if (operator === '/' && typeof left === 'string' && typeof right === 'string') return left.split(right);
  if (typeof left !== 'number' || typeof right !== 'number') {
    throw new QueryError(`${described(left)} ${operator} ${described(right)} is not possible`);
  }
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (right === 0) throw new QueryError(`${described(left)} cannot be divided by 0`);
  return operator === '/' ? left / right : Math.trunc(left) % Math.trunc(right);
}
