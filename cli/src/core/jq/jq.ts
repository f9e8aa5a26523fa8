import { UsageError } from '../command-error.ts';
import { evaluate } from './evaluate.ts';
import type { Json } from './json-value.ts';
import { parseQuery } from './parse-query.ts';
import type { Query } from './query.ts';
import { QueryError } from './query-error.ts';
import type { Scope } from './scope.ts';

/** A query of `--jq`. */
export interface Jq {
  /** Its results for the whole input: one output line each; strings are printed raw. */
  lines(value: unknown): Iterable<string>;
  /** The same for one entry of a list, if the query goes through the list entry by entry (`.[] | …`). Undefined if it
   * needs the whole list. */
  readonly linesOfEntry: ((entry: unknown) => Iterable<string>) | undefined;
}

/** Parses the query of `--jq`. @throws UsageError that explains what is wrong */
export function createJq(text: string, world: Omit<Scope, 'variables'>): Jq {
  const scope = { ...world, variables: new Map<string, Json>() };
  const query = explained(() => parseQuery(text));
  const rest = behindEach(query);
  return {
    lines: (value) => linesOf(query, value, scope),
    linesOfEntry: rest === undefined ? undefined : (entry) => linesOf(rest, entry, scope),
  };
}

function* linesOf(query: Query, value: unknown, scope: Scope): Generator<string> {
  // A value read from JSON or about to be written as JSON.
  const results = evaluate(query, value as Json, scope);
  for (;;) {
    const next = explained(() => results.next());
    if (next.done === true) return;
    yield typeof next.value === 'string' ? next.value : JSON.stringify(next.value);
  }
}

/** What follows a leading `.[]`: `.id` of `.[].id` and of `.[] | .id`. */
function behindEach(query: Query): Query | undefined {
  if (query.is === 'each' && query.of.is === 'identity') return { is: 'identity' };
  if (query.is === 'pipe') {
    const left = behindEach(query.left);
    return left === undefined ? undefined : { is: 'pipe', left, right: query.right };
  }
  if (query.is === 'index' && query.by.is === 'literal') {
    const of = behindEach(query.of);
    return of === undefined ? undefined : { ...query, of };
  }
  return undefined;
}

function explained<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof QueryError) throw new UsageError(`--jq: ${error.message}`, { cause: error });
    throw error;
  }
}
