import { operationAccess } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { clientScopes } from './client-scopes.ts';

it('offers every scope that has a call for clients, and no other', () => {
  const theirs = Object.values(operationAccess).filter(({ roles }) => roles.includes('client'));
  const scopes = new Set(theirs.flatMap((access) => access.scopes).filter((scope) => scope !== '*'));
  expect(clientScopes.map(({ scope }) => scope).toSorted()).toEqual([...scopes].toSorted());
});
