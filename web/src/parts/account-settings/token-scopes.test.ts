import { operationAccess } from '@grt/sdk/contract';
import { expect, it } from 'vitest';
import { adminScopes, clientScopes, superAdminScopes, type TokenScope } from './token-scopes.ts';

type Role = 'client' | 'admin' | 'super_admin';

it.each<[Role, readonly TokenScope[]]>([
  ['client', clientScopes],
  ['admin', adminScopes],
  ['super_admin', superAdminScopes],
])('offers a %s every scope that has a call, and no other', (role, offered) => {
  const theirs = Object.values(operationAccess).filter(({ roles }) => (roles as readonly Role[]).includes(role));
  const scopes = new Set(theirs.flatMap((access) => access.scopes).filter((scope) => scope !== '*'));
  expect(offered.map(({ scope }) => scope).toSorted()).toEqual([...scopes].toSorted());
});
