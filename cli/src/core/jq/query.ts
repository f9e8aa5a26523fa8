import type { Json } from './json-value.ts';

/** A parsed query. */
export type Query =
  | { readonly is: 'identity' | 'all' }
  | { readonly is: 'literal'; readonly value: Json }
  | { readonly is: 'variable'; readonly name: string }
  | { readonly is: 'as'; readonly source: Query; readonly pattern: Pattern; readonly body: Query }
  | {
      readonly is: 'reduce';
      readonly source: Query;
      readonly pattern: Pattern;
      readonly start: Query;
      readonly update: Query;
    }
  | { readonly is: 'text'; readonly parts: readonly (string | Query)[]; readonly format?: string }
  | { readonly is: 'index'; readonly of: Query; readonly by: Query }
  | { readonly is: 'slice'; readonly of: Query; readonly from: Query | undefined; readonly to: Query | undefined }
  | { readonly is: 'each' | 'negative'; readonly of: Query }
  | { readonly is: 'try'; readonly of: Query }
  | { readonly is: 'list'; readonly of: Query | undefined }
  | { readonly is: 'object'; readonly entries: readonly { readonly name: Query; readonly value: Query }[] }
  | { readonly is: 'pipe' | 'comma' | 'otherwise'; readonly left: Query; readonly right: Query }
  | Logic
  | { readonly is: 'operation'; readonly operator: Operator; readonly left: Query; readonly right: Query }
  | { readonly is: 'if'; readonly condition: Query; readonly yes: Query; readonly no: Query | undefined }
  | { readonly is: 'call'; readonly name: string; readonly args: readonly Query[] };

/** What `as` takes apart: `$x`, `[$a, $b]`, or `{a: $x, $b}`. A field has a variable, a pattern, or both. */
export type Pattern =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'list'; readonly of: readonly Pattern[] }
  | {
      readonly is: 'object';
      readonly of: readonly {
        readonly key: Query;
        readonly name?: string | undefined;
        readonly value?: Pattern | undefined;
      }[];
    };

/** Two conditions. */
export interface Logic {
  readonly is: 'and' | 'or';
  readonly left: Query;
  readonly right: Query;
}

/** An operator between two values. */
export type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';
