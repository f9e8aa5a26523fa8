import type { Json } from './json-value.ts';
import type { Query } from './query.ts';

/** What a query can refer to besides its input. */
export interface Scope {
  /** Values of `$name`. */
  readonly variables: ReadonlyMap<string, Json>;
  /** `env` and `$ENV`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970, UTC, for `now`. */
  readonly now: () => number;
}

/** Evaluates a query: what a function does with those it is given. */
export type Results = (query: Query, input: Json, scope: Scope) => Iterable<Json>;
