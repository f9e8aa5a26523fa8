import { slice } from './access.ts';
import { entriesOf, listOf } from './functions.ts';
import { compare, isArray, isObject, isTrue, type Json } from './json-value.ts';
import { QueryError } from './query-error.ts';
import type { Query } from './query.ts';

/** A value and how to get to it: names and positions. */
export interface Place {
  readonly path: readonly (string | number)[];
  readonly value: Json;
  /** A part of the list at the path, from this position on. */
  readonly from?: number;
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
  } else if (query.is === 'slice') {
    for (const of of pathsOf(query.of, place, results))
      for (const from of query.from === undefined ? [null] : results(query.from, place.value))
        for (const to of query.to === undefined ? [null] : results(query.to, place.value)) yield part(of, from, to);
  } else if (query.is === 'all') yield* deep(place);
  else if (query.is === 'try') yield* attempted(query.of, place, results);
  else if (query.is === 'pipe') {
    for (const left of pathsOf(query.left, place, results)) yield* pathsOf(query.right, left, results);
  } else if (query.is === 'comma') {
    yield* pathsOf(query.left, place, results);
    yield* pathsOf(query.right, place, results);
  } else if (query.is === 'call' && query.name === 'select') yield* selected(query.args, place, results);
  else if (query.is !== 'call' || query.name !== 'empty')
    throw new QueryError('del needs a path such as .name, .[1:], or .[] | select(.id == 7)');
}

function* selected([condition]: readonly Query[], place: Place, results: Results): Generator<Place> {
  if (condition === undefined) return;
  for (const asked of results(condition, place.value)) if (isTrue(asked)) yield place;
}

function inside({ path, value, from = 0 }: Place, by: Json): Place {
  if (typeof by === 'string' && (isObject(value) || value === null))
    return { path: [...path, by], value: value?.[by] ?? null };
  if (typeof by === 'number' && (isArray(value) || value === null)) {
    const at = by < 0 ? by + (value?.length ?? 0) : by;
    return { path: [...path, at + from], value: value?.[at] ?? null };
  }
  throw new QueryError(`del cannot go into ${JSON.stringify(by)} here`);
}

/** `.[from:to]` of a list; null has no part. */
function part({ path, value, from: before = 0 }: Place, from: Json, to: Json): Place {
  if (value === null) return { path, value: [], from: before };
  const all = listOf(value, 'del with a slice');
  const start = typeof from === 'number' ? Math.floor(from) : 0;
  return {
    path,
    value: listOf(slice(all, from, to), 'a slice'),
    from: before + Math.min(all.length, start < 0 ? Math.max(0, start + all.length) : start),
  };
}

function children({ path, value, from = 0 }: Place): readonly Place[] {
  if (isArray(value)) return value.map((entry, at) => ({ path: [...path, at + from], value: entry }));
  entriesOf(value, '.[]');
  return Object.entries(isObject(value) ? value : {}).map(([name, entry]) => ({ path: [...path, name], value: entry }));
}

function* deep(place: Place): Generator<Place> {
  yield place;
  if (isArray(place.value) || isObject(place.value)) for (const child of children(place)) yield* deep(child);
}

/** The places up to the first error. */
function* attempted(query: Query, place: Place, results: Results): Generator<Place> {
  try {
    yield* pathsOf(query, place, results);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
  }
}

/** A value without these places. The last ones go first, so that positions stay right. */
export function deletePaths(value: Json, places: readonly Place[]): Json {
  const paths = places
    .flatMap((place) => (place.from === undefined ? [place] : children(place)))
    .map(({ path }) => path);
  const lastFirst = paths.toSorted((left, right) => compare(right, left));
  const each = lastFirst.filter((path, at) => at === 0 || compare(path, lastFirst[at - 1] ?? []) !== 0);
  return each.reduce((rest, path) => without(rest, path), value);
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
