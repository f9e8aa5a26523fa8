import { scopeValues } from '@grt/sdk/contract';
import type { Suggestion } from './suggestion.ts';

/** Completions of `--scope feeds:read,…`: the scopes that are not in it yet. */
export function scopesFor(typed: string): readonly Suggestion[] {
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  const chosen = new Set(before.split(','));
  return scopeValues.filter((scope) => !chosen.has(scope)).map((scope) => ({ value: before + scope, about: '' }));
}
