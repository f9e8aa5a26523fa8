import { fieldOf } from './access.ts';
import type { Json } from './json-value.ts';
import type { Pattern } from './query.ts';
import type { Results, Scope } from './scope.ts';

/** The scopes in which the variables of a pattern have the values that it finds: one, or several if a name in it is a
 * query with several results. */
export function* destructured(pattern: Pattern, value: Json, scope: Scope, results: Results): Generator<Scope> {
  if (pattern.is === 'name') yield withVariable(scope, pattern.name, value);
  else if (pattern.is === 'list') yield* inList(pattern.of, { value, scope, results });
  else yield* inObject(pattern.of, { value, scope, results });
}

interface Found {
  readonly value: Json;
  readonly scope: Scope;
  readonly results: Results;
}

function* inList(patterns: readonly Pattern[], { value, scope, results }: Found, at = 0): Generator<Scope> {
  const pattern = patterns[at];
  if (pattern === undefined) yield scope;
  else
    for (const bound of destructured(pattern, fieldOf(value, at), scope, results))
      yield* inList(patterns, { value, scope: bound, results }, at + 1);
}

type Fields = Extract<Pattern, { readonly is: 'object' }>['of'];

function* inObject([field, ...others]: Fields, { value, scope, results }: Found): Generator<Scope> {
  if (field === undefined) {
    yield scope;
    return;
  }
  for (const name of results(field.key, value, scope)) {
    const found = fieldOf(value, name);
    const own = field.name === undefined ? scope : withVariable(scope, field.name, found);
    const inner = field.value === undefined ? [own] : destructured(field.value, found, own, results);
    for (const bound of inner) yield* inObject(others, { value, scope: bound, results });
  }
}

function withVariable(scope: Scope, name: string, value: Json): Scope {
  return { ...scope, variables: new Map([...scope.variables, [name, value]]) };
}
