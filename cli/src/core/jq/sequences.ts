import type { Json } from './json-value.ts';
import { QueryError } from './query-error.ts';

/** `range`: from one number to before another. */
export function* numbers(from: Json, to: Json, step: Json): Generator<number> {
  if (typeof from !== 'number' || typeof to !== 'number' || typeof step !== 'number')
    throw new QueryError('range needs numbers');
  if (step === 0) throw new QueryError('range needs a step other than 0');
  for (let at = from; step > 0 ? at < to : at > to; at += step) yield at;
}

/** The last result, or null. */
export function lastOf(results: Iterable<Json>): Json {
  let last: Json = null;
  for (const value of results) last = value;
  return last;
}

/** At most that many results; no more are evaluated. */
export function* limited(results: Iterable<Json>, count: number): Generator<Json> {
  let left = count;
  if (left <= 0) return;
  for (const value of results) {
    yield value;
    left -= 1;
    if (left <= 0) return;
  }
}

/** Every choice of one value from each, the last one changing first. */
export function* combinations([first, ...others]: readonly Iterable<Json>[]): Generator<readonly Json[]> {
  if (first === undefined) {
    yield [];
    return;
  }
  const rest = [...combinations(others)];
  for (const value of first) for (const values of rest) yield [value, ...values];
}
