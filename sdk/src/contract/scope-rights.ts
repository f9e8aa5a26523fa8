import { roleBits } from './rights.gen.ts';
import type { AdministratorRole, Scope } from './schema.gen.ts';
import { scopeRights } from './scope-rights.gen.ts';

/** Whether this role has a call that needs the scope. */
export function roleHasScope(role: AdministratorRole, scope: Scope): boolean {
  return ((scopeRights[scope] ?? 0) & roleBits[role]) !== 0;
}
