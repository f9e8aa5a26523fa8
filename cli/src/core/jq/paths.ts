import { entriesOf } from './functions.ts';
import { compare, isArray, isObject, isTrue, type Json } from './json-value.ts';
import { QueryError } from './query-error.ts';
import type { Query } from './query.ts';

/** A value and how to get to it: names and positions. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: Json;
}

type Results = (query: Query, input: Json) => Iterable<Json>;

/** The places that a query points to. @throws QueryError for a query that computes values instead */
export function* pathsOf(query: Query, place: Place, results: Results): Generator<Place> {
  if (query.is === 'identity') yield place;
  else if (query.is === 'index') {
    for (const of of pathsOf(query.of, place, results))
      for (const by of results(query.by, place.value)) yield inside(of, by);
  } else if (query.is === 'each') {
    for (const of of pathsOf(query.of, place, results)) yield* children(of);
  } else if (query.is === 'pipe') {
    for (const left of pathsOf(query.left, place, results)) yield* pathsOf(query.right, left, results);
  } else if (query.is === 'comma') {
    yield* pathsOf(query.left, place, results);
    yield* pathsOf(query.right, place, results);
  } else if (query.is === 'call' && query.name === 'select') yield* selected(query.args, place, results);
  else if (query.is !== 'call' || query.name !== 'empty')
    throw new QueryError('del needs a path such as .name or .[] | select(.id == 7)');
}

function* selected([condition]: readonly Query[], place: Place, results: Results): Generator<Place> {
  if (condition === undefined) return;
  for (const asked of results(condition, place.value)) if (isTrue(asked)) yield place;
}

function inside({ path, value }: Place, by: Json): Place {
  if (typeof by === 'string' && (isObject(value) || value === null))
    return { path: [...path, by], value: value?.[by] ?? null };
  if (typeof by === 'number' && (isArray(value) || value === null)) {
    const at = by < 0 ? by + (value?.length ?? 0) : by;
    return { path: [...path, at], value: value?.[at] ?? null };
  }
  throw new QueryError(`del cannot go into ${JSON.stringify(by)} here`);
}

function children({ path, value }: Place): readonly Place[] {
  if (isArray(value)) return value.map((entry, at) => ({ path: [...path, at], value: entry }));
  entriesOf(value, '.[]');
  return Object.entries(isObject(value) ? value : {}).map(([name, entry]) => ({ path: [...path, name], value: entry }));
}

/** A value without what the paths point to. The last ones go first, so that positions stay right. */
export function deletePaths(value: Json, paths: readonly Place['path'][]): Json {
  const lastFirst = paths.toSorted((left, right) => compare(right, left));
  return lastFirst.reduce((rest, path) => without(rest, path), value);
}

function without(value: Json, [step, ...rest]: Place['path']): Json {
  if (step === undefined) return null;
  if (isArray(value) && typeof step === 'number') {
    if (rest.length === 0) return value.filter((_entry, at) => at !== step);
    return value.map((entry, at) => (at === step ? without(entry, rest) : entry));
  }
  if (!isObject(value) || typeof step !== 'string' || !Object.hasOwn(value, step)) return value;
  const { [step]: gone = null, ...others } = value;
  if (rest.length === 0) return others;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, name === step ? without(gone, rest) : entry]),
  );
}
