import { administratorRoleValues, operationAccess, type AccountRole } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { clientScopes, scopesOfRole, type TokenScope } from './token-scopes.ts';

it.each<[AccountRole, readonly TokenScope[]]>([
  ['client', clientScopes],
  ...administratorRoleValues.map((role) => [role, scopesOfRole(role)] as [AccountRole, readonly TokenScope[]]),
])('offers a %s every scope that has a call, and no other', (role, offered) => {
  const theirs = Object.values(operationAccess).filter(({ roles }) => roles.includes(role));
  const scopes = new Set(theirs.flatMap((access) => access.scopes).filter((scope) => scope !== '*'));
  expect(offered.map(({ scope }) => scope).toSorted()).toEqual([...scopes].toSorted());
});
