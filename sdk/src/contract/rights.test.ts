import { describe, expect, it } from 'vitest';
import { operationAccess } from './access.gen.ts';
import { administratorRoleValues } from './enums.gen.ts';
import type { OperationId } from './operation-types.ts';
import { roleMay, roleMaySend } from './rights.ts';
import type { Scope } from './schema.gen.ts';
import { roleHasScope } from './scope-rights.ts';

const ids = Object.keys(operationAccess) as OperationId[];

describe.each(administratorRoleValues)('what a browser knows about the role %s', (role) => {
  it('is what the contract says about every operation', () => {
    const allowed = ids.filter((id) => operationAccess[id].roles.includes(role));
    expect(ids.filter((id) => roleMay(role, id))).toEqual(allowed);
  });

  it('includes the scopes that have a call for it', () => {
    const scopes = new Set(ids.flatMap((id) => operationAccess[id].scopes).filter((scope) => scope !== '*'));
    const useful = new Set(
      ids.filter((id) => operationAccess[id].roles.includes(role)).flatMap((id) => operationAccess[id].scopes),
    );
    const known = [...scopes].filter((scope) => roleHasScope(role, scope as Scope));
    expect(known.toSorted()).toEqual([...scopes].filter((scope) => useful.has(scope)).toSorted());
  });
});

it('knows the fields that a role may send', () => {
  expect(roleMaySend('finance', 'settings.update', 'floor_price')).toBe(true);
  expect(roleMaySend('finance', 'settings.update', 'registration_open')).toBe(false);
  expect(roleMaySend('admin', 'settings.update', 'registration_open')).toBe(true);
});
