import { operationAccess } from './access.gen.ts';
import type { AccountRole, Scope } from './schema.gen.ts';

/** Every scope that has a call for this role: what a token of such an account may have. */
export function ownScopes(role: AccountRole): ReadonlySet<Scope> {
  const theirs = Object.values(operationAccess).filter(({ roles }) => roles.includes(role));
  return new Set(theirs.flatMap(({ scopes }) => scopes.filter((scope): scope is Scope => scope !== '*')));
}
