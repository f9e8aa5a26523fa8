import { described, entriesOf, listOf } from './functions.ts';
import { isArray, isObject, type Json } from './json-value.ts';
import { QueryError } from './query-error.ts';

/** A value and everything in it, at any depth. */
export function* everything(value: Json): Generator<Json> {
  yield value;
  if (isArray(value) || isObject(value)) for (const entry of entriesOf(value, '..')) yield* everything(entry);
}

/** `.name` and `.[position]`. */
export function fieldOf(of: Json, by: Json): Json {
  if (of === null && (typeof by === 'string' || typeof by === 'number')) return null;
  if (isArray(of) && typeof by === 'number') return of.at(Math.floor(by)) ?? null;
  if (isObject(of) && typeof by === 'string') return Object.hasOwn(of, by) ? (of[by] ?? null) : null;
  throw new QueryError(`${described(of)} has no ${described(by)}`);
}

/** `.[from:to]` */
export function slice(of: Json, from: Json, to: Json): Json {
  const start = typeof from === 'number' ? Math.floor(from) : 0;
  const end = typeof to === 'number' ? Math.ceil(to) : undefined;
  if (of === null) return null;
  if (typeof of === 'string') return Array.from(of).slice(start, end).join('');
  return listOf(of, 'a slice').slice(start, end);
}
