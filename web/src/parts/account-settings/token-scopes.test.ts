import { administratorRoleValues, roleHasScope, scopeValues } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { clientScopes, scopeAreas, scopesOfRole } from './token-scopes.ts';

it('offers every scope that a role may use in exactly one area', () => {
  for (const role of administratorRoleValues) {
    const offered = scopeAreas(scopesOfRole(role)).flatMap(({ scopes }) => scopes.map(({ scope }) => scope));
    expect(offered.toSorted()).toEqual(scopeValues.filter((scope) => roleHasScope(role, scope)).toSorted());
  }
  const ofClients = scopeAreas(clientScopes).flatMap(({ scopes }) => scopes);
  expect(ofClients).toHaveLength(clientScopes.length);
});
