import { entriesOf, fromEntries, listOf, objectOf } from './functions.ts';
import { compare, isArray, isTrue, type Json } from './json-value.ts';
import { QueryError } from './query-error.ts';

/** The functions that evaluate a query on each entry.
 * @param results - of the query on an entry */
export function ofEntries(name: string, results: (entry: Json) => Iterable<Json>, input: Json): Json {
  const mapped = (entry: Json): Json => firstOf(results(entry));
  switch (name) {
    case 'map':
      return entriesOf(input, name).flatMap((entry) => Array.from(results(entry)));
    case 'map_values':
      return isArray(input)
        ? input.map(mapped)
        : Object.fromEntries(Object.entries(objectOf(input, name)).map(([key, value]) => [key, mapped(value)]));
    case 'with_entries':
      return fromEntries(
        Object.entries(objectOf(input, name)).flatMap(([key, value]) => Array.from(results({ key, value }))),
      );
    case 'any':
      return entriesOf(input, name).some((entry) => isTrue(mapped(entry)));
    case 'all':
      return entriesOf(input, name).every((entry) => isTrue(mapped(entry)));
    default:
      return bySort(name, mapped, input);
  }
}

function bySort(name: string, keyOf: (entry: Json) => Json, input: Json): Json {
  const keyed = listOf(input, name).map((entry) => ({ entry, key: keyOf(entry) }));
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

/** The first result, or null. */
export function firstOf(results: Iterable<Json>): Json {
  for (const value of results) return value;
  return null;
}
